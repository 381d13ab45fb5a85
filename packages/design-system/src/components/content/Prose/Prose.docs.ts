import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Prose. */
export const proseDocs: ComponentDocs = {
  use: ['For a static page of headings, paragraphs, lists and tables.'],
  avoid: ['For the parts of a screen: Heading and Text.'],
  anatomy: [['Body', 'Max 68 characters in a line', '.Prose_prose']],
  anatomyStory: 'Policy',
  keyboard: [],
  content: ['Short paragraphs of one idea; headings that say the content, not “Introduction”.'],
  accessibility: ['The headings stay as they are in the text: begin with h2 below the page’s h1.'],
  do: ['Keep tables to two or three columns.'],
  dont: ['Controls inside running text.'],
  code: `<Prose>
  <h2>What it costs</h2>
  <p>
    Delivery inside Kerala is free, and you can <a href="#orders">follow it in your orders</a>.
  </p>
  <ul>
    <li>Kerala: 0-2 days</li>
    <li>Elsewhere: 3-7 days</li>
  </ul>
</Prose>`,
};

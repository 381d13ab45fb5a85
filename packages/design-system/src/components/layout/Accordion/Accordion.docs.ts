import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Accordion. */
export const accordionDocs: ComponentDocs = {
  use: ['For long sections of which a reader needs one or two.'],
  avoid: ['For views of one thing: Tabs.', 'For one short aside: Disclosure.'],
  anatomy: [
    ['Header', 'A button with the title', '.Accordion_trigger'],
    ['Panel', 'The content', '.Accordion_content'],
  ],
  anatomyStory: 'FirstOpen',
  keyboard: [
    ['Tab', 'Moves through the headers'],
    ['Enter, Space', 'Opens or closes a section'],
    ['Up, Down', 'Move between headers'],
    ['Home, End', 'First and last header'],
  ],
  content: ['Headings say the content, so that closed ones can be skipped.'],
  accessibility: ['Each header says whether its panel is open.', 'Follows the WAI-ARIA pattern “Accordion”.'],
  do: [
    'Begin each title with the word that a reader looks for.',
    'Open a section from the start when most people need it.',
  ],
  dont: [
    'Hiding what everybody needs.',
    'An accordion in an accordion, or one that splits a form.',
    'A section that cannot be opened: leave it out.',
  ],
};

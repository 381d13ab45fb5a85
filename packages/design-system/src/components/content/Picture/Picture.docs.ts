import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Picture. */
export const pictureDocs: ComponentDocs = {
  use: ['For each picture of a product or a page.'],
  avoid: ['For a drawing in a control: Icon.'],
  anatomy: [
    ['Frame', 'Keeps the place', '.Picture_frame'],
    ['Sources', 'One file in several widths', 'img[srcset]', 'Responsive'],
    ['Fallback', 'When it cannot be loaded', '.Picture_placeholder'],
  ],
  anatomyStory: 'Placeholder',
  keyboard: [],
  content: ['Alternative text says what is seen and is empty where the name stands beside it.'],
  accessibility: ['An empty alternative text makes it decorative, also when it fails.'],
  do: ['Give sizes, so that the browser loads no more than it needs.'],
  dont: ['Text in the picture without the same text on the page.'],
};

import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Marquee. */
export const marqueeDocs: ComponentDocs = {
  use: ['For one short text above the header, such as an offer.'],
  avoid: ['For a text that matters: Alert.'],
  anatomy: [
    ['Text', 'Repeated 15 times', '.Marquee_strip'],
    ['Pause', 'Stops it', '.Marquee_pause button'],
  ],
  keyboard: [
    ['Tab', 'Moves to Pause'],
    ['Enter, Space', 'Pauses or goes on'],
  ],
  content: ['Short facts that can be missed.'],
  accessibility: ['Read once; it does not move with reduced motion.'],
  do: ['Keep it below ten words.'],
  dont: ['Links in the moving text.'],
};

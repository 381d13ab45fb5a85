import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Switch. */
export const switchDocs: ComponentDocs = {
  use: ['For a setting that acts at once.'],
  avoid: ['In a form that is saved later: Checkbox.'],
  anatomy: [
    ['Label', 'What is on or off', '.Switch_label'],
    ['Description', 'What changes when it is on', '.Switch_description'],
    ['State', 'On or Off in words', '.Switch_state'],
    ['Track and knob', 'The native checkbox, drawn', '.Switch_track'],
  ],
  anatomyStory: 'Off',
  keyboard: [['Space', 'Moves it']],
  content: [
    'A noun that is on or off: “Newsletter”. It takes effect at once.',
    'The label stays the same when it moves; the word beside it says On or Off.',
  ],
  accessibility: [
    'Role switch with its state; unavailableReason becomes the description.',
    'Follows the WAI-ARIA pattern “Switch”.',
  ],
  do: ['Save at once, and say when that failed.'],
  dont: ['A switch that needs a Save button.'],
};

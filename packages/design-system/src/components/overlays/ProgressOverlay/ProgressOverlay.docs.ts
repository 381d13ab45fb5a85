import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of ProgressOverlay. */
export const progressOverlayDocs: ComponentDocs = {
  use: ['Over a form while its work takes seconds, such as an upload.'],
  avoid: ['For a press that takes a moment: busy of Button.'],
  anatomy: [
    ['Spinner', 'Until the progress is known', '.Spinner_ring'],
    ['Bar', 'Percent', '.ProgressOverlay_bar', 'Percent'],
    ['Result', 'Done, or what failed', '.ProgressOverlay_sign', 'Done'],
  ],
  anatomyStory: 'Working',
  keyboard: [],
  content: ['What is being done, and how much of it: “3 of 8 pictures”.'],
  accessibility: ['The text is a status, a failure an alert; percent is not read at every step.'],
  do: ['Say what runs and what is left.'],
  dont: ['Covering what the person could do meanwhile.'],
};

import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of ConfirmDialog. */
export const confirmDialogDocs: ComponentDocs = {
  use: ['Before something final or costly.'],
  avoid: ['Before something that can be undone: do it, and offer Undo in a toast.'],
  anatomy: [
    ['Title', 'The question', '[role=alertdialog] h2'],
    ['Description', 'What will happen, by name', '.Dialog_description'],
    ['Cancel', 'Has the focus first', '.Dialog_footer button:first-of-type'],
    ['Confirm', 'The act as a verb', '.Dialog_footer button:last-of-type'],
  ],
  anatomyStory: 'Opened',
  keyboard: [
    ['Escape', 'Is the way back'],
    ['Enter', 'Presses the button with the focus'],
  ],
  content: ['The heading asks (“Remove this address?”), the text says what is lost, the button repeats the verb.'],
  accessibility: ['Role alertdialog.'],
  do: ['Name the thing: “Order 1042 becomes delivered”.'],
  dont: ['“Are you sure?” without saying of what.', 'A confirmation before each small act: people stop reading it.'],
};

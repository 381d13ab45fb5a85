import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Drawer. */
export const drawerDocs: ComponentDocs = {
  use: ['For a side task: menu, filters, one row of a table.'],
  avoid: ['For a question: Dialog.'],
  anatomy: [
    ['Sheet', 'From the start, the end or from below', '.Drawer_drawer'],
    ['Title', 'Names it', '[role=dialog] h2'],
    ['Body and footer', 'As in a dialog', '.Dialog_body + .Dialog_footer', 'Right'],
  ],
  anatomyStory: 'Left',
  keyboard: [
    ['Tab', 'Stays inside'],
    ['Escape', 'Closes'],
  ],
  content: ['The heading is the name of the control that opens it.'],
  accessibility: ['The focus returns to what opened it.', 'Follows the WAI-ARIA pattern “Dialog (Modal)”.'],
  do: ['From below on a phone.', 'Keep its actions in sight while its content scrolls.'],
  dont: ['For what must be seen beside the page.', 'A form of several steps: give it a page.'],
};

import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Dialog. */
export const dialogDocs: ComponentDocs = {
  use: ['To ask for something before going on.'],
  avoid: ['For news that need no answer: Toast.', 'For side tasks such as filters: Drawer.'],
  anatomy: [
    ['Overlay', 'Dims the page; a press closes', '.Dialog_overlay'],
    ['Title and description', 'Read when it opens', '.Dialog_titleBlock'],
    ['Body', 'Scrolls when it is higher than the screen', '.Dialog_body'],
    [
      'Footer',
      'Actions, the strongest last; on a phone below each other, the strongest at the bottom',
      '.Dialog_footer',
    ],
  ],
  anatomyStory: 'Opened',
  keyboard: [
    ['Tab', 'Stays inside'],
    ['Escape', 'Closes'],
  ],
  content: ['The heading says the task; the close button is named.'],
  accessibility: [
    'The focus goes in on opening and back to what opened it.',
    'Where the action may remove what opened it, as in a list, fallbackFocus names the next place.',
    'reading lets the keyboard scroll a text.',
    'Follows the WAI-ARIA pattern “Dialog (Modal)”.',
  ],
  do: [
    'One question a dialog.',
    'Open it by a press only, never when a page loads.',
    'Let Back close it where it fills a phone.',
    'Use the same verb in title and button.',
  ],
  dont: ['A dialog over a dialog.', 'A dialog for what people do again and again: give it a place on the page.'],
};

import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Button. */
export const buttonDocs: ComponentDocs = {
  use: ['To do something on this page: save, add, place.'],
  avoid: ['To go to another page: that is a ButtonLink or TextLink.', 'For one of several views: Tabs.'],
  anatomy: [
    ['Label', 'A verb and its object', '.Button_content'],
    ['Icon', 'Before or after the label, never alone', '.Button_content svg', 'Matrix'],
    ['Spinner', 'Takes the label’s place while it is busy; the width holds', '.Button_busyMark', 'Matrix'],
    ['Reason', 'Why nothing happens, on hover and focus', '.Button_reason', 'Unavailable'],
  ],
  keyboard: [['Enter, Space', 'Presses it']],
  content: ['A verb and its object: “Add to cart”. The words do not change while it waits.'],
  accessibility: [
    'Never disabled: aria-disabled keeps it in the tab order, and unavailableReason is its description.',
    'The busy label is read after the name.',
    'At least 44 px high in every size.',
    'The colour of danger is not read aloud: the label says what is lost.',
  ],
  do: [
    'One primary button a view.',
    'Name the act: “Place order”.',
    'Give unavailableReason when it cannot be pressed.',
    'Set busy while the call runs: a second press then does nothing.',
    'Keep one order of buttons in the whole shop: the strongest last.',
  ],
  dont: [
    '“OK” or “Submit” as a label.',
    'Two primary buttons side by side.',
    'Danger for what can be undone.',
    'Danger for the first press: ask first, and give the last button the colour.',
  ],
};

import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Button. */
export const buttonDocs: ComponentDocs = {
  use: ['To do something on this page: save, add, place.'],
  avoid: ['To go to another page: that is a ButtonLink or TextLink.', 'For one of several views: Tabs.'],
  anatomy: [
    ['Label', 'A verb and its object'],
    ['Icon', 'Before or after the label, never alone'],
    ['Spinner', 'Takes the label’s place while it is busy; the width holds'],
    ['Reason', 'Why nothing happens, on hover and focus'],
  ],
  keyboard: [['Enter, Space', 'Presses it']],
  content: ['A verb and its object: “Add to cart”. The words do not change while it waits.'],
  accessibility: [
    'Never disabled: aria-disabled keeps it in the tab order, and unavailableReason is its description.',
    'The busy label is read after the name.',
    'At least 44 px high in every size.',
  ],
  do: [
    'One primary button a view.',
    'Name the act: “Place order”.',
    'Give unavailableReason when it cannot be pressed.',
  ],
  dont: ['“OK” or “Submit” as a label.', 'Two primary buttons side by side.', 'Danger for what can be undone.'],
};

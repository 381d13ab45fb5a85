import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of TextField. */
export const textFieldDocs: ComponentDocs = {
  use: ['For one line of text: a name, an address, a number.'],
  avoid: ['For several lines: TextArea.', 'For one of a known list: Select or RadioGroup.'],
  anatomy: [
    ['Label', 'Always shown'],
    ['Leading and trailing', 'A sign, a unit or a control'],
    ['Input', '16 px at least, so that a phone does not zoom'],
    ['Hint', 'How to fill it, before anything is wrong'],
    ['Error', 'What is wrong and how to right it'],
  ],
  keyboard: [
    ['Tab', 'Moves to the field'],
    ['Typing', 'Changes the value'],
  ],
  content: ['A label that stays visible; an example in the hint, not in the field.'],
  accessibility: [
    'Hint and error are its description; the error’s place is a live region from the start.',
    'error sets aria-invalid.',
  ],
  do: ['Say the format in the hint.', 'Set autocomplete and inputMode.'],
  dont: ['A placeholder in place of a label.', 'An error that only says “invalid”.'],
};

import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of TextField. */
export const textFieldDocs: ComponentDocs = {
  use: ['For one line of text: a name, an address, a number.'],
  avoid: ['For several lines: TextArea.', 'For one of a known list: Select or RadioGroup.'],
  anatomy: [
    ['Label', 'Always shown', '.Field_label'],
    ['Leading and trailing', 'A sign, a unit or a control', '.Field_slot', 'States'],
    ['Input', '16 px at least, so that a phone does not zoom', 'input'],
    ['Hint', 'How to fill it, before anything is wrong', '.Field_hint'],
    ['Error', 'What is wrong and how to right it', '.Field_error'],
  ],
  anatomyStory: 'WithError',
  keyboard: [
    ['Tab', 'Moves to the field'],
    ['Typing', 'Changes the value'],
  ],
  errors: [
    ['Empty', 'Enter your first name'],
    ['Too long', 'First name must be 35 characters or fewer'],
    ['Characters that cannot be used', 'Coupon must only have letters and digits'],
    ['Wrong form', 'Enter an e-mail address, such as asha@example.com'],
    ['Not a number', 'Pincode must be 6 digits'],
  ],
  content: [
    'A label that stays visible; an example in the hint, not in the field.',
    'Name the field in the error, so that it can be understood alone. “optional” belongs to the label.',
    'The hint is one short sentence without a link: it is read as a whole with the field.',
  ],
  accessibility: [
    'Hint and error are its description; the error’s place is a live region from the start.',
    'error sets aria-invalid.',
    'A sign such as ₹ is not read as part of the name: the label says the unit too.',
  ],
  do: [
    'Say the format in the hint.',
    'Set autocomplete and inputMode.',
    'Make the field as wide as the expected text.',
    'Turn spellCheck off for names, codes and addresses of e-mail.',
  ],
  dont: [
    'A placeholder in place of a label.',
    'An error that only says “invalid”.',
    'A maxLength that cuts what is pasted: say the limit, and show an error above it.',
    'Stopping paste.',
    'The type number: it changes with the mouse wheel. inputMode opens the digits.',
  ],
};

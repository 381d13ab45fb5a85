import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of MeasureField. */
export const measureFieldDocs: ComponentDocs = {
  use: ['For a number with a unit, such as a size of a theme.'],
  avoid: ['For a quantity in a bag: QuantityStepper.'],
  anatomy: [
    ['Label', 'Above', '.Field_label'],
    ['Number', 'With its range', 'input[type=number]'],
    ['Unit', 'Beside the number', '.Field_slot'],
    ['Error', 'A number outside the range', '.Field_error', 'WithError'],
  ],
  keyboard: [
    ['Tab', 'Moves to the number'],
    ['Up, Down', 'Change it by one step'],
  ],
  errors: [
    ['Outside the range', 'Use 11 to 128 px'],
    ['Not a number', 'Enter a number'],
  ],
  content: ['The unit stands after the number, not in the label.'],
  accessibility: ['The error names the range with its unit, and is read when it appears.'],
  do: ['Say the range in the error.'],
  dont: ['Changing the number to the nearest allowed one without a word.'],
};

import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of QuantityStepper. */
export const quantityStepperDocs: ComponentDocs = {
  use: ['For a small count that is changed by one.'],
  avoid: ['For large or typed numbers: TextField.'],
  anatomy: [
    ['Minus', 'One less', '.QuantityStepper_step:first-child'],
    ['Value', 'Announced when it changes', '.QuantityStepper_value'],
    ['Plus', 'One more', '.QuantityStepper_step:last-child'],
    ['Reason', 'Why a limit is reached', '.QuantityStepper_reason', 'Most'],
  ],
  keyboard: [['Enter, Space', 'Presses it']],
  content: ['The name has the product: “Quantity of Coast Polo”. The limit is said when it is reached.'],
  accessibility: ['A group with the thing’s name; the limits’ reasons are descriptions.'],
  do: ['Give maxReason: “Only 3 left”.', 'Begin with 1.'],
  dont: ['Taking the last one away with minus: offer Remove.', 'For a number that is more than a few presses away.'],
};

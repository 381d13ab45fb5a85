import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of PriceRangeSlider. */
export const priceRangeSliderDocs: ComponentDocs = {
  use: ['To filter by price.'],
  avoid: ['For one number: MeasureField.'],
  anatomy: [
    ['Thumbs', 'Lowest and highest price', '.PriceRangeSlider_thumb'],
    ['Fields', 'The same as numbers', '.PriceRangeSlider_fields'],
    ['Track', 'Open at its end', '.PriceRangeSlider_track'],
  ],
  keyboard: [
    ['Tab', 'Moves through thumbs and fields'],
    ['Arrow keys', 'Move a thumb by one step'],
    ['Page Up, Page Down', 'Move it further'],
    ['Home, End', 'Move it to its end'],
  ],
  errors: [],
  content: ['Both ends are read with the currency: “From ₹500”.'],
  accessibility: [
    'Each thumb is named and reads its price as a text.',
    'Follows the WAI-ARIA pattern “Slider (Multi-Thumb)”.',
  ],
  do: ['Load the list when a thumb is released.'],
  dont: [
    'A slider without fields: a price could not be typed.',
    'A range of fewer than five steps: CheckList shows them all.',
  ],
};

import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of HeartToggle. */
export const heartToggleDocs: ComponentDocs = {
  use: ['To put a product on the wishlist from a card or a product page.'],
  avoid: ['For a setting: Switch.'],
  anatomy: [
    ['Button', '44 px', '.HeartToggle_root'],
    ['Heart', 'An outline, filled when pressed', '.HeartToggle_heart'],
  ],
  keyboard: [
    ['Tab', 'Moves to the heart'],
    ['Enter, Space', 'Toggles it'],
  ],
  content: ['The name says what a press does and with what: “Add Coast Polo to wishlist”.'],
  accessibility: [
    'aria-pressed says the state; the label is the same in both.',
    'It stays focusable while the change is saved.',
  ],
  do: ['Name the product and the list: “Coast Polo in wishlist”.'],
  dont: ['A label that changes with the state: it would be read twice.'],
};

import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of ProductCard. */
export const productCardDocs: ComponentDocs = {
  use: ['For a product in a grid or shelf.'],
  avoid: ['For a line in the bag: CartLineItem.'],
  anatomy: [
    ['Plate', '4:5, a second view under a pointer', '.ProductCard_plate'],
    ['Badge', 'Sold out, or the offer', '.ProductCard_badge', 'SoldOut'],
    ['Heart', 'Above the link', '.ProductCard_heart'],
    ['Name', 'The card’s one link', '.ProductCard_name'],
    ['Price and dots', 'Below the name', '.PriceTag_root + .ColourDots_root'],
  ],
  keyboard: [
    ['Tab', 'Name, then heart'],
    ['Enter', 'Opens the product'],
  ],
  content: ['The name as the maker writes it. The badge has one or two words: “Sold out”, “−30%”.'],
  accessibility: ['One link a card; the picture’s alt is empty, as the name stands beside it.'],
  do: ['Give every amount ready to show.'],
  dont: ['A second link on the picture.'],
};

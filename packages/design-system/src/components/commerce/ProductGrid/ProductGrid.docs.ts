import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of ProductGrid. */
export const productGridDocs: ComponentDocs = {
  use: ['For a list of product cards.'],
  avoid: ['For a short row that scrolls: Carousel.'],
  anatomy: [
    ['List', 'Named', 'ul'],
    ['Cells', 'One card each', '.ProductGrid_shelfItem'],
  ],
  keyboard: [['Tab', 'Moves through the cards in reading order']],
  content: ['Its heading says what is listed and how many.'],
  accessibility: ['A list with a name, so that its length is read.'],
  do: ['Use rows="whole" for a shelf that shows a part of a list.'],
  dont: ['rows="whole" for a whole list: its last products would be hidden.'],
};

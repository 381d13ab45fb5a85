import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Carousel. */
export const carouselDocs: ComponentDocs = {
  use: ['For a row of tiles that is longer than the screen.'],
  avoid: ['For what must be seen: ProductGrid.'],
  anatomy: [
    ['Slides', 'One scroller', '.Carousel_track'],
    ['Previous, Next', 'Stop at the ends', '.Carousel_buttons'],
  ],
  keyboard: [
    ['Tab', 'Moves through the buttons and the slides'],
    ['Enter, Space', 'Goes on by one window'],
  ],
  content: ['The name says what is shown: “Categories”.'],
  accessibility: ['A named carousel; it never moves by itself.'],
  do: ['Let the next slide be seen in part.'],
  dont: ['Slides that move by themselves.'],
};

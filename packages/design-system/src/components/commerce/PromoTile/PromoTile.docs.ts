import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of PromoTile. */
export const promoTileDocs: ComponentDocs = {
  use: ['For a campaign or a collection.'],
  avoid: ['For a category: CategoryTile.'],
  anatomy: [
    ['Picture', 'Fills the tile', '.PromoTile_picture'],
    ['Headline', 'Two to four words', '.PromoTile_headline'],
    ['Call to action', 'Looks like a button, is part of the link', '.PromoTile_line'],
  ],
  keyboard: [
    ['Tab', 'Moves to the link'],
    ['Enter', 'Follows the link'],
  ],
  content: ['A headline of up to five words; what is offered, until when.'],
  accessibility: ['One link; its text keeps the light theme’s pair on the picture.'],
  do: ['Choose the picture so that the headline stands on a calm part.'],
  dont: ['Two links in one tile.'],
};

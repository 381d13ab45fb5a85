import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of CategoryTile. */
export const categoryTileDocs: ComponentDocs = {
  use: ['To lead to one category from the home page.'],
  avoid: ['For a campaign with a headline: PromoTile.'],
  anatomy: [
    ['Picture', 'A square plate, decorative', '.CategoryTile_plate'],
    ['Name', 'The text of the link', '.CategoryTile_name'],
    ['Detail', 'A short addition, such as a count', '.CategoryTile_detail', 'WithDetail'],
  ],
  keyboard: [
    ['Tab', 'Moves to the link'],
    ['Enter', 'Follows the link'],
  ],
  content: ['The category’s name alone, one to three words, no “Shop” before it.'],
  accessibility: ['One link; the picture has an empty alternative text, because the name is below it.'],
  do: ['Use pictures of the same crop in one row.'],
  dont: ['Text inside the picture.'],
};

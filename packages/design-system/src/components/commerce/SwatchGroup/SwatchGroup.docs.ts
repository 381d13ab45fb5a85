import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of SwatchGroup. */
export const swatchGroupDocs: ComponentDocs = {
  use: ['To choose the colour of a product.'],
  avoid: ['To filter by several colours: CheckList.'],
  anatomy: [
    ['Legend', 'With the name of the chosen colour', '.SwatchGroup_legend'],
    ['Swatches', 'A radio button for each colour', '.SwatchGroup_option'],
    ['Sold out', 'Marked, with a word', '.SwatchGroup_option[data-stock=out]'],
  ],
  keyboard: [
    ['Tab', 'Moves into the group'],
    ['Arrow keys', 'Move the choice'],
  ],
  content: ['The label is “Colour”; the chosen colour’s name stands beside it.'],
  accessibility: ['Native radio buttons, named by the colour; sold out is read as a word.'],
  do: ['Show the picture of the chosen colour at once.'],
  dont: ['Two colours with the same name.'],
};

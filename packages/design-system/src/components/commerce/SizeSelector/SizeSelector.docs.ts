import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of SizeSelector. */
export const sizeSelectorDocs: ComponentDocs = {
  use: ['To choose a size on a product page.'],
  avoid: ['To filter by size: CheckList.'],
  anatomy: [
    ['Legend', 'Names the group', '.SizeSelector_legend'],
    ['Chips', 'A radio button for each size', '.SizeSelector_option'],
    ['Sold out', 'Struck, with a word', '.SizeSelector_option[data-stock=out]'],
  ],
  keyboard: [
    ['Tab', 'Moves into the group'],
    ['Arrow keys', 'Move the choice'],
  ],
  content: ['Sizes as on the label (S, M, 2XL). A size that is sold out stays and says so.'],
  accessibility: ['Native radio buttons in a fieldset; a size that is sold out says so in words.'],
  do: ['Order the sizes from small to large.'],
  dont: ['Hiding sizes that are sold out.'],
};

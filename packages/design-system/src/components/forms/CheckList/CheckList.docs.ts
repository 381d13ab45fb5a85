import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of CheckList. */
export const checkListDocs: ComponentDocs = {
  use: ['For filters: one answer or several, with counts.'],
  avoid: ['For one question of a form: RadioGroup.'],
  anatomy: [
    ['Legend', 'Names the group', '.CheckList_legend'],
    ['Option', 'A radio button or a box with its label', '.CheckList_option'],
    ['Count', 'How many results it has', '.CheckList_count'],
  ],
  keyboard: [
    ['Tab', 'Moves through boxes, or into the radio buttons'],
    ['Space', 'Ticks a box'],
    ['Arrow keys', 'Move the choice of radio buttons'],
  ],
  content: ['Options as nouns in the same form, in the order that the reader expects.'],
  accessibility: ['Native controls in a group; an option without results stays reachable and says so.'],
  do: [
    'Keep the order of the options while the counts change.',
    'Order options by size or alphabet when no order is known.',
  ],
  dont: ['Hiding options without results.'],
};

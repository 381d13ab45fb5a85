import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of FilterChip. */
export const filterChipDocs: ComponentDocs = {
  use: ['To show an applied filter above a list.'],
  avoid: ['To choose a filter: CheckList.'],
  anatomy: [
    ['Label', 'The value of the filter', '.FilterChip_words'],
    ['Cross', 'Says that a press removes it', '.FilterChip_chip svg'],
    ['Row', 'FilterChipRow names the list', '.FilterChip_row', 'InARow'],
  ],
  keyboard: [
    ['Tab', 'Moves to the chip'],
    ['Enter, Space', 'Removes the filter'],
  ],
  content: ['The value alone (“Navy”), without the name of the filter.'],
  accessibility: ['The name begins with what a press does: “Remove filter: Black”.'],
  do: ['Move the focus to the next chip after a removal.'],
  dont: ['A chip for a filter that is not applied.'],
};

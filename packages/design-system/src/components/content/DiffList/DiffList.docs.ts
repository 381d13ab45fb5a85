import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of DiffList. */
export const diffListDocs: ComponentDocs = {
  use: ['To show which values an import or an edit changes.'],
  avoid: ['For values without a change: DataTable.'],
  anatomy: [
    ['Label', 'What changed', '.DiffList_name'],
    ['Before', 'Struck; absent when it is new', '.DiffList_before'],
    ['After', 'Absent when it is removed', '.DiffList_after'],
  ],
  keyboard: [],
  content: ['Values as the reader knows them, with their unit; no names of fields of the database.'],
  accessibility: ['A named list; before and after are read as words, and the arrow is hidden.'],
  do: ['Show only values that differ.'],
  dont: ['Red and green as the only signs.'],
};

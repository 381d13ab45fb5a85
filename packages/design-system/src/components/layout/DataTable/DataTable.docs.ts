import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of DataTable. */
export const dataTableDocs: ComponentDocs = {
  use: ['For records that are compared or worked through.'],
  avoid: ['For two or three facts: a list.'],
  anatomy: [
    ['Head', 'Sticks to the box or the page', '.DataTable_head'],
    ['Row head', 'The column that names the row', '.DataTable_rowHead'],
    ['Cells', 'Figures at the end', '.DataTable_cell'],
    ['Column choice', 'A button above', '.DataTable_tools button', 'ChosenColumns'],
    ['Opening', 'A press on the row, or its button', '.DataTable_openCell', 'RowsThatOpen'],
    ['Cards', 'Where the room is narrow', '[data-cards]', 'CompactCardsOnAPhone'],
  ],
  keyboard: [
    ['Tab', 'Reaches the scrolling box, links and buttons'],
    ['Arrow keys', 'Scroll the box'],
    ['Enter', 'Opens a row by its button'],
  ],
  content: [
    'The caption says what the rows are; heads are nouns; empty says why and what to do.',
    'Heads of one or two words.',
  ],
  accessibility: [
    'A real table with caption, scopes and row heads.',
    'The whole row is a target for a pointer only; its button is for everyone.',
  ],
  do: [
    'Mark one column with names.',
    'Use scroll="page" for long tables.',
    'Use cards="compact" for many rows on a phone.',
    'Give the page’s width to it.',
  ],
  dont: ['Icons alone in cells.', 'A table in a dialog.', 'A table for a layout.'],
};

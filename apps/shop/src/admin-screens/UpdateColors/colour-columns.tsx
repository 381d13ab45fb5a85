import type { ColourRow } from '@kayal/commerce-core';
import { HexField, type DataColumn } from '@kayal/design-system';
import { ColourNameCell } from './ColourNameCell.tsx';
import * as css from './UpdateColors.css.ts';
import type { ColourTable } from './use-colour-table.ts';

/** The three columns. */
export function colourColumns(table: ColourTable): DataColumn<ColourRow>[] {
  return [
    {
      id: 'key',
      header: 'Available Colors',
      names: true,
      cell: ({ key, name, hex, saved, isMarked }) => (
        <span className={css.key}>
          {key}
          {isMarked ? (
            <span className={css.refused}>Not saved</span>
          ) : name === saved.name && hex === saved.hex ? null : (
            <span className={css.changed}>Changed</span>
          )}
        </span>
      ),
    },
    { id: 'name', header: 'Modified Color', cell: (row) => <ColourNameCell table={table} row={row} /> },
    {
      id: 'hex',
      header: 'Hex Code',
      cell: ({ key, hex }) => (
        <HexField
          label={`Hex of ${key}`}
          value={hex}
          invalidText="Not a hex colour such as #0b5f5a: shoppers see no swatch."
          onFocus={() => table.send({ type: 'row.focus', key })}
          onValue={(text) => table.send({ type: 'row.hex', key, text })}
        />
      ),
    },
  ];
}

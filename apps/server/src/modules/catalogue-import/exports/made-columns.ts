import type { MadeColumn } from '@kayal/api-contract';
import type { ImportRow } from '../read/read-rows.ts';
import type { OpenImport } from './open-import.ts';

type Part = MadeColumn['parts'][number];

/** A column with the positions of the columns that it is made of. */
interface PlacedColumn {
  readonly column: MadeColumn;
  readonly values: ReadonlyMap<string, string>;
  readonly positions: readonly number[];
}

/** The columns of the file that a made column uses. */
export const sourcesOf = ({ parts }: MadeColumn): readonly string[] =>
  parts.flatMap((part) => ('column' in part ? [part.column] : []));

/** The made columns whose columns are all there, and whose heading is not there yet. */
function placed(headings: readonly string[], made: readonly MadeColumn[]): readonly PlacedColumn[] {
  const all = [...headings];
  const columns: PlacedColumn[] = [];
  for (const column of made) {
    if (all.includes(column.heading) || !sourcesOf(column).every((source) => all.includes(source))) continue;
    const positions = column.parts.map((part) => ('column' in part ? all.indexOf(part.column) : -1));
    columns.push({ column, positions, values: new Map(Object.entries(column.values ?? {})) });
    all.push(column.heading);
  }
  return columns;
}

function textOfPart(part: Part, cell: string): string {
  if ('text' in part) return part.text;
  if (part.separator === undefined) return cell;
  return (cell.split(part.separator)[(part.piece ?? 1) - 1] ?? '').trim();
}

/** A row with its made cells. Columns that are joined leave no texts between empty cells. */
function withCells(row: ImportRow, columns: readonly PlacedColumn[]): ImportRow {
  const cells = [...row.cells];
  for (const { column, positions, values } of columns) {
    const texts = column.parts.map((part, at) => textOfPart(part, cells[positions[at] ?? -1] ?? ''));
    const isEmpty =
      column.parts.some((part) => 'column' in part) &&
      column.parts.every((part, at) => 'text' in part || texts[at] === '');
    const text = isEmpty ? '' : texts.join('').trim();
    cells.push(values.get(text) ?? text);
  }
  return { ...row, cells };
}

async function* rowsWith(rows: AsyncGenerator<ImportRow>, columns: readonly PlacedColumn[]): AsyncGenerator<ImportRow> {
  for await (const row of rows) yield withCells(row, columns);
}

/** A table with the columns that are made of its own. */
export function withMade(table: OpenImport, made: readonly MadeColumn[]): OpenImport {
  const columns = placed(table.headings, made);
  if (columns.length === 0) return table;
  return {
    ...table,
    headings: [...table.headings, ...columns.map(({ column }) => column.heading)],
    rows: rowsWith(table.rows, columns),
    notes: (mapping) => {
      // What a made column uses is taken over.
      const sources = columns.flatMap(({ column }) => sourcesOf(column).map((source) => [`made ${source}`, source]));
      return table.notes({ ...Object.fromEntries(sources), ...mapping });
    },
  };
}

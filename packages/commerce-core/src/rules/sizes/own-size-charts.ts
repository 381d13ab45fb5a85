import { attributeChoice, type AttributeValues, type ShownSizeChart, type SizeChart } from '@kayal/api-contract/client';

/** A table of sizes that was read, or why it is none. */
export type SizeTableReading = Pick<ShownSizeChart, 'measures' | 'rows'> | { readonly problem: string };

type Range = ShownSizeChart['rows'][number]['ranges'][number];

const max = { rows: 60, measures: 12 };

/** `92-96`, `92–96`, `94` or nothing; undefined for anything else. */
function rangeOf(cell: string): Range | undefined {
  if (cell === '' || cell === '-' || cell === '–') return null;
  const [, from = '', to = from] = /^(\d{1,4}(?:\.\d{1,2})?)(?:\s*[-–]\s*(\d{1,4}(?:\.\d{1,2})?))?$/.exec(cell) ?? [];
  if (from === '' || Number(to) < Number(from)) return undefined;
  return { min: Number(from), max: Number(to) };
}

/** Reads a table as a spreadsheet copies it, or as CSV: measures in the first row, then a row for each size. */
export function readSizeTable(text: string): SizeTableReading {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const separator = text.includes('\t') ? '\t' : ',';
  const table = lines.map((line) => line.split(separator).map((cell) => cell.trim()));
  const [head = [], ...body] = table;
  const measures = head.slice(1);
  if (body.length === 0) return { problem: 'needs a first row with measures, and a row for each size' };
  if (measures.length === 0 || measures.includes('')) return { problem: 'each column needs the name of its measure' };
  if (measures.length > max.measures) return { problem: `has more than ${max.measures} measures` };
  if (body.length > max.rows) return { problem: `has more than ${max.rows} sizes` };
  const rows: { size: string; ranges: Range[] }[] = [];
  for (const [index, [size = '', ...cells]] of body.entries()) {
    const row = index + 2;
    if (size === '') return { problem: `row ${row} names no size` };
    if (cells.length > measures.length) return { problem: `row ${row} has more cells than the first row` };
    if (rows.some((other) => other.size === size)) return { problem: `${size} is there twice` };
    const ranges: Range[] = [];
    for (const [column, measure] of measures.entries()) {
      const cell = cells[column] ?? '';
      const range = rangeOf(cell);
      if (range === undefined) return { problem: `row ${row}, ${measure}: ${cell} is no number and no range` };
      ranges.push(range);
    }
    rows.push({ size, ranges });
  }
  return { measures, rows };
}

/** Why size charts cannot be saved, by path such as `0.table`. */
export function sizeChartProblems(charts: readonly SizeChart[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    charts.flatMap(({ table }, index) => {
      const reading = readSizeTable(table);
      return 'problem' in reading ? [[`${index}.table`, reading.problem]] : [];
    }),
  );
}

/** What decides about a product's chart. */
export interface ChartedProduct {
  readonly id: number;
  readonly categoryId: number;
  readonly attributes: AttributeValues;
}

/** How closely a chart is meant for a product: 3 for this one, 2 for its brand, 1 for its category, 0 for all; -1 for others. */
function closeness({ products, attribute, categories }: SizeChart, product: ChartedProduct): number {
  if (products.split(/[, ]+/).includes(String(product.id))) return 3;
  const choices = Object.entries(product.attributes).flatMap(([id, values]) =>
    values.map((value) => attributeChoice(id, value)),
  );
  if (choices.includes(attribute)) return 2;
  if (categories.includes(product.categoryId)) return 1;
  return products.trim() === '' && attribute === '' && categories.length === 0 ? 0 : -1;
}

/** The owner's chart of a product: the one that is meant for it most closely, of several the first; null for none. */
export function sizeChartOf(charts: readonly SizeChart[], product: ChartedProduct): ShownSizeChart | null {
  const [best] = charts
    .map((chart) => ({ chart, rank: closeness(chart, product) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => b.rank - a.rank);
  if (best === undefined) return null;
  const { name, unit, table, howTo } = best.chart;
  const reading = readSizeTable(table);
  return 'problem' in reading ? null : { name, unit, ...reading, howTo };
}

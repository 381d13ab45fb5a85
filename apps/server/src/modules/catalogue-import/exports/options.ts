import { means } from '../check/parse/headings.ts';
import type { ImportRow } from '../read/read-rows.ts';
import { made, type ExportColumns, type FoundCell } from './columns.ts';
import type { ExportedProduct, VariantOption } from './products.ts';
import type { ExportProfile } from './profiles.ts';
import type { Tally } from './tally.ts';
import { listItems, oneLine, pairsOf } from './texts.ts';

/** Colour and size of a product that has none. */
const [onlyColour, onlySize] = ['Standard', 'One size'];
/** What some systems write for a product without options. */
const noOption = /^(title|default title)$/i;

const isKnown = (name: string): boolean => means('colour', name) || means('size', name);

/** The options that a row has. @param isWhole whether the row is a product, which other values only describe */
export function optionsOf(
  row: ImportRow,
  product: ExportedProduct,
  isWhole: boolean,
  { options, hasEscapes }: ExportProfile,
  columns: ExportColumns,
): readonly VariantOption[] {
  if ('colour' in options) {
    return (['colour', 'size'] as const).flatMap((name) => {
      const { text: value, column } = columns.cell(row, options[name]);
      return value === '' ? [] : [{ name, value, column }];
    });
  }
  if ('listed' in options) {
    const pairs = pairsOf(columns.cell(row, options.listed).text);
    return pairs.flatMap(([name, value]) => (isKnown(name) ? [{ name, value, column: null }] : []));
  }
  const names = columns.numbered(options.names);
  return columns.numbered(options.values).flatMap((column, number) => {
    const name = columns.text(row, names[number]) || (product.optionNames[number] ?? '');
    const written = columns.text(row, column);
    const value = hasEscapes ? written.replaceAll(String.raw`\,`, ',') : written;
    const isList = isWhole && (!isKnown(name) || listItems(written, ',').length > 1);
    return value === '' || isList || (noOption.test(name) && noOption.test(value)) ? [] : [{ name, value, column }];
  });
}

/** Colour and size by the names of the options. What is neither becomes part of the size. */
export function colourAndSize(
  { row }: ImportRow,
  options: readonly VariantOption[],
  changed: Tally,
): { readonly colour: FoundCell; readonly size: FoundCell } {
  const cellOf = (is: (name: string) => boolean): FoundCell => {
    const found = options.filter(({ name }) => is(name));
    return { text: found.map(({ value }) => oneLine(value)).join(' / '), column: found[0]?.column ?? null };
  };
  const [colour, size, other] = [
    cellOf((name) => means('colour', name)),
    cellOf(isSize),
    cellOf((name) => !isKnown(name)),
  ];
  for (const { name } of options) {
    if (!isKnown(name)) changed.add(`The option ${name || 'without a name'} is part of the size`, row);
  }
  const text = [size.text, other.text].filter((part) => part !== '').join(' / ');
  if (colour.text === '') changed.add(`No colour is given, so that it is “${onlyColour}”`, row);
  if (text === '') changed.add(`No size is given, so that it is “${onlySize}”`, row);
  return {
    colour: colour.text === '' ? made(onlyColour) : colour,
    size: text === '' ? made(onlySize) : { text, column: size.column ?? other.column },
  };
}

const isSize = (name: string): boolean => means('size', name);

import { listedAddresses } from '../check/parse/parse-pictures.ts';
import type { ImportRow } from '../read/read-rows.ts';
import type { ExportColumns } from './columns.ts';
import type { ExportProfile } from './profiles.ts';

/** A picture of a product as a whole. */
export interface ProductPicture {
  readonly address: string;
  /** As the export numbers it; 0 where it does not. */
  readonly position: number;
}

/** All addresses in some columns of a row. */
const addressesIn = (row: ImportRow, columns: readonly number[]): readonly string[] =>
  columns.flatMap((column) => listedAddresses(row.cells[column] ?? ''));

/** The pictures that a row has of its product. */
export function productPictures(row: ImportRow, profile: ExportProfile, columns: ExportColumns): ProductPicture[] {
  const { product, position } = profile.pictures;
  const number = Number(columns.cell(row, position).text);
  return addressesIn(row, columns.of(product)).map((address) => ({
    address,
    position: Number.isFinite(number) ? number : 0,
  }));
}

/** The pictures that a row has of its variant. */
export const variantPictures = (
  row: ImportRow,
  { pictures }: ExportProfile,
  columns: ExportColumns,
): readonly string[] => addressesIn(row, columns.of(pictures.variant));

/**
 * The pictures of a variant's colour: those that it names, and in the first colour of the product those that no variant
 * names.
 */
export function picturesOf(
  own: readonly string[],
  {
    pictures,
    namedPictures,
  }: { readonly pictures: readonly ProductPicture[]; readonly namedPictures: ReadonlySet<string> },
  isFirstColour: boolean,
): readonly string[] {
  if (!isFirstColour) return [...new Set(own)];
  const inOrder = pictures.toSorted((one, other) => one.position - other.position).map(({ address }) => address);
  return [...new Set([...own, ...inOrder.filter((address) => !namedPictures.has(address))])];
}

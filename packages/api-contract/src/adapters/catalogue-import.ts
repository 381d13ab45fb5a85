/** Imports of the catalogue: but for amounts wire and domain have the same types. */
import type { WireOf } from '../endpoints.ts';
import { offerToPaise, rupeesToPaise } from '../rupees.ts';

type SampleRow = WireOf<'getImportSample'>['answer'][number];

/** One import, from the upload of its file to its undoing. */
export type ImportRun = WireOf<'getImport'>['answer'];
/** Parameters of a check. */
export type ImportCheck = WireOf<'checkImport'>['body'];
/** The sheet and the row of headings of a file. */
export type ImportPlace = WireOf<'placeImport'>['body'];
/** The planned change of one product. */
export type ImportChange = WireOf<'getImportChanges'>['answer'][number];
/** A kind of change to list. */
export type ImportChangeKind = NonNullable<WireOf<'getImportChanges'>['query']['kind']>;
/** An error in one cell of a file. */
export type ImportError = WireOf<'getImportErrors'>['answer'][number];
/** The heading of each field in a file. */
export type ImportMapping = ImportCheck['mapping'];
/** A product of a checked file. */
export interface ImportSample extends Omit<SampleRow, 'mrp' | 'offer'> {
  /** Paise. */
  readonly mrp: number;
  /** Paise; null without one. */
  readonly offer: number | null;
}
/** A mapping saved under a name. */
export type ImportMap = WireOf<'getImportMaps'>['answer'][number];
/** The running season, or one loaded beside it. */
export type LoadedSeason = WireOf<'getSeasons'>['answer'][number];
/** A token without its secret. */
export type ApiToken = WireOf<'getApiTokens'>['answer'][number];
/** A token to make. */
export type ApiTokenDraft = WireOf<'addApiToken'>['body'];

/** From the answer of `getImportSample`. */
export const toImportSamples = (rows: readonly SampleRow[]): readonly ImportSample[] =>
  rows.map((row) => ({ ...row, mrp: rupeesToPaise(row.mrp), offer: offerToPaise(row.offer) }));

/** Imports of the catalogue: the wire's words are the domain's. */
import type { WireOf } from '../endpoints.ts';

/** One import, from the upload of its file to its undoing. */
export type ImportRun = WireOf<'getImport'>['answer'];
/** How a file is to be checked. */
export type ImportCheck = WireOf<'checkImport'>['body'];
/** What would happen to one product. */
export type ImportChange = WireOf<'getImportChanges'>['answer'][number];
/** A kind of change to list. */
export type ImportChangeKind = NonNullable<WireOf<'getImportChanges'>['query']['kind']>;
/** What is wrong in one cell of a file. */
export type ImportError = WireOf<'getImportErrors'>['answer'][number];
/** Which heading of a file holds which field. */
export type ImportMapping = ImportCheck['mapping'];
/** A mapping kept by a name. */
export type ImportMap = WireOf<'getImportMaps'>['answer'][number];
/** The running season, or one loaded beside it. */
export type LoadedSeason = WireOf<'getSeasons'>['answer'][number];
/** A token without its secret. */
export type ApiToken = WireOf<'getApiTokens'>['answer'][number];
/** A token to make. */
export type ApiTokenDraft = WireOf<'addApiToken'>['body'];

import { Type } from 'typebox';
import { changeFilters, exportSystems, importModes } from '../domain/back-office.ts';
import { endpoint } from '../endpoint.ts';
import { company, companyParams, doneAnswer, limitText, offsetText, pathId, requiredText, season } from '../schemas.ts';
import { importChange, importError, importMapping, importRun, importSample } from './catalogue-import.schemas.ts';
import { madeColumns } from './made-columns.schemas.ts';

/** Largest file of one import, bytes: 600 000 rows of 400 bytes. */
export const importFileBytes = 256 * 1024 * 1024;

const runParams = Type.Object({ company, id: pathId });
const page = { limit: Type.Optional(limitText), offset: Type.Optional(offsetText) };
const mapParams = Type.Object({ company, name: requiredText(60) });

/** From the company's own file to the catalogue, and back. Nothing is written before `applyImport`. */
export const catalogueImportEndpoints = {
  uploadImport: endpoint('uploadImport', {
    summary:
      'Upload a CSV, JSON Lines, XLSX or XML file: multipart, one `file`. Answers its headings with a guessed mapping.',
    params: companyParams,
    answer: importRun,
    refusals: ['import.missing', 'import.unreadable'],
    limits: { bodyBytes: importFileBytes },
  }),
  placeImport: endpoint('placeImport', {
    summary:
      'Choose the sheet, the row of headings and the system of an uploaded file, and make columns of its columns. ' +
      'Answers its headings with a guessed mapping.',
    params: runParams,
    body: Type.Object({
      /** One of the sheets of the file; leave it out for the one that fits best. */
      sheet: Type.Optional(requiredText(200)),
      /** As a spreadsheet counts; leave it out for the one that fits best. */
      headingRow: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_048_576 })),
      /** The shop system whose export it is, `none` for a plain table; leave it out to recognise it. */
      system: Type.Optional(Type.Enum([...exportSystems, 'none'] as const)),
      /** All columns that are made of others; leave it out to keep them. */
      made: Type.Optional(madeColumns),
    }),
    answer: importRun,
    refusals: ['import.unreadable', 'import.busy', 'import.state'],
  }),
  checkImport: endpoint('checkImport', {
    summary: 'Dry run: check every row and compare with the catalogue. Continues after the answer; read `getImport`.',
    params: runParams,
    body: Type.Object({
      mode: Type.Enum(importModes),
      mapping: importMapping,
      /** Load it beside the running season, to be switched to later. */
      season: Type.Optional(season),
      /** Keep the mapping by this name. */
      saveMapAs: Type.Optional(requiredText(60)),
    }),
    answer: importRun,
    refusals: ['import.mapping', 'import.busy', 'import.state'],
  }),
  getImportValues: endpoint('getImportValues', {
    summary:
      'The values under a heading of an uploaded file, most frequent first, and names of the shop to translate to.',
    params: runParams,
    query: Type.Object({ heading: requiredText(200) }),
    answer: Type.Object({
      values: Type.Array(Type.String()),
      /** Whether there are more than are listed, or rows that were not read. */
      isCut: Type.Boolean(),
      /** Categories and colours of the shop. */
      names: Type.Array(Type.String()),
    }),
    refusals: ['import.state', 'import.unreadable'],
  }),
  getImportSample: endpoint('getImportSample', {
    summary: 'The first products of a checked file, as shoppers would see them.',
    params: runParams,
    answer: Type.Array(importSample),
  }),
  getImport: endpoint('getImport', {
    summary: 'One import with its state.',
    params: runParams,
    answer: importRun,
  }),
  getImports: endpoint('getImports', {
    summary: 'Imports, newest first; X-Total-Count counts them.',
    params: companyParams,
    query: Type.Object(page),
    answer: Type.Array(importRun),
  }),
  getImportChanges: endpoint('getImportChanges', {
    summary: 'Changes found by the dry run, by product id; X-Total-Count counts those of the kind.',
    params: runParams,
    query: Type.Object({ kind: Type.Optional(Type.Enum(changeFilters)), ...page }),
    answer: Type.Array(importChange),
  }),
  getImportErrors: endpoint('getImportErrors', {
    summary: 'Errors in the file, by row; X-Total-Count counts them.',
    params: runParams,
    query: Type.Object(page),
    answer: Type.Array(importError),
  }),
  getImportErrorsFile: endpoint('getImportErrorsFile', {
    summary: 'Errors in the file, as CSV.',
    params: runParams,
    answer: Type.String({ contentMediaType: 'text/csv' }),
  }),
  applyImport: endpoint('applyImport', {
    summary: 'Write the changes of the dry run, all or none. Continues after the answer; read `getImport`.',
    params: runParams,
    body: Type.Object({
      /** Must be true where the run names new categories. */
      confirmNewNames: Type.Optional(Type.Boolean()),
    }),
    answer: importRun,
    refusals: ['import.state', 'import.busy', 'import.new_names'],
  }),
  undoImport: endpoint('undoImport', {
    summary: 'Undo the last applied import. Continues after the answer; read `getImport`.',
    params: runParams,
    answer: importRun,
    refusals: ['import.state', 'import.busy'],
  }),
  deleteImport: endpoint('deleteImport', {
    summary: 'Delete an import that was not applied.',
    params: runParams,
    answer: doneAnswer,
    refusals: ['import.state', 'import.busy'],
  }),
  getImportMaps: endpoint('getImportMaps', {
    summary: 'Saved mappings by name.',
    params: companyParams,
    answer: Type.Array(Type.Object({ name: Type.String(), mapping: importMapping, made: madeColumns })),
  }),
  saveImportMap: endpoint('saveImportMap', {
    summary: 'Save a mapping under a name; an earlier one with that name is replaced.',
    params: mapParams,
    body: Type.Object({ mapping: importMapping, made: Type.Optional(madeColumns) }),
    answer: doneAnswer,
  }),
  deleteImportMap: endpoint('deleteImportMap', {
    summary: 'Delete a mapping.',
    params: mapParams,
    answer: doneAnswer,
  }),
  getSeasons: endpoint('getSeasons', {
    summary: 'The running season, other loaded ones, and the one before it.',
    params: companyParams,
    answer: Type.Array(
      Type.Object({
        season: Type.String(),
        isRunning: Type.Boolean(),
        /** Whether it ran before the running one; switching to it undoes the import that put the running one on sale. */
        isFormer: Type.Boolean(),
        /** Whether it can be put on sale: not the former one after another import was applied. */
        canSwitch: Type.Boolean(),
        /** Whether it is being put on sale; `getImport` of its import says how far. */
        isSwitching: Type.Boolean(),
        /** Visible products; of a prepared season, those in its file; of the former one, those it returns to. */
        products: Type.Integer(),
        /** Products on sale now that a switch takes off sale; of a prepared season 0 unless its file is the whole catalogue. */
        withdrawn: Type.Integer(),
        /** The import that holds it; of the former one, the import that a switch undoes; null for the running one. */
        importId: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  }),
  switchSeason: endpoint('switchSeason', {
    summary:
      'Make a prepared season the running one, or the former one again, in one step. Goes on after the answer; read ' +
      '`getImport`.',
    params: companyParams,
    body: Type.Object({ season }),
    answer: importRun,
    refusals: ['season.unknown', 'import.busy', 'import.state'],
  }),
};

import { Type } from 'typebox';
import {
  changeKinds,
  exportSystems,
  importChangeFields,
  importFields,
  importModes,
  importSources,
  importStates,
  type ImportColumn,
  type ImportColumns,
} from '../domain/back-office.ts';
import { attributeIdPattern } from './attributes.schemas.ts';
import { madeColumns } from './made-columns.schemas.ts';
import { nullable, text } from '../schemas.ts';

const importColumn = Type.String({ pattern: `^(${importFields.join('|')}|attribute:${attributeIdPattern})$` });

/** Which heading of the file holds which of our fields. */
export const importMapping = Type.Unsafe<ImportColumns>(Type.Record(importColumn, text(200)));

/** Products and variants by what would happen to them. */
export const importCounts = Type.Object({
  /** Rows of the file. */
  rows: Type.Integer(),
  /** Products. */
  new: Type.Integer(),
  changed: Type.Integer(),
  withdrawn: Type.Integer(),
  unchanged: Type.Integer(),
  /** Products whose MRP or offer changes. */
  prices: Type.Integer(),
  /** Variants whose units change. */
  stock: Type.Integer(),
  /** Pictures that would be fetched after the import. */
  pictures: Type.Integer(),
  errors: Type.Integer(),
});

/** One import, from the upload of its file to its undoing. */
export const importRun = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  /** ms since 1970 */
  at: Type.Integer(),
  actorName: nullable(Type.String()),
  source: Type.Enum(importSources),
  state: Type.Enum(importStates),
  /** Null until the file has been checked. */
  mode: nullable(Type.Enum(importModes)),
  /** The season it was loaded for; null for the running one. */
  season: nullable(Type.String()),
  format: Type.Object({
    kind: Type.Enum(['csv', 'jsonl', 'xlsx', 'xml']),
    /** Such as `utf-8`; empty for XLSX. */
    encoding: Type.String(),
    /** Empty unless the file is delimited text. */
    delimiter: Type.String(),
    /** The names of the sheets of an XLSX file; empty for other files. */
    sheets: Type.Array(Type.String()),
    /** The sheet that is read; empty for other files. */
    sheet: Type.String(),
    /** The row of the headings, as a spreadsheet counts; 0 for the first one that is not empty. */
    headingRow: Type.Integer(),
    /** The shop system whose export it is read as; null for a plain table. */
    system: nullable(Type.Enum(exportSystems)),
    /** Columns that are made of others; they are among the headings. */
    made: madeColumns,
  }),
  headings: Type.Array(
    Type.Object({
      heading: Type.String(),
      /** The first values under it, at most five. */
      samples: Type.Array(Type.String()),
      /** The field it is taken for, guessed or chosen; null for none. */
      field: nullable(Type.Unsafe<ImportColumn>(importColumn)),
    }),
  ),
  /** Name of the saved mapping that fits the headings. */
  mapName: nullable(Type.String()),
  /** While it is `checking`, `applying` or `undoing`: steps done, and all there are, 0 while that is not known. */
  progress: nullable(Type.Object({ done: Type.Integer(), total: Type.Integer() })),
  counts: nullable(importCounts),
  /** Categories and sub-categories that would be made; applying confirms them. */
  newNames: Type.Array(Type.Object({ kind: Type.Enum(['category', 'sub-category']), name: Type.String() })),
  /** Why it was refused or failed; what an undo could not set back. */
  notes: Type.Array(Type.String()),
  /** ms since 1970 */
  appliedAt: nullable(Type.Integer()),
  /** Only the last applied import can be undone. */
  canUndo: Type.Boolean(),
});

/** An error in one cell. */
export const importError = Type.Object({
  /** As a spreadsheet counts: the headings are row 1. 0 for the file as a whole. */
  row: Type.Integer(),
  /** The file's own heading; empty for the whole row. */
  column: Type.String(),
  /** The cell's value, shortened. */
  value: Type.String(),
  problem: Type.String(),
  /** How to correct it. */
  remedy: Type.String(),
});

/** The planned change of one product. */
export const importChange = Type.Object({
  kind: Type.Enum(changeKinds),
  productId: Type.Integer(),
  /** Its id in the company's files; null where that is the number above. */
  ownId: nullable(Type.String()),
  name: Type.String(),
  fields: Type.Array(
    Type.Object({
      field: Type.Enum(importChangeFields),
      /** The variant it is about; null for the product. */
      uniqueCode: nullable(Type.String()),
      /** Null where there is nothing before or after. */
      before: nullable(Type.String()),
      after: nullable(Type.String()),
    }),
  ),
});

/** A product of a checked file, as shoppers would see it. */
export const importSample = Type.Object({
  name: Type.String(),
  category: Type.String(),
  /** Rupees. */
  mrp: Type.Number(),
  /** Rupees; null without one. */
  offer: nullable(Type.Number()),
  colours: Type.Array(Type.String()),
  sizes: Type.Array(Type.String()),
  /** Pictures that would be fetched. */
  pictures: Type.Integer(),
});

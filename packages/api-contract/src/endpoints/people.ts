import { Type } from 'typebox';
import {
  peopleFileErrors,
  peopleImportStates,
  peopleKinds,
  peopleProblems,
  peopleSteps,
  peopleSystems,
} from '../domain/people.ts';
import { endpoint } from '../endpoint.ts';
import { company, companyParams, doneAnswer, nullable, pathId } from '../schemas.ts';
import { importFileBytes } from './catalogue-import.ts';

/** An order from the shop before this one. Amounts are rupees. */
export const pastOrderRow = Type.Object({
  number: Type.String(),
  source: Type.Enum(peopleSystems),
  /** yyyy-mm-dd */
  orderedOn: Type.String(),
  /** In the words of that shop; empty where it has none. */
  status: Type.String(),
  total: Type.Number(),
  /** Null where the file has none. */
  delivery: nullable(Type.Number()),
  discount: nullable(Type.Number()),
  /** Recipient and place; may be empty. */
  address: Type.String(),
  lines: Type.Array(
    Type.Object({
      name: Type.String(),
      code: Type.String(),
      quantity: Type.Integer(),
      /** Of one unit; null where the file has none. */
      price: nullable(Type.Number()),
      /** The product of this shop with that code; null where it sells none. */
      product: nullable(Type.Object({ id: Type.Integer(), name: Type.String() })),
    }),
  ),
});

const counts = Type.Object({
  /** Accounts. */
  customers: Type.Integer(),
  addresses: Type.Integer(),
  orders: Type.Integer(),
  /** Rows of customers, or orders, that are left out. */
  leftOut: Type.Integer(),
});

const peopleImport = Type.Object({
  id: Type.String(),
  /** Name of the file. */
  name: Type.String(),
  /** Null before the file was recognised. */
  kind: nullable(Type.Enum(peopleKinds)),
  system: nullable(Type.Enum(peopleSystems)),
  state: Type.Enum(peopleImportStates),
  /** Customers or orders that were read, of `total`; that is 0 until the check has read all of them. */
  done: Type.Integer(),
  total: Type.Integer(),
  /** What will come; once it is brought over, what came. */
  counts,
  problems: Type.Array(
    Type.Object({
      kind: Type.Enum(peopleProblems),
      rows: Type.Integer(),
      /** The first of these rows, as a spreadsheet counts. */
      first: Type.Array(Type.Integer()),
    }),
  ),
  /** The first customers as they will be; only until they are brought over. */
  customers: Type.Array(
    Type.Object({
      name: Type.String(),
      email: Type.String(),
      mobile: Type.String(),
      /** Each on one line. */
      addresses: Type.Array(Type.String()),
    }),
  ),
  /** The first orders as they will be; only until they are brought over. */
  orders: Type.Array(pastOrderRow),
  /** Why the file is refused, or the import stopped; null otherwise. */
  error: nullable(
    Type.Object({
      code: nullable(Type.Enum(peopleFileErrors)),
      text: Type.String(),
      /** 0 for the file as a whole. */
      row: Type.Integer(),
    }),
  ),
  /** ms since 1970 */
  createdAt: Type.Integer(),
});

const importParams = Type.Object({ company, id: pathId });

/** Customers and past orders of the shop before this one. */
export const peopleEndpoints = {
  getPeopleImports: endpoint('getPeopleImports', {
    summary: 'Imports of customers and past orders, newest first.',
    params: companyParams,
    answer: Type.Array(peopleImport),
  }),
  addPeopleFile: endpoint('addPeopleFile', {
    summary:
      'Upload customers or past orders: a form with one `file`. Answers before it is checked; nothing is written.',
    params: companyParams,
    answer: peopleImport,
    refusals: ['import.missing', 'people.busy', 'people.limit'],
    limits: { bodyBytes: importFileBytes },
  }),
  takePeopleStep: endpoint('takePeopleStep', {
    summary:
      'Bring a checked file over, go on with one that stopped, or undo one as a whole. Answers before it is done.',
    params: importParams,
    body: Type.Object({ step: Type.Enum(peopleSteps) }),
    answer: peopleImport,
    refusals: ['people.busy', 'people.step', 'people.used'],
  }),
  deletePeopleImport: endpoint('deletePeopleImport', {
    summary: 'Remove a file that was not brought over, or an import that was undone, from the list.',
    params: importParams,
    answer: doneAnswer,
    refusals: ['people.step'],
  }),
};

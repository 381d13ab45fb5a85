import { Type } from 'typebox';
import { redirectFileStates, redirectProblems } from '../domain/redirects.ts';
import { endpoint } from '../endpoint.ts';
import {
  company,
  companyParams,
  doneAnswer,
  limitText,
  nullable,
  offsetText,
  pathId,
  requiredText,
} from '../schemas.ts';
import { importFileBytes } from './catalogue-import.ts';

const problem = Type.Object({
  kind: Type.Enum(redirectProblems),
  /** As a spreadsheet counts. */
  row: Type.Integer(),
  from: Type.String(),
  to: Type.String(),
});

const redirectFile = Type.Object({
  id: Type.String(),
  name: Type.String(),
  state: Type.Enum(redirectFileStates),
  /** Rows that were taken, so far or at the end. */
  rows: Type.Integer(),
  /** How many rows have each kind of problem. */
  counts: Type.Array(Type.Object({ kind: Type.Enum(redirectProblems), rows: Type.Integer() })),
  /** The first problems, in the order of the file. */
  problems: Type.Array(problem),
  /** Why the file could not be read; null otherwise. */
  error: nullable(Type.String()),
  /** ms since 1970 */
  createdAt: Type.Integer(),
});

const redirectRule = Type.Object({
  id: Type.String(),
  /** A path, with `:name` for one part of it and `/*` at its end for the rest. */
  from: Type.String(),
  /** A path, a full https address, or `:product`. */
  to: Type.String(),
  /** ms since 1970 */
  createdAt: Type.Integer(),
});

const missedAddress = Type.Object({
  /** Without query; a part that could be personal is `*`. */
  path: Type.String(),
  times: Type.Integer(),
  /** ms since 1970 */
  lastAt: Type.Integer(),
});

const rowParams = Type.Object({ company, id: pathId });

/** Old addresses: redirects by file and by rule, and addresses that lead nowhere. */
export const redirectEndpoints = {
  getRedirects: endpoint('getRedirects', {
    summary: 'Redirect files, newest first, and rules.',
    params: companyParams,
    answer: Type.Object({ files: Type.Array(redirectFile), rules: Type.Array(redirectRule) }),
  }),
  addRedirectFile: endpoint('addRedirectFile', {
    summary: 'Upload redirects: a form with one `file` of two columns, from and to. Answers before they are loaded.',
    params: companyParams,
    answer: redirectFile,
    refusals: ['import.missing', 'redirect.limit'],
    limits: { bodyBytes: importFileBytes },
  }),
  deleteRedirectFile: endpoint('deleteRedirectFile', {
    summary: 'Remove a redirect file with its rows.',
    params: rowParams,
    answer: doneAnswer,
  }),
  addRedirectRule: endpoint('addRedirectRule', {
    summary: 'Add a rule, or an address of its own. It removes the addresses it answers from the report.',
    params: companyParams,
    body: Type.Object({ from: requiredText(500), to: requiredText(1000) }),
    answer: redirectRule,
    refusals: ['redirect.from', 'redirect.to', 'redirect.listed', 'redirect.loop', 'redirect.limit'],
  }),
  deleteRedirectRule: endpoint('deleteRedirectRule', {
    summary: 'Remove a rule.',
    params: rowParams,
    answer: doneAnswer,
  }),
  getMissedAddresses: endpoint('getMissedAddresses', {
    summary: 'Addresses that lead nowhere, the most frequent first; X-Total-Count counts them.',
    params: companyParams,
    query: Type.Object({ limit: Type.Optional(limitText), offset: Type.Optional(offsetText) }),
    answer: Type.Array(missedAddress),
  }),
};

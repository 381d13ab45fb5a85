import { Type } from 'typebox';
import { rehearsalKinds, rehearsalProblems, rehearsalStates } from '../domain/rehearsal.ts';
import { endpoint } from '../endpoint.ts';
import { companyParams, nullable } from '../schemas.ts';

const kind = Type.Enum(rehearsalKinds);

const kindCounts = Type.Array(
  Type.Object({
    kind,
    /** Rows that only the rehearsal changed. */
    changed: Type.Integer(),
    /** Rows that both shops changed. */
    conflicts: Type.Integer(),
  }),
);

const rehearsal = Type.Object({
  state: Type.Enum(rehearsalStates),
  /** Tables and pictures that were copied, of all; 0 of 0 until they are counted. */
  done: Type.Integer(),
  total: Type.Integer(),
  /** When its copy was made, ms since 1970; null without one. */
  madeAt: nullable(Type.Integer()),
  /** Where browsers reach it; null unless it is running. */
  address: nullable(Type.String()),
  /** Whether its process answers; a process that has just begun does not yet. */
  isOpen: Type.Boolean(),
  problem: nullable(Type.Enum(rehearsalProblems)),
  /** Why the last try to switch brought nothing over, a sentence; null where there was none. */
  refusal: nullable(Type.String()),
  /** When it took the place of the shop, ms since 1970; null unless it is switched. */
  switchedAt: nullable(Type.Integer()),
  /** What came over with the switch. */
  kinds: kindCounts,
});

const differences = Type.Object({
  kinds: kindCounts,
  /** The first rows that both shops changed. */
  conflicts: Type.Array(
    Type.Object({
      kind,
      /** What the row is, for people. */
      row: Type.String(),
      /** Fields in which they differ, with the values of the shop and of the rehearsal. */
      fields: Type.Array(Type.Object({ field: Type.String(), here: Type.String(), there: Type.String() })),
      isGoneHere: Type.Boolean(),
      isGoneThere: Type.Boolean(),
    }),
  ),
});

/** A rehearsal beside the shop. */
export const rehearsalEndpoints = {
  getRehearsal: endpoint('getRehearsal', {
    summary: 'The rehearsal beside the shop: its state and address.',
    params: companyParams,
    answer: rehearsal,
  }),
  makeRehearsal: endpoint('makeRehearsal', {
    summary: 'Copy the shop into a new rehearsal. Answers before it is copied.',
    params: companyParams,
    answer: rehearsal,
    refusals: ['rehearsal.step', 'rehearsal.address', 'rehearsal.nested', 'rehearsal.port'],
  }),
  getRehearsalDifferences: endpoint('getRehearsalDifferences', {
    summary: 'What a switch would bring over now, and what both shops changed.',
    params: companyParams,
    answer: differences,
    refusals: ['rehearsal.step', 'rehearsal.version'],
  }),
  switchRehearsal: endpoint('switchRehearsal', {
    summary: 'Bring what the rehearsal changed into the shop. Answers before it is written.',
    params: companyParams,
    /** Kinds of which the rehearsal counts where both changed a row; the shop does otherwise. */
    body: Type.Object({ winners: Type.Array(kind, { maxItems: rehearsalKinds.length }) }),
    answer: rehearsal,
    refusals: ['rehearsal.step', 'rehearsal.version'],
  }),
  discardRehearsal: endpoint('discardRehearsal', {
    summary: 'Throw the rehearsal away.',
    params: companyParams,
    answer: rehearsal,
    refusals: ['rehearsal.step'],
  }),
};

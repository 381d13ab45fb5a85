/** States of the rehearsal beside a shop. One that is `running` is shown under an address of its own. */
export const rehearsalStates = ['none', 'copying', 'running', 'switching', 'switched', 'failed'] as const;

/** A state of the rehearsal. */
export type RehearsalState = (typeof rehearsalStates)[number];

/** Kinds of what a rehearsal changes. Where both shops changed a row, an owner chooses by kind whose value counts. */
export const rehearsalKinds = [
  'products',
  'categories',
  'offers',
  'pictures',
  'promotions',
  'delivery',
  'redirects',
  'settings',
  'people',
] as const;

/** One kind. */
export type RehearsalKind = (typeof rehearsalKinds)[number];

/** Why a rehearsal cannot be opened: another program has its port, it ended by an error, or its files are not on this server. */
export const rehearsalProblems = ['port', 'ended', 'elsewhere'] as const;

/** One reason. */
export type RehearsalProblem = (typeof rehearsalProblems)[number];

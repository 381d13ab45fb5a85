/** What a row of a redirect file says that is not taken over as it stands. */
export const redirectProblems = ['cells', 'from', 'to', 'foreign', 'listed', 'twice', 'loop', 'chain'] as const;

/** One kind of problem. `chain` is no refusal: the row is kept, and answered with the end of the chain. */
export type RedirectProblem = (typeof redirectProblems)[number];

/** States of a redirect file. Its rows answer once it is `ready`. */
export const redirectFileStates = ['loading', 'ready', 'failed'] as const;

/** Leads to the product whose id in the product file is the last part of the old address. */
export const productTarget = ':product';

/** Limits of redirects: rows of all files, files, rules. */
export const redirectLimits = { rows: 1_000_000, files: 10, rules: 200 } as const;

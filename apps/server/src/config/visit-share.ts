/** Which visits are measured. */
export const visitShares = ['all', 'tenth', 'hundredth', 'off'] as const;

/** One of them. */
export type VisitShare = (typeof visitShares)[number];

/** For how many visits a measured one stands; 0 where none is measured. */
export const visitsPerMeasured: Readonly<Record<VisitShare, number>> = { all: 1, tenth: 10, hundredth: 100, off: 0 };

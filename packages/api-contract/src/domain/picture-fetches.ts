/** Pictures that an import names by their address. */

/** The state of one address; `left`: the owner does without it. */
export const fetchStates = ['waiting', 'fetched', 'failed', 'left'] as const;
/** The state of one address. */
export type FetchState = (typeof fetchStates)[number];

/** What the owner decides of addresses that could not be fetched. */
export const fetchSteps = ['retry', 'leave'] as const;
/** What the owner decides of an address. */
export type FetchStep = (typeof fetchSteps)[number];

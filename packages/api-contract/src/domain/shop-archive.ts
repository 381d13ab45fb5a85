/** States of the archive of the whole shop. One that is `ready` can be downloaded until it is deleted. */
export const shopArchiveStates = ['none', 'working', 'ready', 'failed'] as const;

/** A state of the archive. */
export type ShopArchiveState = (typeof shopArchiveStates)[number];

/** How long a finished archive stays on the server, ms. */
export const shopArchiveKeptMs = 24 * 3_600_000;

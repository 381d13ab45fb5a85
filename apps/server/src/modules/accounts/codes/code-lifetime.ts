const minute = 60_000;

/** How long a mailed code is valid, in minutes: the limit of NIST SP 800-63B for a code sent out of band. */
const codeLifetimeMinutes = 10;

/** How long a mailed code is valid, ms. */
export const codeLifetimeMs = codeLifetimeMinutes * minute;

/**
 * Max guesses of one code: by all strangers together, and by each device or network from which the account was signed in
 * to before.
 */
export const maxTriesPerCode = 5;

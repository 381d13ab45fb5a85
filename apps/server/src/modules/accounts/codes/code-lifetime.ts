const minute = 60_000;

/** How long a mailed code is good, in minutes: the limit of NIST SP 800-63B for a code sent out of band. */
const codeLifetimeMinutes = 10;

/** The same, ms. */
export const codeLifetimeMs = codeLifetimeMinutes * minute;

/** Wrong tries after which a code is refused to the place that made them. */
export const maxTriesPerCode = 5;

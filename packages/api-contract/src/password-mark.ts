/** What the `password` field of an answer holds instead of a password (J03). Public constants; no server decision reads them. */

/** The mark of an admin: decides what the browser shows, never what is allowed (J02). */
export const adminMark = 'admin';

/** The mark of everyone else, and what My Info shows. */
export const passwordMask = '********';

/**
 * Values of the `password` field of an answer, which never has a password (J03). Public; the server never decides by
 * them.
 */

/** The mark of an admin: it decides only what the browser shows (J02). */
export const adminMark = 'admin';

/** The mark of everyone else, also shown on My Info. */
export const passwordMask = '********';

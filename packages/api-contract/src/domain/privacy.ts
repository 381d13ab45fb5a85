/** Forms that take personal data and can show a notice. */
export const noticeForms = ['signUp', 'address', 'contact'] as const;

/** A form that takes personal data. */
export type NoticeForm = (typeof noticeForms)[number];

/** Kinds of personal data that a breach can concern. */
export const personalData = ['account', 'addresses', 'orders', 'messages', 'sessions'] as const;

/** A kind of personal data that a breach can concern. */
export type PersonalData = (typeof personalData)[number];

/** Files about personal data: two logs as CSV; after a breach the people as CSV, and the notices as text. */
export const privacyFiles = ['consents', 'erasures', 'affected', 'notices'] as const;

/** A file about personal data. */
export type PrivacyFile = (typeof privacyFiles)[number];

/** A consent by its short name, in the words that a shopper read. */
export interface ConsentText {
  readonly id: string;
  readonly text: string;
}

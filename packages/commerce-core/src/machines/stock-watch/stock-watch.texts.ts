/**
 * Texts of "notify me when my size is back". They are not in `messages.ts`, which has the specified texts and is loaded
 * on every page; these are loaded only with the pages that show them.
 */
export const stockWatchTexts = {
  ask: 'Notify me when it is back',
  stop: 'Do not notify me',
  promise: 'One e-mail when it is back, and no other.',
  asking: 'Noting it',
  asked: 'We will write to you once when it is back.',
  askedFor: (email: string): string => `We will write to ${email} once when it is back.`,
  login: 'Please log in, and we will note it for you.',
  failed: 'We could not note that. Please try again.',
  notStopped: 'We could not stop that. Please try again.',
} as const;

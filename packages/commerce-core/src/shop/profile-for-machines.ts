/** Parts of the shop profile that machines read. Apart from it, so that one machine does not load the whole profile. */

/** One-time code: digits, countdown in ms, moments that are announced in seconds. */
export const otpRules = { length: 6, countdownMs: 60_000, announceAtSeconds: [60, 30, 10] } as const;

/** Debounce of the suggestions, ms after the last key. */
export const suggestionDebounceMs = 200;

/** ms for which a successful save of pictures is shown. */
export const imageSavedMs = 1000;

/** Visible thumbnails. */
export const thumbnailWindow = 3;

/** Whether a text has the shape of an e-mail address (S5.SIGNUP.02). */
export function isEmailShaped(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}

/** Whether a text is empty or only white space (S5.SRCH.01). */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** Whether a text is a hex colour a browser understands: 3, 4, 6 or 8 digits after '#' (J49). */
export function isHexColour(text: string): boolean {
  return /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text.trim());
}

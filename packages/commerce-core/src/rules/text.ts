/** Whether a text has the shape of an e-mail address. */
export function isEmailShaped(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}

/** Whether a text is empty or only white space. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** Whether a text is a hex colour that browsers accept: 3, 4, 6 or 8 digits after '#'. */
export function isHexColour(text: string): boolean {
  return /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text.trim());
}

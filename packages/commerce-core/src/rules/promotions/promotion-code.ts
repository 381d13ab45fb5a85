/** What a code looks like: 3 to 30 capitals, digits and hyphens. */
const codePattern = /^[A-Z0-9-]{3,30}$/;

/** A typed code as it is stored: without blanks, in capitals. @returns null for one that no promotion can have */
export function readPromotionCode(typed: string): string | null {
  const code = typed.replaceAll(/\s/g, '').toUpperCase();
  return codePattern.test(code) ? code : null;
}

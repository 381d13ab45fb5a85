/** Digits of an Indian phone number without the country's code. */
const phoneLength = 10;

/** The digits of a text that is a phone number or a part of one, as its end is stored; null for another text. */
export function phoneDigits(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? null : digits.slice(-phoneLength);
}

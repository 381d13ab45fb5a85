/** Light of one channel as the eye takes it (WCAG 2.2, relative luminance). @param value 0–255 */
function channelLight(value: number): number {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** @param hex `#` with three or six digits */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  const light = (start: number): number => channelLight(Number.parseInt(digits.slice(start, start + 2), 16));
  return 0.2126 * light(0) + 0.7152 * light(2) + 0.0722 * light(4);
}

/**
 * How far two colours stand apart, 1 to 21 (WCAG 2.2).
 * @param first `#` with three or six digits
 * @param second likewise
 */
export function contrastRatio(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Points around a page. */
export const margin = 40;

/** An A4 page in points, and the room that is left on it for content. */
export const page = { width: 595.28, height: 841.89, inner: 595.28 - 2 * margin, bottom: 841.89 - 64 } as const;

const lagoon = '#0b5f5a';
const muted = '#4c5f5c';

/** Styles of texts, and colours of lines. */
export const ink = {
  brand: { size: 22, weight: 700, colour: lagoon },
  title: { size: 16, weight: 700 },
  label: { size: 8, weight: 700, colour: muted },
  strong: { size: 9.5, weight: 700 },
  body: { size: 9.5 },
  small: { size: 8, colour: muted },
  total: { size: 12, weight: 700 },
  rule: lagoon,
  faintRule: '#d5dedc',
} as const;

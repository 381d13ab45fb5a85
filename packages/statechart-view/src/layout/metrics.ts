/** Lengths of the drawing, px. The style sheet uses the same. */
export const chartMetrics = {
  /** Height of a state's name. */
  head: 32,
  /** Height of a line of text. */
  row: 28,
  /** Between a border and the text beside it, left and right. */
  inset: 12,
  /** Below the last line of text. */
  foot: 8,
  /** Around the states inside a state. */
  padding: 24,
  /** Around a label's text, left and right together. */
  labelPadding: 16,
  /** Height of one line of a label. */
  labelLine: 18,
  /** Above and below a label's text together. */
  labelFoot: 10,
  /** Width and height of a history state. */
  history: 32,
  /** Diameter of the dot that marks an initial state. */
  dot: 10,
  /** Min width of a state. */
  minWidth: 72,
} as const;

/**
 * Runs what is only a preparation after the next paint, so that the answer to a touch is shown first.
 */
export const afterPaint = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act));
};

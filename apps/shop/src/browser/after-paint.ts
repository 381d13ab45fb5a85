/**
 * Runs what is only a preparation after the next paint, so that the answer to a touch is shown first. By a message, not by a timer:
 * between a touch and the lifting of the finger Chromium holds timers back, and they would then run before the tap itself.
 */
export const afterPaint = (act: () => void): void => {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', act, { once: true });
    port1.start();
    port2.postMessage(null);
  });
};

/** A finger rests some 100 ms on what it taps; a slow phone then needs as long again to answer. */
const actMs = 300;

/** Runs a preparation that the current act does not need, once that act is answered. */
export const afterAct = (act: () => void): void => void setTimeout(act, actMs);

/** Max pieces of work a second are the thousand milliseconds that it has. */
const pauseMs = 1;

/** Makes a queue whose work is done in the order it came, one piece a millisecond, so that everything else goes before it. */
export function createLaterWork(): (work: () => void) => void {
  const queue: (() => void)[] = [];
  const runNext = (): void => {
    const work = queue.shift();
    if (queue.length > 0) setTimeout(runNext, pauseMs);
    work?.();
  };
  return (work) => {
    if (queue.push(work) === 1) setTimeout(runNext, pauseMs);
  };
}

/**
 * Counts how often this process is free for other work, at most once a millisecond. Work that does not release the
 * thread allows few turns, on a slow machine too.
 * @returns `end` stops counting and answers the number of turns
 */
export function countTurns(): { readonly end: () => number } {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  return {
    end: () => {
      clearInterval(timer);
      return turns;
    },
  };
}

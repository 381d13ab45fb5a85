/** Time after which the load of a script chunk fails, ms (S7.EXT.11, S9.UI.03). */
const chunkTimeoutMs = 120_000;

/**
 * Wraps a dynamic import so that a chunk that never arrives fails instead of hanging.
 * @param load the import
 * @throws after `chunkTimeoutMs`
 */
export function withChunkTimeout<T>(load: () => Promise<T>): () => Promise<T> {
  return () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expired = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('A part of the page did not arrive in time.')), chunkTimeoutMs);
    });
    return Promise.race([load(), expired]).finally(() => clearTimeout(timer));
  };
}

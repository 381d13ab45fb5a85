/** Time after which the load of a script chunk fails, ms (S7.EXT.11, S9.UI.03). */
const chunkTimeoutMs = 120_000;

/**
 * Wraps a dynamic import so that a chunk that never arrives fails instead of hanging. One that has arrived is not imported
 * again: a browser takes some tasks for that, during which a navigation would wait. A failed one is.
 * @param load the import
 * @throws after `chunkTimeoutMs`
 */
export function withChunkTimeout<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return (loading ??= Promise.race([
      load(),
      new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('A part of the page did not arrive in time.')), chunkTimeoutMs);
      }),
    ])
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      })
      .finally(() => clearTimeout(timer)));
  };
}

/** One key for all tries of the same content; other content, or the same after a success, gets a new key. */
export function keyPerContent(newKey: () => string) {
  let last: { readonly content: string; readonly key: string } | null = null;
  return {
    content: (content: string): string => {
      if (last?.content !== content) last = { content, key: newKey() };
      return last.key;
    },
    done: (): void => {
      last = null;
    },
  };
}

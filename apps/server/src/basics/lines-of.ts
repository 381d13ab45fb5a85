/** Lines that end in `\n` alone. Node's own reader also ends them at U+2028 and U+2029, which JSON leaves in texts. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = '';
  for await (const chunk of chunks) {
    const lines = `${begun}${chunk}`.split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
}

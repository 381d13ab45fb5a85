import { expect, it } from 'vitest';
import { releaseMemorySoon } from './release-memory.ts';

it('memory that nothing needs any more is free soon, without a full heap', async () => {
  const left = new WeakRef(Array.from({ length: 100_000 }, (_, index) => ({ index })));
  releaseMemorySoon();
  await expect.poll(() => left.deref() === undefined, { timeout: 10_000 }).toBe(true);
});

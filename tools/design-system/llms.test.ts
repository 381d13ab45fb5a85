import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { llmsFile, llmsText } from './llms.ts';

it("the design system's llms.txt is current (`node tools/design-system/llms.ts`)", async () => {
  const text = await llmsText();
  expect(text.match(/^- \*\*\w+\*\*: \S/gm)?.length).toBeGreaterThan(70);
  expect(readFileSync(llmsFile, 'utf8')).toBe(text);
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { toOneByte } from './one-byte-chunks.ts';

describe('toOneByte', () => {
  it('writes every letter with one byte, and changes nothing that the code does', () => {
    const code = 'const ré = `₹ ${"’😀"}`; [ré, /[‘-’]/u.test("’"), /^😀$/u.test("😀"), "é"] // – no more';
    const written = toOneByte(code);
    expect(written).toMatch(/^[\0-\x7f]*$/);
    expect(runInNewContext(written)).toEqual(runInNewContext(code));
  });

  it.each([String.raw`"\’"`, 'String.raw`’`'])('refuses %s, where an escape would mean something else', (code) => {
    expect(() => toOneByte(code)).toThrow('no escape is possible');
  });
});

it('each file of the built server and of its pages has one byte a letter', () => {
  const root = path.dirname(import.meta.dirname);
  const files = globSync('apps/{server/dist,shop/dist/server}/**/*.js', { cwd: root });
  expect(files.length).toBeGreaterThan(50);
  const wide = files.filter((file) => /[^\0-\x7f]/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(wide).toEqual([]);
});

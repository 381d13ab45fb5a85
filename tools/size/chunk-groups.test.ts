/**
 * The groups of modules that share a file: `apps/shop/chunk-groups.ts`. A pattern that matches no module any more is no
 * error of the build: the module only goes to another file, and pages load more.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkGroups } from '../../apps/shop/chunk-groups.ts';
import { sourceFiles } from '../source-files.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Splits a pattern at the `|` outside brackets. */
function branchesOf(pattern: string): string[] {
  const branches = [''];
  let depth = 0;
  for (const sign of pattern.match(/\\.|[^\\]/g) ?? []) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) branches.push('');
    else branches[branches.length - 1] += sign;
  }
  return branches;
}

/** Every pattern without choices that a pattern stands for: `a/(b|c)` is `a/b` and `a/c`. */
function expanded(pattern: string): string[] {
  const branches = branchesOf(pattern);
  if (branches.length > 1) return branches.flatMap(expanded);
  const start = pattern.indexOf('(');
  if (start === -1) return [pattern];
  let end = start;
  for (let depth = 0; end < pattern.length; end += 1) {
    if (pattern[end] === '(') depth += 1;
    if (pattern[end] === ')') depth -= 1;
    if (depth === 0) break;
  }
  return branchesOf(pattern.slice(start + 1, end)).flatMap((choice) =>
    expanded(pattern.slice(0, start) + choice + pattern.slice(end + 1)),
  );
}

describe('groups of modules that share a file', () => {
  const packages = readdirSync(path.join(root, 'node_modules'), { withFileTypes: true }).flatMap(({ name }) =>
    name.startsWith('@')
      ? readdirSync(path.join(root, 'node_modules', name)).map((each) => `node_modules/${name}/${each}/`)
      : [`node_modules/${name}/`],
  );
  // The last is a module that the bundler makes.
  const modules = [...sourceFiles(['apps/shop/src', 'packages']), ...packages, 'rolldown/runtime.js'];

  it.each(chunkGroups)('S9.UI.03 every pattern of $name matches a module', ({ test }) => {
    const patterns = expanded(test.source);
    expect(patterns.length).toBeGreaterThan(0);
    expect(patterns.filter((each) => !modules.some((file) => new RegExp(each).test(file)))).toEqual([]);
  });
});

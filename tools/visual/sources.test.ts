import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceHashes } from './sources.ts';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const hash = (file: string) =>
  sourceHashes('src/*.stories.tsx', root, ['preview.tsx', 'lock.json'])[`src/${file}.stories.tsx`];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kayal-sources-'));
  write('preview.tsx', `import './tokens.ts';`);
  write('tokens.ts', `export const ink = '#000';`);
  write('lock.json', '{}');
  write('src/Card.stories.tsx', `import { Card } from './Card.tsx'; export const Ready = <Card />;`);
  write('src/Card.tsx', `export { Card } from './parts/Frame.tsx';`);
  write('src/parts/Frame.tsx', `export const Card = () => import('./late.ts').then(() => null);`);
  write('src/parts/late.ts', `export const late = 1;`);
  write('src/Other.stories.tsx', `export const Ready = 1;`);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the sources of a picture', () => {
  it.each([
    ['its own file', 'src/Card.stories.tsx', `import { Card } from './Card.tsx'; export const Ready = <Card wide />;`],
    ['what it imports', 'src/Card.tsx', `export { Card } from './parts/Frame.tsx'; export const more = 1;`],
    ['what that exports from elsewhere', 'src/parts/Frame.tsx', `export const Card = () => import('./late.ts');`],
    ['what is loaded later', 'src/parts/late.ts', `export const late = 2;`],
  ])('a change of %s changes this story and no other', (_, file, text) => {
    const before = [hash('Card'), hash('Other')];
    write(file, text);
    expect(hash('Card')).not.toBe(before[0]);
    expect(hash('Other')).toBe(before[1]);
  });

  it.each([
    ['the tokens that the preview imports', 'tokens.ts', `export const ink = '#111';`],
    ['the versions of libraries', 'lock.json', '{"react":"20"}'],
  ])('a change of %s changes every story', (_, file, text) => {
    const before = [hash('Card'), hash('Other')];
    write(file, text);
    expect(hash('Card')).not.toBe(before[0]);
    expect(hash('Other')).not.toBe(before[1]);
  });

  it('a file that no story imports changes none', () => {
    const before = [hash('Card'), hash('Other')];
    write('src/Unused.tsx', 'export const unused = 1;');
    expect([hash('Card'), hash('Other')]).toStrictEqual(before);
  });
});

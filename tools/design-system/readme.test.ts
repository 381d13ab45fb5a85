import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '../../packages/design-system/src');
const readme = readFileSync(path.join(source, '../README.md'), 'utf8');
const entry = readFileSync(path.join(source, 'index.ts'), 'utf8');

/** Folder of each exported component below `components`, such as `forms/Button`. */
const exported = readdirSync(path.join(source, 'components'), { recursive: true, encoding: 'utf8' }).filter((folder) =>
  entry.includes(`'./components/${folder}/${path.basename(folder)}.tsx'`),
);

describe("the design system's README", () => {
  it('states the gzipped JS and CSS of every component the entry exports', () => {
    const missing = exported.filter(
      (folder) => !new RegExp(`^\\| ${path.basename(folder)} \\| \\d+\\.\\d \\| \\d+\\.\\d \\|$`, 'm').test(readme),
    );
    expect(exported.length).toBeGreaterThan(60);
    expect(missing).toEqual([]);
  });

  it('shows every component in Storybook', () => {
    const unseen = exported.filter(
      (folder) =>
        path.basename(folder) !== 'LinkContext' &&
        !existsSync(path.join(source, 'components', folder, `${path.basename(folder)}.stories.tsx`)),
    );
    expect(unseen).toEqual([]);
  });
});

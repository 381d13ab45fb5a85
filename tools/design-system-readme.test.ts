import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '../packages/design-system/src');
const readme = readFileSync(path.join(source, '../README.md'), 'utf8');
const entry = readFileSync(path.join(source, 'index.ts'), 'utf8');

const exported = readdirSync(path.join(source, 'components')).filter((name) =>
  entry.includes(`'./components/${name}/`),
);

describe("the design system's README", () => {
  it('states the gzipped JS and CSS of every component the entry exports', () => {
    const missing = exported.filter(
      (name) => !new RegExp(`^\\| ${name} \\| \\d+\\.\\d \\| \\d+\\.\\d \\|$`, 'm').test(readme),
    );
    expect(missing).toEqual([]);
  });

  it('shows every component in Storybook', () => {
    const unseen = exported.filter(
      (name) => name !== 'LinkContext' && !existsSync(path.join(source, 'components', name, `${name}.stories.tsx`)),
    );
    expect(unseen).toEqual([]);
  });
});

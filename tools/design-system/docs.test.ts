import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '../../packages/design-system/src');
const entry = readFileSync(path.join(source, 'index.ts'), 'utf8');

/** Files of the exported components, without their suffix. The provider of links draws nothing. */
const components = globSync('components/*/*/*.tsx', { cwd: source })
  .filter((file) => path.basename(file, '.tsx') === path.basename(path.dirname(file)))
  .filter((file) => entry.includes(`'./${file}'`) && !file.endsWith('LinkContext.tsx'))
  .map((file) => ({ name: path.basename(file, '.tsx'), file: path.join(source, file.replace('.tsx', '')) }));

const headings = ['When to use it', 'When not', 'Anatomy', 'Words', 'Accessibility', 'Do', 'Don’t'];

describe("the design system's component pages", () => {
  it('cover every exported component', () => expect(components.length).toBeGreaterThanOrEqual(80));

  it.each(components)('$name: when to use and when not, anatomy, words, accessibility, do and don’t', ({ file }) => {
    expect(existsSync(`${file}.mdx`)).toBe(true);
    const sections = readFileSync(`${file}.mdx`, 'utf8').split(/^## /m).slice(1);
    const filled = sections.filter((text) => text.includes('\n- ')).map((text) => text.split('\n')[0]);
    expect(filled).toEqual(expect.arrayContaining(headings));
    const component = readFileSync(`${file}.tsx`, 'utf8');
    const isInteractive = /<button|<input|<textarea|<select|<Button|<IconButton|onKeyDown/.test(component);
    expect(filled.includes('Keyboard') || !isInteractive).toBe(true);
    const takesError = /\berror\??[,:]|error=\{|invalidText|Omit<TextFieldProps/.test(component);
    expect(filled.includes('Texts of errors')).toBe(takesError);
    // Without `component` the page would have no props and no controls.
    const stories = readFileSync(`${file}.stories.tsx`, 'utf8');
    expect(stories).toMatch(/preview\.meta\(\{[^]*?component[:,]/);
    expect(stories).toContain('.test(');
  });
});

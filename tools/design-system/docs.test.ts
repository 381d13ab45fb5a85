import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { storyOfPart } from '../../.storybook/component-page/component-parts.ts';
import { testTitles } from '../../.storybook/component-page/test-titles.ts';
import type { ComponentDocs } from '../../packages/design-system/src/docs/component-docs.ts';

const source = path.join(import.meta.dirname, '../../packages/design-system/src');
const entry = readFileSync(path.join(source, 'index.ts'), 'utf8');

/** Files of the exported components, without their suffix. The provider of links draws nothing. */
const components = globSync('components/*/*/*.tsx', { cwd: source })
  .filter((file) => path.basename(file, '.tsx') === path.basename(path.dirname(file)))
  .filter((file) => entry.includes(`'./${file}'`) && !file.endsWith('LinkContext.tsx'))
  .map((file) => path.join(source, file.replace('.tsx', '')));
const named = components.map((file) => ({ name: path.basename(file), file }));

describe("the design system's component pages", () => {
  it('cover every exported component', () => expect(named.length).toBeGreaterThanOrEqual(80));

  it.each(named)(
    '$name: when to use and when not, anatomy, words, accessibility, do and don’t',
    async ({ name, file }) => {
      expect(existsSync(`${file}.docs.ts`)).toBe(true);
      const module: Readonly<Record<string, ComponentDocs>> = await import(pathToFileURL(`${file}.docs.ts`).href);
      const variable = `${name[0]?.toLowerCase()}${name.slice(1)}Docs`;
      const docs = module[variable];
      const lists = [docs?.use, docs?.avoid, docs?.anatomy, docs?.content, docs?.accessibility, docs?.do, docs?.dont];
      for (const list of lists) expect(list?.flat().filter((text) => text?.trim() !== '')).not.toEqual([]);
      const component = readFileSync(`${file}.tsx`, 'utf8');
      const isInteractive = /<button|<input|<textarea|<select|<Button|<IconButton|onKeyDown/.test(component);
      expect(isInteractive && docs?.keyboard.length === 0).toBe(false);
      const takesError = /\berror\??[,:]|error=\{|invalidText|Omit<TextFieldProps/.test(component);
      expect(takesError).toBe((docs?.errors ?? []).length > 0);
      const stories = readFileSync(`${file}.stories.tsx`, 'utf8');
      // The story's own test finds its parts; here, that there is such a story, under its own name.
      for (const story of docs?.anatomy.map((part) => storyOfPart(docs, part)) ?? [])
        expect(stories).toContain(`export const ${story} = `);
      expect(stories).not.toMatch(/^  name:/m);
      // The page lists the behaviour that is tested.
      expect(testTitles(stories)).toHaveLength(stories.split('.test(').length - 1);
      expect(testTitles(stories)).not.toEqual([]);
      // Without `component` the page would have no props and no controls.
      expect(stories).toMatch(/preview\.meta\(\{[^]*?component[:,]/);
      expect(stories).toContain(`componentDocs: ${variable}`);
      // Without the tag Storybook makes no page.
      expect(stories).toContain("tags: ['autodocs']");
    },
  );
});

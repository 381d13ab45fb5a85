/**
 * Writes packages/design-system/llms.txt: a summary of the design system for language models.
 * `node tools/design-system/llms.ts`; a test checks that the file is current.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentDocs } from '../../packages/design-system/src/docs/component-docs.ts';
import { tokenSpecs } from '../../packages/design-system/src/tokens.ts';

const folder = path.join(import.meta.dirname, '../../packages/design-system');
export const llmsFile = path.join(folder, 'llms.txt');

const isDocs = (value: unknown): value is ComponentDocs =>
  typeof value === 'object' && value !== null && 'use' in value && 'anatomy' in value;

/** The sentence above a component's function. */
function summaryOf(component: string): string {
  const source = readFileSync(component, 'utf8');
  const name = path.basename(component, '.tsx');
  const before = source.slice(0, source.search(new RegExp(`export function ${name}\\b`)));
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(before)?.[1] ?? '';
  const words = comment.replaceAll(/^\s*\*/gm, ' ').replaceAll(/@\w+[^]*$/g, '');
  return words.replaceAll(/\s+/g, ' ').trim();
}

async function guidanceOf(component: string): Promise<readonly string[]> {
  const [file] = globSync(component.replace(/\.tsx$/, '.docs.ts'));
  if (file === undefined) return [];
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
  const docs = Object.values(module).find(isDocs);
  if (docs === undefined) return [];
  const keys = docs.keyboard.map(([key, effect]) => `${key}: ${effect}`).join('; ');
  return [
    `  - Use: ${docs.use.join(' ')}`,
    `  - Not: ${docs.avoid.join(' ')}`,
    ...(keys === '' ? [] : [`  - Keys: ${keys}`]),
    `  - Words: ${docs.content.join(' ')}`,
    ...(docs.errors === undefined ? [] : [`  - Errors: ${docs.errors.map((pair) => pair.join(': ')).join('; ')}`]),
    `  - Accessibility: ${docs.accessibility.join(' ')}`,
  ];
}

/** The text of the file. */
export async function llmsText(): Promise<string> {
  const entry = readFileSync(path.join(folder, 'src/index.ts'), 'utf8');
  const components = globSync('src/components/*/*/*.tsx', { cwd: folder })
    .filter((file) => path.basename(file, '.tsx') === path.basename(path.dirname(file)))
    .filter((file) => entry.includes(`'./${file.slice('src/'.length)}'`) && !file.includes('LinkContext'))
    .toSorted((one, other) => path.basename(one).localeCompare(path.basename(other)));
  const pages = await Promise.all(
    components.map(async (file) => {
      const full = path.join(folder, file);
      const head = `- **${path.basename(file, '.tsx')}**: ${summaryOf(full)}`;
      return [head, ...(await guidanceOf(full))].join('\n');
    }),
  );
  const tokens = tokenSpecs
    .filter(({ scope }) => scope !== 'dark' && scope !== 'compact')
    .map(({ variable, purpose }) => `- \`${variable}\`: ${purpose}`);
  return [
    '# @kayal/design-system',
    '',
    '> React components, styles and tokens of a shop: Radix for behaviour, vanilla-extract for style, themes as W3C design tokens.',
    '',
    'Import components from `@kayal/design-system`, styles once from `@kayal/design-system/global`, variables for `.css.ts` from `@kayal/design-system/theme`, themes without React from `@kayal/design-system/tokens`. Every prop is in `api/index.api.md`. A brand is a document like `brands/monsoon.tokens.json`; no component is edited for it.',
    '',
    '## Components',
    '',
    ...pages,
    '',
    '## Tokens',
    '',
    ...tokens,
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(llmsFile, await llmsText());

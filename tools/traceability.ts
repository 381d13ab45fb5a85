/**
 * Row → code → test, from the ids in the sources: `node tools/traceability.ts` writes docs/traceability/README.md.
 * An id counts where it stands in a file, as `S2.HOME.05` or within a range such as `S2.HOME.05-07`; in code, not in
 * tests, an area named whole (`S2.HOME`) counts for its rows.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const folders = ['packages', 'apps', 'mocks', 'tools', '.storybook'];
const output = path.join(root, 'docs/traceability/README.md');

/** A row of the checklist, or a judgement call. */
interface Requirement {
  readonly id: string;
  readonly text: string;
}

/** Every row of the checklist and every judgement call. */
export function requirements(): Requirement[] {
  return JSON.parse(readFileSync(path.join(root, 'docs/traceability/requirements.json'), 'utf8'));
}

/** The ids a text names, ranges spelled out. */
export function idsIn(text: string, known: ReadonlySet<string>): Set<string> {
  const ids = new Set<string>();
  for (const [, prefix = '', first = '', last] of text.matchAll(/\b((?:S\d\.[A-Z]+\.)|J)(\d\d)(?:[-–](\d\d))?\b/g)) {
    const from = Number(first);
    const to = last === undefined ? from : Number(last);
    for (let number = from; number <= Math.max(from, to); number += 1) {
      const id = `${prefix}${String(number).padStart(2, '0')}`;
      if (known.has(id)) ids.add(id);
    }
  }
  return ids;
}

/** The ids of areas that a text names whole, such as `S2.HOME`. */
export function areaIdsIn(text: string, known: ReadonlySet<string>): Set<string> {
  const areas = [...text.matchAll(/\bS\d\.[A-Z]+\b(?!\.\d)/g)].map(([area]) => `${area}.`);
  return new Set([...known].filter((id) => areas.some((area) => id.startsWith(area))));
}

const isTest = (file: string): boolean => /\.(test|stories|e2e)\.tsx?$/.test(file);

function sources(): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
    )
    .filter(
      (file) => !/(^|\/)(node_modules|dist|storybook-static)\//.test(file) && !file.startsWith('tools/traceability'),
    )
    .toSorted();
}

function listed(files: readonly string[]): string {
  const shown = files.slice(0, 3).map((file) => `\`${file.replace(/^(packages|apps)\//, '')}\``);
  return files.length > 3 ? `${shown.join('<br>')}<br>and ${files.length - 3} more` : shown.join('<br>');
}

/** The page, made from the sources as they stand. */
export function traceability(): string {
  const rows = requirements();
  const known = new Set(rows.map(({ id }) => id));
  const code = new Map<string, string[]>();
  const tests = new Map<string, string[]>();
  for (const file of sources()) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const found = isTest(file) ? tests : code;
    const ids = isTest(file) ? idsIn(text, known) : new Set([...idsIn(text, known), ...areaIdsIn(text, known)]);
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), file]);
  }
  const tested = rows.filter(({ id }) => tests.has(id)).length;
  const named = rows.filter(({ id }) => code.has(id) || tests.has(id)).length;
  const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
  return [
    '# Traceability: requirement → code → test or story',
    '',
    'Made by `node tools/traceability.ts` from the ids in the sources; `npm test` fails when it is out of date.',
    '',
    `${rows.length} rows and judgement calls: ${named} named in code or tests, ${tested} by a test or story, ${rows.length - named} still open.`,
    '',
    '| id | requirement | code | test or story |',
    '|---|---|---|---|',
    ...rows.map(({ id, text }) => {
      const inTests = tests.get(id) ?? [];
      const inCode = code.get(id) ?? [];
      const open = inTests.length === 0 && inCode.length === 0 ? 'open' : '';
      return `| ${id} | ${cell(text)} | ${listed(inCode)} | ${listed(inTests)}${open} |`;
    }),
    '',
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) writeFileSync(output, traceability());

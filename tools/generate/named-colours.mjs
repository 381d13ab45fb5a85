/**
 * Writes the built-in list of named colours, pairs of a hex and a name, from the lists of `color-name-lists` (MIT):
 * `node tools/generate/named-colours.mjs`.
 *
 * Three of its lists make about a thousand entries: the names Wikipedia knows, the colours of RAL with their number in
 * brackets, and the names of the web. A name that two lists give with different hex occurs twice; the same name with
 * the same hex occurs once.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import colours from 'color-name-lists/dist/colorlists.json' with { type: 'json' };

const target = path.join(import.meta.dirname, '../../packages/commerce-core/src/named-colours/named-colours.json');
const { lists } = colours;

const entries = [
  ...lists.wikipedia.map(({ name, hex }) => [name, hex]),
  ...lists.ral.map(({ name, hex, meta }) => [`${name} (${meta.ral})`, hex]),
  ...lists.windows.map(({ name, hex }) => [name, hex]),
];

const kept = new Map();
for (const [given, code] of entries) {
  const name = given.replaceAll(/\s+/g, ' ').trim();
  const hex = code.toLowerCase();
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`This entry has no hex: ${name} ${hex}`);
  const key = `${name.toLowerCase()} ${hex}`;
  if (!kept.has(key)) kept.set(key, { name, hex });
}
const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const sorted = [...kept.values()].toSorted((a, b) => byName.compare(a.name, b.name) || (a.hex < b.hex ? -1 : 1));

const rows = sorted.map(({ name, hex }) => JSON.stringify([hex, name]));
writeFileSync(target, `[\n  ${rows.join(',\n  ')}\n]\n`);
console.info(`${sorted.length} named colours written to ${path.relative(process.cwd(), target)}`);

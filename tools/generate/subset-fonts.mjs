/**
 * Makes the shop's font files from the `@fontsource-variable/archivo` package: run it after that package changes.
 *
 *   node tools/generate/subset-fonts.mjs
 *
 * Three files. The characters of English, which every page fetches; accents and rare signs, a fifth of the family, which a
 * browser fetches with the first page that shows one; and the rupee sign alone, because it lives in the package's
 * "latin-ext" file and a subsetter cannot join fonts. The axes are cut to what the type scale uses.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The largest size of the files that every page fetches, in bytes; more would slow the first view on a phone. */
const byteBudget = 36 * 1024;

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const target = join(root, 'packages/design-system/src/fonts');
const family = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/archivo/package.json'));

/** Every character from one code point to another, both included. */
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const files = [
  {
    source: 'archivo-latin-wdth-normal.woff2',
    name: 'archivo-latin.woff2',
    text: `${range(0x20, 0x7e)}\u00a0©·×–—‘’“”…−`,
    isInFirstView: true,
  },
  {
    source: 'archivo-latin-wdth-normal.woff2',
    name: 'archivo-accents.woff2',
    text: '£«®°±»½ÀÁÂÄÇÈÉÊËÍÎÑÓÔÖÚÛÜßàáâäçèéêëíîñóôö÷úûü•‹›€™',
    isInFirstView: false,
  },
  { source: 'archivo-latin-ext-wdth-normal.woff2', name: 'archivo-rupee.woff2', text: '₹', isInFirstView: true },
];

await mkdir(target, { recursive: true });
await copyFile(join(family, 'LICENSE'), join(target, 'LICENSE'));
let bytes = 0;
for (const { source, name, text, isInFirstView } of files) {
  const made = await subsetFont(await readFile(join(family, 'files', source)), text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'tnum', 'mark', 'mkmk', 'ccmp', 'case'],
    variationAxes: { wght: { min: 400, max: 900, default: 400 }, wdth: { min: 100, max: 125, default: 100 } },
  });
  await writeFile(join(target, name), made);
  if (isInFirstView) bytes += made.length;
  console.log(`${name}: ${made.length} bytes`);
}
if (bytes > byteBudget) {
  console.error(`The fonts of the first view weigh ${bytes} bytes together; the budget is ${byteBudget}.`);
  process.exitCode = 1;
}

/** What a built Storybook offers to its search and to programs. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface IndexEntry {
  readonly title: string;
  readonly name: string;
  readonly anchors?: readonly { readonly title: string }[];
}

interface ComponentEntry {
  readonly id: string;
  readonly description?: string;
  readonly import?: string;
  readonly stories?: readonly unknown[];
  readonly error?: { readonly name: string };
  readonly reactDocgen?: { readonly props?: Readonly<Record<string, { readonly tsType?: { readonly name: string } }>> };
}

/** Props whose type says `unknown` in the sources too; `rows` is the attribute of a text area. */
const unknownInSource = new Set(['linkState', 'state', 'rows']);

/** The design system's components, by the names of their folders. */
export const components = (): readonly string[] =>
  globSync('packages/design-system/src/components/*/*/*.stories.tsx').map((file) => path.basename(path.dirname(file)));

/**
 * What the search does not find. Storybook searches titles, names and the headings of pages.
 * @param folder a built Storybook
 */
export function searchErrors(folder: string): readonly string[] {
  const index: { readonly entries: Readonly<Record<string, IndexEntry>> } = JSON.parse(
    readFileSync(path.join(folder, 'index.json'), 'utf8'),
  );
  const found = Object.values(index.entries).flatMap(({ title, name, anchors = [] }) => [
    ...title.split('/'),
    name,
    ...anchors.flatMap((anchor) => anchor.title.split(' ')),
  ]);
  const words = new Set(found);
  const pages = globSync('apps/shop/storybook/find/*.mdx').map((file) => readFileSync(file, 'utf8'));
  const ids = pages.flatMap((text) => [...text.matchAll(/^#{3,4} (\S+)/gm)].map(([, id = '']) => id));
  return [...ids, ...components()].filter((id) => !words.has(id)).map((id) => `the search does not find ${id}`);
}

/**
 * What programs miss: each component needs its import, its description and its stories in the manifest, which must not
 * name a folder of this machine.
 * @param folder a built Storybook
 */
export function manifestErrors(folder: string): readonly string[] {
  const text = readFileSync(path.join(folder, 'manifests/components.json'), 'utf8');
  const manifest: { readonly components: Readonly<Record<string, ComponentEntry>> } = JSON.parse(text);
  const absolute = text.includes(process.cwd()) ? ['the manifest names a folder of this machine'] : [];
  const incomplete = components().flatMap((name) => {
    const entry = manifest.components[`design-system-${name.toLowerCase()}`];
    const complete =
      entry?.error === undefined &&
      entry?.import?.includes("'@kayal/design-system'") === true &&
      (entry.description ?? '') !== '' &&
      (entry.stories?.length ?? 0) > 0;
    return complete
      ? []
      : [`the manifest has no complete entry of ${name}: ${entry?.error?.name ?? 'a part is missing'}`];
  });
  const untyped = components().flatMap((name) =>
    Object.entries(manifest.components[`design-system-${name.toLowerCase()}`]?.reactDocgen?.props ?? {}).flatMap(
      ([prop, { tsType }]) =>
        (tsType === undefined || tsType.name === 'unknown') && !unknownInSource.has(prop)
          ? [`the manifest has no type of ${name}’s ${prop}`]
          : [],
    ),
  );
  return [...absolute, ...incomplete, ...untyped];
}

/**
 * Props whose type says `unknown` in the sources too, or is an array of a file that is no component. The last four are of
 * screens and of the viewer's drawing, which have no page.
 */
const unknownOnPurpose = new Set(['linkState', 'state', 'options', 'value', 'active', 'similar', 'taken', 'variants']);

/**
 * Props that the pages show with the type `unknown`, because Storybook could not read their type.
 * @param folder a built Storybook
 */
export function propErrors(folder: string): readonly string[] {
  const scripts = globSync('assets/*.js', { cwd: folder }).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const read = scripts.flatMap((text) => [
    ...text.matchAll(/([\w$]+):\{required:[^{}]{1,6},tsType:\{name:["'`](\w+)["'`]/g),
  ]);
  const unknown = read.filter(([, prop = '', type]) => type === 'unknown' && !unknownOnPurpose.has(prop));
  const tooFew = read.length < 300 ? [`the pages have the types of only ${read.length} props`] : [];
  return [...tooFew, ...unknown.map(([, prop]) => `a page shows the type of ${prop} as unknown`)];
}

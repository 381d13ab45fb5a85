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
}

/** The design system's components, by the names of their folders. */
const components = (): readonly string[] =>
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
 * What programs miss: each component needs its import, its description and its stories in the manifest.
 * @param folder a built Storybook
 */
export function manifestErrors(folder: string): readonly string[] {
  const manifest: {
    readonly components: Readonly<Record<string, ComponentEntry>>;
  } = JSON.parse(readFileSync(path.join(folder, 'manifests/components.json'), 'utf8'));
  return components().flatMap((name) => {
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
}

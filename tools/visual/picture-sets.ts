import path from 'node:path';
import { readManifest, type Manifest } from './baseline.ts';
import { sourceHashes } from './sources.ts';
import type { StoryEntry } from './storybook.ts';

/** Stories whose pictures are kept in one folder. */
interface StorySet {
  /** A pattern of their files. */
  readonly stories: string;
  /** Where their contact sheets and the manifest are. */
  readonly baselines: string;
}

const sets: readonly StorySet[] = [
  {
    stories: 'packages/design-system/src/**/*.stories.tsx',
    baselines: 'packages/design-system/visual-baselines',
  },
  { stories: 'apps/shop/src/**/*.stories.tsx', baselines: 'apps/shop/visual-baselines' },
];

/** Patterns of all files of stories that have pictures. */
export const pictureStories: readonly string[] = sets.map(({ stories }) => stories);

/** A set beside the sources of today. */
export interface PictureSet {
  readonly baselines: string;
  readonly manifest: Manifest | undefined;
  /** What its files of stories are made from now. */
  readonly sources: Readonly<Record<string, string>>;
  /** Files of stories whose pictures may differ from the baselines, because they are made from other sources. */
  readonly stale: ReadonlySet<string>;
}

/** All sets. @param all every file counts as stale */
export function readPictureSets(all: boolean): readonly PictureSet[] {
  return sets.map(({ stories, baselines }) => {
    const manifest = readManifest(baselines);
    const sources = sourceHashes(stories);
    const files = [...Object.keys(sources), ...Object.keys(manifest?.sources ?? {})];
    const stale = new Set(files.filter((file) => all || manifest?.sources[file] !== sources[file]));
    return { baselines, manifest, sources, stale };
  });
}

/** A story with this tag shows something that moves, and so has no picture. */
export const withoutPicture = 'no-picture';

/** The stories of a set that have pictures. */
export const storiesOf = (set: PictureSet, stories: readonly StoryEntry[]): readonly StoryEntry[] =>
  stories.filter(({ file, tags }) => path.normalize(file) in set.sources && !tags.includes(withoutPicture));

/** How many pictures are on the sheets of a set. */
export const pictureCount = ({ manifest }: PictureSet): number =>
  Object.values(manifest?.sheets ?? {}).reduce((sum, boxes) => sum + Object.keys(boxes).length, 0);

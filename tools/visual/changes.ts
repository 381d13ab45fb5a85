import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pixelsOf, readSheet, type Manifest } from './baseline.ts';
import type { Shot } from './capture.ts';
import { difference, type Pixels, type Strictness } from './compare.ts';
import type { PictureSet } from './picture-sets.ts';
import type { StoryEntry } from './storybook.ts';

/** Where both pictures of a changed story are kept. */
export const evidence = '.cache/visual';

/** Max changed stories that are drawn a second time. */
const maxSecondTries = 20;

/** A story that changed, appeared or failed to render. */
export interface ChangedStory {
  readonly story: StoryEntry;
  readonly reason: string;
}

/** Stores both pictures of a changed story. @param id of the story, first part of the files' names */
export async function storeEvidence(id: string, before: Pixels | undefined, after: Buffer): Promise<void> {
  mkdirSync(evidence, { recursive: true });
  writeFileSync(path.join(evidence, `${id}.after.png`), after);
  if (!before) return;
  const raw = { width: before.width, height: before.height, channels: 4 } as const;
  await sharp(before.data, { raw }).toFile(path.join(evidence, `${id}.before.png`));
}

/** Compares pictures with the baselines, and stores both pictures of each changed story. */
async function findChanges({ baselines, manifest }: PictureSet, shots: readonly Shot[], strictness: Strictness) {
  const changes: ChangedStory[] = [];
  for (const [component, drawn] of Map.groupBy(shots, ({ story }) => story.component)) {
    const boxes = manifest?.sheets[component];
    const before = boxes ? await readSheet(baselines, component, boxes) : new Map<string, Pixels>();
    for (const { story, png, problem } of drawn) {
      const known = before.get(story.id);
      const compared = async (now: Buffer) => (known ? difference(known, await pixelsOf(now), strictness) : 'is new');
      const reason = png ? await compared(png) : (problem ?? 'did not render');
      if (!reason) continue;
      changes.push({ story, reason });
      if (png) await storeEvidence(story.id, known, png);
    }
  }
  return changes;
}

/** The pictures, each replaced by a later one of the same story where there is one. */
const replaced = (shots: readonly Shot[], later: readonly Shot[]): readonly Shot[] => {
  const byId = new Map(later.map((shot) => [shot.story.id, shot]));
  return shots.map((shot) => byId.get(shot.story.id) ?? shot);
};

/**
 * Draws stories of a set and compares. If only a few changed, they are drawn a second time: that removes the difference
 * of a late frame, and leaves a real one.
 * @param draw takes pictures of stories
 */
export async function drawAndCompare(
  set: PictureSet,
  stories: readonly StoryEntry[],
  strictness: Strictness,
  draw: (stories: readonly StoryEntry[]) => Promise<readonly Shot[]>,
): Promise<{ readonly shots: readonly Shot[]; readonly changes: readonly ChangedStory[] }> {
  const shots = await draw(stories);
  const changes = await findChanges(set, shots, strictness);
  if (changes.length === 0 || changes.length > maxSecondTries) return { shots, changes };
  for (const { story } of changes) {
    for (const time of ['before', 'after']) rmSync(path.join(evidence, `${story.id}.${time}.png`), { force: true });
  }
  const later = await draw(changes.map(({ story }) => story));
  return { shots: replaced(shots, later), changes: await findChanges(set, later, strictness) };
}

/** Baselines whose story no longer exists. @param stories all of a set that have pictures */
export function removedStories(stories: readonly StoryEntry[], manifest: Manifest | undefined) {
  const ids = new Set(stories.map(({ id }) => id));
  return Object.entries(manifest?.sheets ?? {}).flatMap(([component, boxes]) =>
    Object.keys(boxes).flatMap((id) => (ids.has(id) ? [] : [{ component, id }])),
  );
}

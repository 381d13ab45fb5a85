import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Shot } from './capture.ts';
import type { Pixels } from './compare.ts';

const columnHeightPx = 2600;
const background = '#FBFAF7';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Which browser drew the baselines, and where each story is on them. Stored beside the contact sheets. */
export interface Manifest {
  readonly chromium: string;
  readonly rasteriser: string;
  /** What the pictures of each file of stories were made from, by its path: a hash of `sources.ts`. */
  readonly sources: Readonly<Record<string, string>>;
  /** The place of each story on its component's sheet, by component and story id. */
  readonly sheets: Readonly<Record<string, Readonly<Record<string, Box>>>>;
}

const manifestName = 'manifest.json';
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const sheetFile = (folder: string, component: string) => path.join(folder, `${component}.webp`);

/** The committed manifest, or `undefined` before the first `--update`. */
export function readManifest(folder: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, manifestName), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Raw pixels of a picture in memory. @param png any format sharp reads */
export async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Copies one box out of a sheet, row by row. */
function cut(sheet: Pixels, { left, top, width, height }: Box): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const from = ((top + row) * sheet.width + left) * 4;
    data.set(sheet.data.subarray(from, from + width * 4), row * width * 4);
  }
  return { width, height, data };
}

/** The baselines of one component's stories, by story id. */
export async function readSheet(
  folder: string,
  component: string,
  boxes: Readonly<Record<string, Box>>,
): Promise<ReadonlyMap<string, Pixels>> {
  const sheet = await pixelsOf(readFileSync(sheetFile(folder, component)));
  return new Map(Object.entries(boxes).map(([id, box]) => [id, cut(sheet, box)]));
}

/** Arranges pictures in columns, so that a person can view the whole sheet. */
function layOut(sizes: readonly { readonly id: string; readonly width: number; readonly height: number }[]) {
  const boxes: Record<string, Box> = {};
  let left = 0;
  let top = 0;
  let columnWidth = 0;
  for (const { id, width, height } of sizes) {
    if (top > 0 && top + height > columnHeightPx) {
      left += columnWidth;
      top = 0;
      columnWidth = 0;
    }
    boxes[id] = { left, top, width, height };
    top += height;
    columnWidth = Math.max(columnWidth, width);
  }
  return boxes;
}

async function writeSheet(folder: string, component: string, shots: readonly Shot[]): Promise<Record<string, Box>> {
  const drawn = shots.flatMap(({ story, png }) => (png ? [{ id: story.id, png }] : []));
  const sizes = await Promise.all(
    drawn.map(async ({ id, png }) => {
      const { width, height } = await sharp(png).metadata();
      return { id, width, height };
    }),
  );
  // Stories that look alike share a place.
  const first = new Map(drawn.map(({ id, png }) => [hashOf(png), id] as const).toReversed());
  const placed = drawn.filter(({ id, png }) => first.get(hashOf(png)) === id);
  const places = layOut(sizes.filter(({ id }) => placed.some((each) => each.id === id)));
  const boxes = Object.fromEntries(
    drawn.flatMap(({ id, png }) => {
      const place = places[first.get(hashOf(png)) ?? id];
      return place === undefined ? [] : [[id, place]];
    }),
  );
  const all = Object.values(places);
  const width = Math.max(...all.map((box) => box.left + box.width));
  const height = Math.max(...all.map((box) => box.top + box.height));
  await sharp({ create: { width, height, channels: 3, background } })
    .composite(placed.map(({ id, png }) => ({ input: png, left: places[id]?.left ?? 0, top: places[id]?.top ?? 0 })))
    .webp({ lossless: true, effort: 5 })
    .toFile(sheetFile(folder, component));
  return boxes;
}

/** What a run has drawn, beside what was there. */
interface DrawnBaselines {
  /** Every component that has stories, drawn in this run or not. */
  readonly components: ReadonlySet<string>;
  readonly byComponent: ReadonlyMap<string, readonly Shot[]>;
  /** The manifest before this run. */
  readonly before: Manifest | undefined;
  /** Components with a changed, new or removed story. */
  readonly stale: ReadonlySet<string>;
}

/**
 * Writes the baselines: one contact sheet for each component, and the manifest. Unchanged sheets are not written again,
 * and sheets of components that no longer exist are removed.
 */
export async function writeBaselines(
  folder: string,
  drawnBy: Omit<Manifest, 'sheets'>,
  { components, byComponent, before, stale }: DrawnBaselines,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const gone of Object.keys(before?.sheets ?? {})) {
    if (!components.has(gone)) rmSync(sheetFile(folder, gone), { force: true });
  }
  const sheets: Record<string, Readonly<Record<string, Box>>> = {};
  for (const component of components) {
    const shots = byComponent.get(component);
    const known = before?.sheets[component];
    if (shots !== undefined && (known === undefined || stale.has(component)))
      sheets[component] = await writeSheet(folder, component, shots);
    else if (known !== undefined) sheets[component] = known;
  }
  const lines = Object.entries(sheets).map(([name, boxes]) => `    ${JSON.stringify(name)}: ${JSON.stringify(boxes)}`);
  // A line for each file and sheet, so that two changes of different ones do not meet.
  const head = JSON.stringify(drawnBy, undefined, 2).slice(0, -2);
  writeFileSync(path.join(folder, manifestName), `${head},\n  "sheets": {\n${lines.join(',\n')}\n  }\n}\n`);
}

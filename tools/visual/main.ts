/**
 * Visual regression tests without a network: compare the stories of the design system and of the shop's screens with the
 * committed contact sheets. `node tools/visual/main.ts` draws those whose sources changed since their sheets were drawn,
 * `--all` draws every one, `--only=Button,Login` these alone. `--update` stores what it draws, with the sources it was
 * made from. Of each changed story, `.cache/visual/` holds a picture from before and one from after.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeBaselines } from './baseline.ts';
import { captureAll, openBrowser, rasteriserOf } from './capture.ts';
import { drawAndCompare, evidence, removedStories } from './changes.ts';
import { pictureCount, readPictureSets, storiesOf, type PictureSet } from './picture-sets.ts';
import { buildStorybook, listStories, serveFolder, type StoryEntry } from './storybook.ts';

process.chdir(path.resolve(import.meta.dirname, '../..'));
const built = '.cache/visual-storybook';
const only = process.argv
  .find((flag) => flag.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const isUpdate = process.argv.includes('--update');
const say = (text: string) => console.info(`[kayal] ${text}`);

async function openTools() {
  buildStorybook(built, 'stories');
  const storybook = await serveFolder(built);
  const browsers = await Promise.all([openBrowser(), openBrowser()]);
  const [browser] = browsers;
  return {
    stories: await listStories(built),
    drawnBy: { chromium: browser.version(), rasteriser: await rasteriserOf(browser) },
    draw: (stories: readonly StoryEntry[]) => captureAll(browsers, storybook.origin, stories),
    close: async () => {
      await Promise.all(browsers.map((each) => each.close()));
      await storybook.stop();
    },
  };
}

/** The built Storybook and the browsers that draw it. */
type Tools = Awaited<ReturnType<typeof openTools>>;

/** What became of one set. */
interface Outcome {
  readonly passed: number;
  readonly failures: readonly { readonly file: string; readonly name: string; readonly message: string }[];
}

/** The stories to draw: of the components that the command line names, or of files made from other sources. */
const chosen = (set: PictureSet, stories: readonly StoryEntry[]) =>
  stories.filter(({ component, file }) => only?.includes(component) ?? set.stale.has(file));

/** Whether this machine draws as the one that drew the baselines. */
const drawsTheSame = ({ manifest }: PictureSet, { drawnBy }: Tools): boolean =>
  manifest === undefined || manifest.rasteriser === drawnBy.rasteriser;

async function update(set: PictureSet, tools: Tools): Promise<Outcome> {
  const exact = drawsTheSame(set, tools);
  const stories = storiesOf(set, tools.stories);
  const failure = (file: string, name: string, message: string) => ({
    passed: 0,
    failures: [{ file, name, message }],
  });
  if (!exact && stories.length > chosen(set, stories).length)
    return failure(set.baselines, 'machine', 'draws letters differently, so all sheets are drawn together: --all');
  // A sheet is drawn as a whole.
  const stale = new Set(chosen(set, stories).map(({ component }) => component));
  const onSheets = stories.filter(({ component }) => stale.has(component));
  const { shots, changes } = await drawAndCompare(set, onSheets, exact ? 'exact' : 'loose', tools.draw);
  const broken = shots.find(({ problem }) => problem);
  if (broken) return failure(broken.story.component, broken.story.id, broken.problem ?? '');
  const byComponent = Map.groupBy(shots, ({ story }) => story.component);
  const redrawn = new Set([
    ...changes.map(({ story }) => story.component),
    ...removedStories(stories, set.manifest).map(({ component }) => component),
    ...(exact ? [] : byComponent.keys()),
  ]);
  const drawnFiles = new Set(shots.map(({ story }) => story.file));
  const sources = Object.fromEntries(
    Object.entries(set.sources).flatMap(([file, now]) => {
      const before = set.manifest?.sources[file];
      const kept = drawnFiles.has(file) || only === undefined ? now : before;
      return kept === undefined ? [] : [[file, kept]];
    }),
  );
  await writeBaselines(
    set.baselines,
    { ...tools.drawnBy, sources },
    {
      components: new Set(stories.map(({ component }) => component)),
      byComponent,
      before: set.manifest,
      stale: redrawn,
    },
  );
  const names = [...redrawn].filter((component) => byComponent.has(component)).join(', ');
  say(`${set.baselines}: ${shots.length} stories drawn; new sheets: ${names || 'none'}`);
  return { passed: shots.length, failures: [] };
}

async function compare(set: PictureSet, tools: Tools): Promise<Outcome> {
  const exact = drawsTheSame(set, tools);
  const stories = storiesOf(set, tools.stories);
  const { shots, changes } = await drawAndCompare(set, chosen(set, stories), exact ? 'exact' : 'loose', tools.draw);
  const differences = [
    ...changes.map(({ story, reason }) => ({ file: story.component, name: story.id, message: reason })),
    ...removedStories(stories, set.manifest).map(({ component, id }) => ({
      file: component,
      name: id,
      message: 'the story is gone',
    })),
  ];
  for (const { file, name, message } of differences) say(`changed: ${name} (${file}): ${message}`);
  say(`${set.baselines}: ${shots.length} stories drawn, ${changes.length} changed`);
  if (!exact) {
    say(
      `NOT COMPARED EXACTLY: this machine (Chromium ${tools.drawnBy.chromium}) draws letters differently from the one that drew the baselines (Chromium ${set.manifest?.chromium}). ` +
        `Compared loosely; the ${differences.length} stories named above do not fail the run. For an exact comparison run it where the baselines were drawn, ` +
        'or draw the baselines of the base branch here first (`npm run test:visual -- --all --update`) and then run `npm run test:visual -- --all` on the change.',
    );
  }
  // A difference is a failure only on a machine that draws letters the same way.
  return { passed: stories.length - changes.length, failures: exact ? differences : [] };
}

rmSync(evidence, { recursive: true, force: true });
mkdirSync('.cache', { recursive: true });
const sets = readPictureSets(process.argv.includes('--all'));
const toDraw = sets.filter((set) => only !== undefined || set.stale.size > 0);
const unchanged = sets.filter((set) => !toDraw.includes(set));
const outcomes: Outcome[] = unchanged.map((set) => ({ passed: pictureCount(set), failures: [] }));
for (const { baselines } of unchanged) say(`${baselines}: every picture was made from these sources`);
if (toDraw.length > 0) {
  const tools = await openTools();
  try {
    for (const set of toDraw) outcomes.push(await (isUpdate ? update(set, tools) : compare(set, tools)));
  } finally {
    await tools.close();
  }
}
const failures = outcomes.flatMap((outcome) => outcome.failures);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
writeFileSync('.cache/report-visual.json', JSON.stringify({ passed, failed: failures.length, failures }));
if (failures.length > 0) {
  for (const { file, name, message } of failures) say(`failed: ${name} (${file}): ${message}`);
  say(
    `Pictures from before and after are in ${evidence}/. To accept the new ones, run \`npm run test:visual -- --update\`, look at the sheets and commit.`,
  );
  process.exitCode = 1;
}

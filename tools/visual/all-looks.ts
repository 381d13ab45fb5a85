/**
 * Compares every look of the stories with another checkout of this repository: three widths, light and dark, every brand,
 * and right to left on a phone. `npm run test:looks -- ../other-checkout` draws the stories whose sources differ between
 * the two, `--all` every one, which takes about an hour, and `--only=Button,Login` these alone. Of each difference, `.cache/visual/`
 * holds a picture from there and one from here. It ends with code 1 when something differs or does not render.
 */
import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pixelsOf } from './baseline.ts';
import { captureAll, openBrowser, type Look } from './capture.ts';
import { evidence, storeEvidence } from './changes.ts';
import { difference } from './compare.ts';
import { pictureStories, withoutPicture } from './picture-sets.ts';
import { sourceHashes } from './sources.ts';
import { buildStorybook, listStories, serveFolder } from './storybook.ts';

const root = path.resolve(import.meta.dirname, '../..');
process.chdir(root);
const other = process.argv.slice(2).find((given) => !given.startsWith('--'));
if (other === undefined) throw new Error('Name a folder with another checkout, with its libraries installed.');
const otherRoot = path.resolve(process.env['INIT_CWD'] ?? root, other);
const only = process.argv
  .find((flag) => flag.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const isAll = process.argv.includes('--all') || only !== undefined;
const say = (text: string) => console.info(`[kayal] ${text}`);

const brands = globSync('packages/design-system/brands/*.tokens.json').map((file) =>
  path.basename(file, '.tokens.json'),
);
const looks: readonly Look[] = brands.flatMap((brand) => [
  ...(['light', 'dark'] as const).flatMap((theme) =>
    (['phone', 'tablet', 'desktop'] as const).map((viewport) => ({
      name: `${brand}-${theme}-${viewport}`,
      viewport,
      globals: { brand, theme, direction: 'ltr' },
    })),
  ),
  { name: `${brand}-rtl-phone`, viewport: 'phone', globals: { brand, theme: 'light', direction: 'rtl' } },
]);

/** The stories' files that are made from other sources here than there. */
const changedFiles = () =>
  new Set(
    pictureStories.flatMap((pattern) => {
      const there = sourceHashes(pattern, otherRoot);
      return Object.entries(sourceHashes(pattern, root)).flatMap(([file, hash]) =>
        there[file] === hash ? [] : [file],
      );
    }),
  );

async function openStorybook(folder: string, checkout: string) {
  buildStorybook(folder, 'stories', checkout);
  return { served: await serveFolder(folder), stories: await listStories(folder) };
}

rmSync(evidence, { recursive: true, force: true });
const [here, there] = [
  await openStorybook('.cache/visual-storybook', root),
  await openStorybook('.cache/visual-storybook-other', otherRoot),
];
const changed = changedFiles();
const known = new Set(there.stories.map(({ id }) => id));
const stories = here.stories.filter(
  ({ id, file, tags, component }) =>
    known.has(id) &&
    pictureStories.some((pattern) => path.matchesGlob(file, pattern)) &&
    !tags.includes(withoutPicture) &&
    (only?.includes(component) ?? (isAll || changed.has(file))),
);
say(`${stories.length} stories in ${looks.length} looks`);
const browsers = await Promise.all([openBrowser(), openBrowser()]);
let differing = 0;
for (const look of looks) {
  const before = await captureAll(browsers, there.served.origin, stories, look);
  const after = await captureAll(browsers, here.served.origin, stories, look);
  for (const [index, { story, png, problem }] of after.entries()) {
    const old = before[index]?.png;
    // A story of another width, for example, whose input cannot be done in this one.
    if (old === undefined && png === undefined) continue;
    const was = old && (await pixelsOf(old));
    const reason = png && was ? difference(was, await pixelsOf(png), 'exact') : (problem ?? 'did not render there');
    if (reason === undefined) continue;
    differing += 1;
    say(`${story.id}, ${look.name}: ${reason}`);
    if (png) await storeEvidence(`${story.id}.${look.name}`, was, png);
  }
  say(`${look.name}: drawn`);
}
await Promise.all([...browsers.map((browser) => browser.close()), here.served.stop(), there.served.stop()]);
say(`${stories.length * looks.length} pictures, ${differing} differ; those are in ${evidence}/`);
process.exitCode = differing === 0 ? 0 : 1;

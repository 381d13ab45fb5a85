import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tracedRequirements } from '../../../../../tools/traceability.ts';
import { readStories, storiesIn } from '../read-stories.test-support.ts';
import { areaOf, byArea, rowsFor } from './requirements.test-support.ts';

const shop = path.resolve(import.meta.dirname, '../../..');
const designSystem = path.join(shop, '../../packages/design-system/src');

const row = (id: string, text: string) => ({ id, text, stories: [], tests: [], code: [] });
const rows = [row('S0.BAG.01', 'Undo a removed line'), row('S0.BAG.02', 'Count'), row('J99', 'Undo is announced')];

describe('requirements and their proofs', () => {
  it('every link leads to an existing story', () => {
    const known = new Set([...readStories(shop), ...readStories(designSystem)].map(({ id }) => id));
    const linked = new Set(tracedRequirements().flatMap(({ stories }) => stories.map(({ id }) => id)));
    expect(linked.size).toBeGreaterThan(100);
    expect([...linked].filter((id) => !known.has(id))).toEqual([]);
  });

  it('finds requirements above a story, in its name and in its tests', () => {
    const source = `
      /** Of the file. */
      import preview from '../.storybook/preview';
      /** Of all. */
      const meta = preview.meta({ title: 'Screens/Some' });
      /** Of the story. */
      export const Ready = meta.story({ name: 'Named', render });
      // Of the test.
      Ready.test('does it', async () => {
        // Inside.
      });
      export const Other = Ready.extend({});
    `;
    const words = storiesIn('Some.stories.tsx', source).map((story) =>
      story.words.split('\n').map((each) => each.trim()),
    );
    expect(words).toEqual([['* Of the story.', 'Of the test.', 'Named', 'does it'], ['Other']]);
  });

  it('groups rows by area in the order of the checklist', () => {
    expect(rows.map(areaOf)).toEqual(['S0.BAG', 'S0.BAG', 'J']);
    expect([...byArea(rows).keys()]).toEqual(['S0.BAG', 'J']);
  });

  it.each([
    ['undo', '', ['S0.BAG.01', 'J99']],
    ['LINE removed', '', ['S0.BAG.01']],
    ['s0.bag.02', '', ['S0.BAG.02']],
    ['', 'J', ['J99']],
    ['undo', 'S0.BAG', ['S0.BAG.01']],
    ['nothing', '', []],
  ])('finds for %o in area %o', (words, area, ids) => {
    expect(rowsFor({ words, area }, rows).map(({ id }) => id)).toEqual(ids);
  });
});

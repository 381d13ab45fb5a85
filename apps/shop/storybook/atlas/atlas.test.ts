import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as core from '@kayal/commerce-core';
import { describe, expect, it } from 'vitest';
import { machines } from './machines.test-support.ts';
import { readStories, storiesIn } from './read-stories.test-support.ts';
import { screens } from './screens.test-support.ts';
import { chaptersOf, gapsIn, placeName, stateAtlas, unknownClaims } from './state-atlas.test-support.ts';

const folder = path.resolve(import.meta.dirname, '../../src');
const stories = readStories(folder);

/** Every source file of the shop except tests. */
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test|test-support)\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'));

describe('state atlas', () => {
  it('knows every machine of the core and of the shop', () => {
    const ids = machines.map(({ id }) => id);
    const ofCore = Object.entries(core).flatMap(([name, value]) =>
      name.endsWith('Machine') && typeof value === 'object' && 'root' in value ? [value.id] : [],
    );
    const ofShop = sources.flatMap((text) =>
      [...text.matchAll(/createMachine\(\{\s*id: '([^']+)'/g)].flatMap(([, id]) => id ?? []),
    );
    expect(ids.toSorted()).toEqual([...ofCore, ...ofShop].toSorted());
    expect(sources.filter((text) => text.includes('.createMachine(')).length).toBe(ofShop.length);
  });

  it('S2.ROUTE.01-28 knows every route of the shop', () => {
    const routes = readFileSync(path.join(folder, 'routes.tsx'), 'utf8');
    const paths = [...routes.matchAll(/(?:[rR]oute\(\s*|path: )'([^']+)'/g)].flatMap(([, found]) => found ?? []);
    expect(
      Object.values(screens)
        .map(({ route }) => route)
        .toSorted(),
    ).toEqual(paths.toSorted());
    // The 28 specified ones, the page 'not found', the pages of returns and payments, the mailed link, the seller and the comparison, and the owner's own.
    expect(paths).toHaveLength(29 + 5 + 14);
  });

  it('reads a story’s claims, its own or those of the story it extends', () => {
    const source = `
      import preview from '../.storybook/preview';
      const meta = preview.meta({ title: 'Screens/Some' });
      const phone = { viewport: { value: 'phone' } } as const;
      export const Ready = meta.story({ render, parameters: { states: ['cart.open.idle'] } });
      export const Phone = Ready.extend({ globals: phone });
      export const Failed = meta.story({ globals: phone, parameters: { states: ['Cart/failed'] } });
      export const Silent = meta.story({ render });
    `;
    expect(storiesIn('Some.stories.tsx', source).map(({ id, states, width }) => [id, states, width])).toEqual([
      ['screens-some--ready', ['cart.open.idle'], 'desktop'],
      ['screens-some--phone', ['cart.open.idle'], 'phone'],
      ['screens-some--failed', ['Cart/failed'], 'phone'],
      ['screens-some--silent', null, 'desktop'],
    ]);
  });

  it('names the gap when the only story of a state is removed', () => {
    const alone = chaptersOf(stateAtlas(stories))
      .flatMap(({ places }) => places)
      .filter((place) => place.stories.length === 1);
    for (const { stories: only, ...place } of alone) {
      const gaps = gapsIn(stateAtlas(stories.filter(({ id }) => !only.includes(id))));
      expect(gaps.join('\n')).toContain(placeName(place).replace(/^[^./]+[./]/, ''));
    }
  });

  it('every story of a screen claims a state', () => {
    const silent = stories.filter(({ title, states }) => title.startsWith('Screens/') && (states ?? []).length === 0);
    const byScreen = Object.groupBy(silent, ({ title }) => title);
    expect(
      Object.entries(byScreen).map(([title, them]) => `${title}: ${them?.map(({ name }) => name).join(', ')}`),
    ).toEqual([]);
  });

  it('no story claims an unknown state', () => {
    expect(unknownClaims(stories)).toEqual([]);
  });

  it('every state that can be shown has a story', () => {
    expect(gapsIn(stateAtlas(stories))).toEqual([]);
  });
});

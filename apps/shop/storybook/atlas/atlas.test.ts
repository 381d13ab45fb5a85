import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as core from '@kayal/commerce-core';
import { describe, expect, it } from 'vitest';
import { atlasFiles, atlasFolder, listedClaims } from '../../../../tools/state-atlas.ts';
import { machines } from './machines.test-support.ts';
import { readStories, storiesIn } from './read-stories.test-support.ts';
import { screens } from './screens.test-support.ts';
import { chaptersOf, gapsIn, placeName, stateAtlas, unknownClaims } from './state-atlas.test-support.ts';
import { chooseClaims, staleClaims, transitionAtlas, withoutInput } from './transition-atlas.test-support.ts';

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
    // The 28 specified ones, the page 'not found', and the owner's own pages.
    expect(paths).toHaveLength(29 + 9);
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

  it('stories take no fewer transitions than before, those of sent events by an input or for a listed reason', () => {
    const { taken, total } = transitionAtlas(listedClaims());
    // The rest is listed in docs/state-atlas with its reasons. When a story takes one more, this number rises.
    expect([taken, total]).toEqual([279, 307]);
    expect(withoutInput(listedClaims())).toEqual([]);
  });

  it('every transition has a story that takes it, or a reason why none does', () => {
    const places = transitionAtlas(listedClaims()).machines.flatMap((machine) => machine.places);
    expect(places.filter(({ story }) => story === null).map(({ transition }) => transition)).toEqual([]);
  });

  it('names a transition whose input is removed', () => {
    const byInput = listedClaims().filter(({ by }) => by !== null);
    expect(withoutInput(byInput)).toEqual([]);
    const unpressed = byInput.map((claim) => ({ ...claim, by: null }));
    expect(withoutInput(unpressed).length).toBeGreaterThan(70);
  });

  it('no claim or reason is for a transition, story or test that there is not', () => {
    expect(staleClaims(listedClaims(), [...stories, ...readStories(import.meta.dirname)])).toEqual([]);
    const [claim] = listedClaims();
    expect(staleClaims([{ transition: 'gone', story: 'gone', by: null }], stories)).toEqual([
      'no transition gone',
      'no story gone',
    ]);
    expect(claim).toBeDefined();
  });

  it('a recorded run keeps what it confirms and replaces what it does not', () => {
    const [first, second] = listedClaims();
    if (first === undefined || second === undefined) throw new Error('Nothing is listed.');
    const other = { ...first, story: 'other' };
    expect(chooseClaims([first, second], [other, first])).toEqual([first, second]);
    expect(chooseClaims([first], [other, { ...second, story: first.story }])).toEqual([
      other,
      { ...second, story: first.story },
    ]);
  });

  it('is up to date: run `node tools/state-atlas.ts` and commit', () => {
    const stale = Object.entries(atlasFiles()).filter(
      ([name, text]) => readFileSync(path.join(atlasFolder, name), 'utf8') !== text,
    );
    expect(stale.map(([name]) => name)).toEqual([]);
  });
});

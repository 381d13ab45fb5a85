import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import written from '../../../../docs/state-atlas/states.json' with { type: 'json' };
import type { StateAtlas } from './state-atlas.test-support.ts';
import type { TransitionAtlas } from './transition-atlas.test-support.ts';
import { StatesPage } from './StatesPage.test-support.tsx';

const atlas: StateAtlas & { readonly transitions: TransitionAtlas } = written;

const meta = preview.meta({ component: StatesPage, title: 'Atlas/States' });

export const States = meta.story({ args: { atlas } });

States.test('every state has a story to open, in whatever folder this Storybook is', async ({ canvasElement }) => {
  const links = [...canvasElement.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const stories = [...atlas.machines, ...atlas.screens]
    .flatMap(({ places }) => places)
    .flatMap((place) => place.stories);
  const takers = atlas.transitions.machines
    .flatMap(({ places }) => places)
    .flatMap(({ story }) => story?.split(':')[0] ?? []);
  await expect(links).toEqual([...stories, ...takers].map((id) => `./?path=/story/${id}`));
  await expect(canvasElement.querySelector('h1')).toHaveTextContent(`${atlas.total} of ${atlas.total} states`);
});

import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import atlas from 'virtual:kayal/states';
import { StatesPage } from './StatesPage.test-support.tsx';

const meta = preview.meta({ component: StatesPage, title: 'Atlas/States' });

export const States = meta.story({ args: { atlas } });

States.test('every state has a story to open, in whatever folder this Storybook is', async ({ canvasElement }) => {
  const links = [...canvasElement.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const stories = [...atlas.machines, ...atlas.screens]
    .flatMap(({ places }) => places)
    .flatMap((place) => place.stories);
  await expect(links).toEqual(stories.map((id) => `./?path=/story/${id}`));
  await expect(canvasElement.querySelector('h1')).toHaveTextContent(`${atlas.total} of ${atlas.total} states`);
});

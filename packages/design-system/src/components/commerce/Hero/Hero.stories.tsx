import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../forms/Button/Button.tsx';
import { storyPictureUrl } from '../../story-pictures.test-support.ts';
import { Hero } from './Hero.tsx';

const scene = (plate: string, cloth: string) => (
  <img
    src={storyPictureUrl('tee', cloth, plate)}
    alt=""
    style={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 30%' }}
  />
);

const meta = preview.meta({
  component: Hero,
  title: 'Design system/Hero',
  args: {
    headline: 'Made to move',
    text: 'Light cloth for heavy weather. Cut in Kerala.',
    picture: scene('#DDECE8', '#9CC9C0'),
    actions: <Button onClick={fn()}>Shop now</Button>,
  },
  parameters: { layout: 'fullscreen' },
});

export const Primary = meta.story({ tags: ['picture'] });
Primary.test("S1.HOME.01 the hero is the page's first heading and fills the first view", async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Made to move' })).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Made to move' }).clientHeight).toBeGreaterThanOrEqual(480);
  await expect(canvas.getByRole('button', { name: 'Shop now' })).toBeVisible();
});

export const OnDarkPicture = meta.story({
  args: { tone: 'onDarkPicture', picture: scene('#10201E', '#0B5F5A'), kicker: 'New season' },
});

export const LongHeadline = meta.story({ args: { headline: 'Performancewear for every runner in every monsoon' } });
LongHeadline.test('S1.HOME.01 a long headline stays inside the hero', async ({ canvas }) => {
  const region = canvas.getByRole('region');
  await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
});

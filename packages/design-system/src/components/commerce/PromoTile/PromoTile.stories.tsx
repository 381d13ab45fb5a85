import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { storyPicture } from '../../story-pictures.test-support.ts';
import { PromoTile } from './PromoTile.tsx';

const meta = preview.meta({
  component: PromoTile,
  title: 'Design system/PromoTile',
  args: { headline: 'Men', callToAction: 'Shop men', href: '#men', picture: storyPicture('tee', '#C0311F', '#E9D9CF') },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '680px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Primary = meta.story({ tags: ['picture'] });
Primary.test('S1.HOME.05 a tile is one link named by its headline', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Men Shop men' })).toHaveAttribute('href', '#men');
});

export const Wide = meta.story({ args: { shape: 'wide', headline: 'Accessories', callToAction: 'Shop accessories' } });

export const LongHeadline = meta.story({
  args: { headline: 'Extraordinarilylongseasonheadline and more', callToAction: 'See everything in this collection' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '342px' }}>
        <Story />
      </div>
    ),
  ],
});
LongHeadline.test('S1.HOME.06 a long headline breaks inside its tile', async ({ canvas }) => {
  const link = canvas.getByRole('link');
  await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
});

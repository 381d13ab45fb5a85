import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { storyPicture } from '../../story-pictures.test-support.ts';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const meta = preview.meta({
  component: ProductCardSkeleton,
  title: 'Design system/ProductCardSkeleton',
});

export const Primary = meta.story({
  render: () => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 260px))', gap: '24px', alignItems: 'start' }}
    >
      <ProductCardSkeleton />
      <ProductCard
        name="Coast Polo with Moisture Control and a longer name"
        href="#coast-polo"
        picture={storyPicture('tee', '#0B5F5A')}
        price={{ price: '₹899', mrp: '₹1,299', saving: '−30%' }}
        heart={{ label: 'Coast Polo in wishlist', pressed: true, onToggle: fn() }}
        colours={[{ name: 'Ink', hex: '#10201E' }]}
      />
    </div>
  ),
});
Primary.test('S2.LIST.09 the outline is as high as the card', async ({ canvas, canvasElement }) => {
  const card = canvas.getByRole('article');
  const outline = canvasElement.querySelector('[aria-hidden="true"]');
  await expect(
    Math.abs(card.getBoundingClientRect().height - (outline?.getBoundingClientRect().height ?? 0)),
  ).toBeLessThanOrEqual(6);
});

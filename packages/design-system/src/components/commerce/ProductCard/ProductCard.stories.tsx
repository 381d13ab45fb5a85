import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { LinkProvider, type LinkProps } from '../../navigation/LinkContext/LinkContext.tsx';
import { storyPicture } from '../../story-pictures.test-support.ts';
import { ProductCard } from './ProductCard.tsx';

const meta = preview.meta({
  component: ProductCard,
  title: 'Design system/ProductCard',
  args: {
    name: 'Coast Polo with Moisture Control',
    href: '#coast-polo',
    picture: storyPicture('tee', '#0B5F5A'),
    secondPicture: storyPicture('shorts', '#0B5F5A', '#DDECE8'),
    price: { price: '₹899', mrp: '₹1,299', saving: '−30%' },
    heart: { label: 'Coast Polo in wishlist', pressed: false, onToggle: fn() },
    colours: [
      { name: 'Ink', hex: '#10201E' },
      { name: 'Lagoon', hex: '#0B5F5A' },
      { name: 'Marigold', hex: '#FFB31A' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '280px' }}>
        <Story />
      </div>
    ),
  ],
});

// S2.HOME.07 S2.HOME.08 S2.HOME.09 a card shows picture, name and prices
// S2.LIST.08 the whole plate is the link
export const Primary = meta.story({
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Coast Polo with Moisture Control' })).toBeVisible();
    await expect(canvas.getByText('₹899')).toBeVisible();
    await expect(canvas.getByText('₹1,299')).toHaveStyle({ textDecorationLine: 'line-through' });
    await expect(canvasElement.querySelector('img')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Coast Polo with Moisture Control' });
    await expect(link).toHaveAttribute('href', '#coast-polo');
    const plate = canvasElement.querySelector('img')?.getBoundingClientRect();
    const hit = document.elementFromPoint((plate?.left ?? 0) + 40, (plate?.bottom ?? 0) - 40);
    await expect(hit).toBe(link);
  },
});
Primary.test(
  'the second view is shown under a mouse, once it has come',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Coast Polo with Moisture Control' }));
    await waitFor(async () => {
      const second = canvasElement.querySelectorAll('img')[1];
      await expect(second?.closest('[data-loaded]')).toHaveAttribute('data-loaded', 'true');
    });
  },
);
Primary.test('S4.WISH.03 the heart is above the link and does not follow it', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Coast Polo in wishlist' }));
  await expect(args.heart?.onToggle).toHaveBeenCalledWith(true);
  await expect(window.location.hash).not.toBe('#coast-polo');
});

function MarkedLink({ state, children, ...anchor }: LinkProps) {
  return (
    <a {...anchor} data-state-given={JSON.stringify(state)}>
      {children}
    </a>
  );
}

export const ThroughTheRoutersLink = meta.story({
  args: { linkState: { id: 7 } },
  decorators: [
    (Story) => (
      <LinkProvider component={MarkedLink}>
        <Story />
      </LinkProvider>
    ),
  ],
});
ThroughTheRoutersLink.test("S2.LIST.08 navigation state reaches the application's link", async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('data-state-given', '{"id":7}');
});

export const SoldOut = meta.story({ args: { stock: 'out', badge: 'Sold out' } });
SoldOut.test('S2.HOME.08 a sold-out card shows it and can still be opened', async ({ canvas }) => {
  await expect(canvas.getByText('Sold out')).toBeVisible();
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '#coast-polo');
});

export const WithBadge = meta.story({ args: { badge: '−30%' } });

export const ListPriceOnly = meta.story({ args: { price: { price: '₹1,299' }, colours: undefined, heart: undefined } });

export const LongUnbrokenName = meta.story({
  args: { name: 'Supercalifragilisticexpialidocious-Ultra-Performance-Windbreaker-Jacket-with-a-Hood-and-more' },
});
LongUnbrokenName.test('S2.HOME.08 a long name is cut after two lines and stays inside', async ({ canvas }) => {
  const name = canvas.getByRole('heading', { level: 3 });
  await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  await expect(name.clientHeight).toBeLessThan(60);
});

export const TwiceTheTextSize = LongUnbrokenName.extend({
  args: { name: 'Coast Polo with Moisture Control and a Name of Three Lines' },
  globals: { textSize: '200' },
});
TwiceTheTextSize.test('at 200 % text the whole name can be read', async ({ canvas }) => {
  const name = canvas.getByRole('heading', { level: 3 });
  // The browser computes what depends on the root's size again in its next frame.
  await waitFor(() => expect(name.clientHeight).toBeGreaterThan(130));
  await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
  await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
});

export const SoldOutInTheDark = SoldOut.extend({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({
  args: { name: 'قميص بولو الساحل', badge: '−30%' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});

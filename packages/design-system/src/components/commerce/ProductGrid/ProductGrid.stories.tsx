import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { storyCuts, storyPicture } from '../../story-pictures.test-support.ts';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx';

const cloths = ['#0B5F5A', '#C0311F', '#10201E', '#3D5A80', '#B8860B'] as const;
const plates = ['#DDECE8', '#F3E3DC', '#E6E2D8', '#DCE4EE', '#F3ECD6'] as const;

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <ProductCard
      key={index}
      name={index % 3 === 0 ? `Coast Polo ${index + 1} with Moisture Control` : `Backwater Tee ${index + 1}`}
      href={`#${index}`}
      picture={storyPicture(storyCuts[index % 3] ?? 'tee', cloths[index % 5] ?? '#10201E', plates[index % 5])}
      price={index % 2 === 0 ? { price: '₹899', mrp: '₹1,299', saving: '−30%' } : { price: '₹1,499' }}
      heart={{ label: `Item ${index + 1} in wishlist`, pressed: index % 4 === 0, onToggle: fn() }}
      colours={[
        { name: 'Ink', hex: '#10201E' },
        { name: 'Lagoon', hex: '#0B5F5A' },
      ]}
      {...(index === 2 ? { badge: 'Sold out', stock: 'out' as const } : {})}
    />
  ));

const columnsOf = (list: HTMLElement): number => getComputedStyle(list).gridTemplateColumns.split(' ').length;

const meta = preview.meta({
  component: ProductGrid,
  title: 'Design system/ProductGrid',
  args: { label: 'Products', children: cards(8) },
});

export const Primary = meta.story();
Primary.test('S2.LIST.09 four columns on desktop', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  await expect(columnsOf(canvas.getByRole('list', { name: 'Products' }))).toBe(4);
});

export const BesidePanel = meta.story({ args: { columns: 'besidePanel' } });
BesidePanel.test('S2.LIST.10 three columns beside an open filter panel', async ({ canvas }) => {
  await expect(columnsOf(canvas.getByRole('list', { name: 'Products' }))).toBe(3);
});

export const One = meta.story({ args: { children: cards(1) } });

const visibleCards = (list: HTMLElement): number => [...list.children].filter((card) => card.checkVisibility()).length;

export const WholeRows = meta.story({ args: { rows: 'whole', children: cards(6) } });
WholeRows.test('S2.PDP.14 six cards in four columns end with a full row', async ({ canvas }) => {
  await expect(visibleCards(canvas.getByRole('list', { name: 'Products' }))).toBe(4);
});

export const WholeRowsOfThree = meta.story({ args: { rows: 'whole', children: cards(3) } });
WholeRowsOfThree.test('S2.PDP.14 the first row is always shown', async ({ canvas }) => {
  await expect(visibleCards(canvas.getByRole('list', { name: 'Products' }))).toBe(3);
});

export const WholeRowsOnAPhone = WholeRows.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
WholeRowsOnAPhone.test('S2.PDP.14 six cards fill three rows of two', async ({ canvas }) => {
  await expect(visibleCards(canvas.getByRole('list', { name: 'Products' }))).toBe(6);
});

export const InANarrowRoom = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '480px' }}>
        <Story />
      </div>
    ),
  ],
});
InANarrowRoom.test('S2.LIST.12 columns depend on the container, not the window', async ({ canvas }) => {
  await expect(columnsOf(canvas.getByRole('list', { name: 'Products' }))).toBe(2);
});

export const Loading = meta.story({ render: () => <ProductGridSkeleton count={8} /> });
Loading.test('S2.LIST.09 outlines are announced once', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading…$/);
});

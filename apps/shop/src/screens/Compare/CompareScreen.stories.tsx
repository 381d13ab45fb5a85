import { withAttributes } from '@kayal/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import type { Canvas } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Compare', parameters: { layout: 'fullscreen' } });

const phone = { viewport: { value: 'phone' } } as const;
const three = { path: '/compare?c=1001,1003,1022', frame: 'bare', scenario: 'attributedGoods' } as const;
const tenIds = Array.from({ length: 10 }, (_, index) => 1001 + index).join(',');

const table = async (canvas: Canvas) =>
  within(within(await canvas.findByRole('region', { name: 'Comparison of products' })).getByRole('table'));
const textsOf = async (canvas: Canvas, name: string) => {
  const head = (await table(canvas)).getByRole('rowheader', { name });
  return [...(head.parentElement?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
};

export const Ready = meta.story({
  tags: ['picture'],
  render: renderScreen(three),
  parameters: { states: ['Compare/ready'] },
});

Ready.test(
  'shows products side by side: prices, stock, and the attributes in the order of the owner',
  async ({ canvas }) => {
    const shown = await table(canvas);
    await expect(shown.getAllByRole('columnheader')).toHaveLength(3);
    await expect(shown.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Picture',
      'Price',
      'Colours in stock',
      'Sizes in stock',
      'Fabric',
      'Fit',
      'Fabric weight',
      'Care',
      'Size guide',
      'Buy',
    ]);
    await expect(await textsOf(canvas, 'Fabric')).toEqual(['Cotton, Polyester', 'Cotton', '–Not known']);
    await expect(await textsOf(canvas, 'Fabric weight')).toEqual(['180 gsm', '160 gsm', '–Not known']);
    await expect(shown.getByRole('link', { name: 'Vembanad Run Tee' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/fullimage\?I=/),
    );
  },
);

Ready.test('opens the size guide of a product', async ({ canvas, userEvent }) => {
  const [first] = (await table(canvas)).getAllByRole('button', { name: 'Size guide' });
  await userEvent.click(first ?? document.body);
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toHaveTextContent('Run tees'));
});

Ready.test(
  'a product is taken out, and the heading has the focus of the link that is gone',
  async ({ canvas, userEvent }) => {
    await userEvent.click(
      (await table(canvas)).getByRole('link', { name: 'Remove Backwater Court Tee from the comparison' }),
    );
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(2));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Compare products' })).toHaveFocus();
  },
);

export const Phone = Ready.extend({ globals: phone });
export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

/** A shopper adds a product of one size and colour at once; any other leads to its page. */
export const Shopper = meta.story({
  render: renderScreen({ ...three, as: 'shopper' }),
  globals: phone,
  parameters: { states: ['Compare/shopper'] },
});

Shopper.test(
  'S5.ADD adds a piece without a choice to the cart, and leads to the choices of others',
  async ({ canvas, userEvent }) => {
    const shown = await table(canvas);
    await expect(shown.getAllByRole('link', { name: /^Choose options of / })).toHaveLength(2);
    const add = shown.getByRole('button', { name: 'Add to cart: Jetty Drawstring Bag' });
    await userEvent.click(add);
    await expect(await within(document.body).findByText(/added to (your )?cart/i)).toBeInTheDocument();
  },
);

export const Differences = meta.story({
  render: renderScreen({ ...three, path: '/compare?c=1001,1008&only=differences' }),
  globals: phone,
  parameters: { states: ['Compare/differences'] },
});

Differences.test(
  'hides rows that are the same of all products, and shows them again',
  async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Only what differs' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect((await table(canvas)).queryByRole('rowheader', { name: 'Sizes in stock' })).toBeNull();
    await userEvent.click(toggle);
    await expect(await canvas.findByRole('rowheader', { name: 'Sizes in stock' })).toBeInTheDocument();
    await expect(toggle).toHaveFocus();
  },
);

/** Two colours of stock, nothing said of either. */
export const NoDifference = meta.story({
  render: renderScreen({
    ...three,
    path: '/compare?c=1001,1003&only=differences',
    prepare: (state) => {
      const [first] = state.products;
      const variants = state.variants.filter(({ ItemId }) => ItemId === 1001);
      state.products = state.products.map((row) =>
        row.ID === 1003 && first ? { ...first, ID: 1003, ItemId: 1003 } : row,
      );
      state.variants = [1001, 1003].flatMap((ItemId) => variants.map((row) => ({ ...row, ItemId })));
      state.productAttributes = new Map();
    },
  }),
  globals: phone,
  parameters: { states: ['Compare/differences'] },
});

NoDifference.test('says that the products do not differ', async ({ canvas }) => {
  await expect(await canvas.findByText('These products do not differ in what we know of them.')).toBeVisible();
});

export const One = meta.story({
  render: renderScreen({ ...three, path: '/compare?c=1001' }),
  globals: phone,
  parameters: { states: ['Compare/one'] },
});

One.test('one product has nothing to differ from, and another can be chosen', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Choose another product' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Only what differs' })).toBeNull();
});

export const Ten = meta.story({
  render: renderScreen({ ...three, path: `/compare?c=${tenIds}` }),
  parameters: { states: ['Compare/ready'] },
});

Ten.test('ten products scroll within their box, and the page does not', async ({ canvas }) => {
  const region = await canvas.findByRole('region', { name: 'Comparison of products' });
  await expect((await table(canvas)).getAllByRole('columnheader')).toHaveLength(10);
  await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  await expect(canvas.queryByRole('link', { name: 'Choose another product' })).toBeNull();
  region.scrollLeft = 900;
  const head = within(region).getByRole('rowheader', { name: 'Price' });
  await waitFor(() =>
    expect(Math.round(head.getBoundingClientRect().left)).toBe(
      Math.round(region.getBoundingClientRect().left + region.clientLeft),
    ),
  );
});

export const TenOnAPhone = Ten.extend({ globals: phone });

export const TooMany = meta.story({
  render: renderScreen({ ...three, path: `/compare?c=${tenIds},1011` }),
  globals: phone,
  parameters: { states: ['Compare/tooMany'] },
});

TooMany.test('of eleven products in an address ten are shown, and the page says so', async ({ canvas }) => {
  await expect(await canvas.findByText('The address names 11 products: these are the first 10.')).toBeVisible();
  await expect((await table(canvas)).getAllByRole('columnheader')).toHaveLength(10);
});

export const Gone = meta.story({
  render: renderScreen({ ...three, path: '/compare?c=1001,999999,word,1003' }),
  globals: phone,
  parameters: { states: ['Compare/gone'] },
});

Gone.test('a product that is gone is left out, and the page says so', async ({ canvas }) => {
  await expect(await canvas.findByText('One of them is no longer sold.')).toBeVisible();
  await expect((await table(canvas)).getAllByRole('columnheader')).toHaveLength(2);
});

export const AllGone = meta.story({
  render: renderScreen({ ...three, path: '/compare?c=999999,999998' }),
  globals: phone,
  parameters: { states: ['Compare/gone', 'Compare/empty'] },
});

AllGone.test('J54 where all are gone, the page leads on', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'These products are no longer sold' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See all products' })).toBeVisible();
});

export const Empty = meta.story({
  render: renderScreen({ ...three, path: '/compare' }),
  globals: phone,
  parameters: { states: ['Compare/empty'] },
});

Empty.test('J54 without a product it says how to choose some', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
});

export const Unopened = meta.story({
  render: renderScreen({ ...three, path: '/compare', frame: 'page', scenario: 'empty', prepare: withAttributes }),
  globals: phone,
  parameters: { states: ['Compare/empty'] },
});

Unopened.test('S8.GEN.02 in a shop without products, it offers none', async ({ canvas }) => {
  await expect(await canvas.findByText('New pieces are on their way.')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: /^See all/ })).toBeNull();
});

export const NotFound = meta.story({
  render: renderScreen({ ...three, scenario: 'ready' }),
  globals: phone,
  parameters: { states: ['Compare/notFound'] },
});

NotFound.test('a shop that compares nothing has no such page', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

export const Failed = meta.story({
  render: renderScreen({ ...three, scenario: 'catalogueDown', prepare: withAttributes }),
  globals: phone,
  parameters: { states: ['Compare/failed'] },
});

Failed.test('J54 says that products could not be loaded, and offers a retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'We could not load these products' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
});

export const Offline = meta.story({
  render: renderScreen({ ...three, offline: true }),
  globals: phone,
  parameters: { states: ['Compare/offline'] },
});

export const LongContent = meta.story({
  render: renderScreen({ ...three, scenario: 'longContent', prepare: withAttributes }),
  globals: phone,
  parameters: { states: ['Compare/longContent'] },
  play: async ({ canvas }) => {
    await expect((await table(canvas)).getAllByRole('columnheader')).toHaveLength(3);
  },
});

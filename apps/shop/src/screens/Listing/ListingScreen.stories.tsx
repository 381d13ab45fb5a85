import { createMockShop } from '@kayal/mocks';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen, type Canvas, type Typist } from '../../../storybook/testing/story-parts.test-support.ts';
import { rememberedModeKey } from './use-listing.ts';

const meta = preview.meta({
  title: 'Screens/Listing',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.removeItem(rememberedModeKey),
});

const men = '/subcategoryproducts?c=627&n=Men';
const desktop = { viewport: { value: 'desktop' } } as const;
const phone = { viewport: { value: 'phone' } } as const;

const cardsIn = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Products' })).getAllByRole('article');
const openFilters = async (canvas: Canvas, userEvent: Typist) => {
  const opener = await canvas.findByRole('button', { name: /^Filters/ });
  await userEvent.click(opener);
  await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'));
  await expect(await screen.findByRole('heading', { name: 'Filters' })).toBeVisible();
};
const columnsOf = (list: HTMLElement): number => getComputedStyle(list).gridTemplateColumns.split(' ').length;
const expectCount = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent(text));

export const SubCategory = meta.story({
  render: renderScreen({ path: men }),
  globals: desktop,
  parameters: { states: ['SubCategory/ready', 'listing-filters.panel.closed', 'listing-filters.mode.replace'] },
});

SubCategory.test(
  'S2.LIST.02 S2.LIST.04 S2.LIST.09 shows name, breadcrumb, count and four columns',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Men' })).toBeVisible();
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(await cardsIn(canvas)).toHaveLength(9);
    await expect(columnsOf(canvas.getByRole('list', { name: 'Products' }))).toBe(4);
    await expectCount(canvas, '9 products');
  },
);

export const FiltersOpen = meta.story({
  render: renderScreen({ path: men }),
  globals: desktop,
  parameters: { states: ['listing-filters.panel.open'] },
  play: async ({ canvas, userEvent }) => openFilters(canvas, userEvent),
});

FiltersOpen.test('S4.FILT.01 S2.LIST.10 S4.FILT.02 the panel opens beside three columns', async ({ canvas }) => {
  await expectSeen(await canvas.findByRole('heading', { name: 'Filters' }));
  await expect(columnsOf(canvas.getByRole('list', { name: 'Products' }))).toBe(3);
  for (const section of ['Related', 'Price', 'Colors', 'Size', 'Dress Style']) {
    await expect(canvas.getByRole('button', { name: section })).toBeVisible();
  }
});

FiltersOpen.test(
  'S4.FILT.03 S4.FILT.04 S4.FILT.06 J08 the latest choice shows the whole shop',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Black' }));
    await expectCount(canvas, '11 products from the whole shop');
    await userEvent.click(canvas.getByRole('radio', { name: 'XL' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Black' })).not.toBeChecked());
    await expect(canvas.getByRole('button', { name: 'Remove filter: XL' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expectCount(canvas, '9 products');
  },
);

FiltersOpen.test('S4.FILT.03 J72 a choice asks the server once', async ({ canvas, userEvent }) => {
  const asked = spyOn(globalThis, 'fetch');
  const calls = () =>
    asked.mock.calls.map(([request]) => new Request(request).url).filter((url) => url.includes('/api/'));
  await userEvent.click(await canvas.findByRole('radio', { name: 'Black' }));
  await expectCount(canvas, '11 products from the whole shop');
  await expect(calls()).toHaveLength(1);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'name');
  await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name'));
  await waitFor(() => expect(canvas.getByRole('list', { name: 'Products' }).closest('[aria-busy]')).toBeNull());
  await expect(calls()).toHaveLength(2);
});

FiltersOpen.test('S5.PRICE.04 J09 the slider filters once it is moved', async ({ canvas, userEvent }) => {
  const maxThumb = await canvas.findByRole('slider', { name: 'Maximum MRP' });
  await expect(maxThumb).toHaveAttribute('aria-valuenow', '600');
  await expectCount(canvas, 'MRP: any, until you move the slider');
  maxThumb.focus();
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(maxThumb).toHaveAttribute('aria-valuetext', '₹1000+'));
  await expectCount(canvas, 'MRP: ₹70 – ₹1,000+');
});

FiltersOpen.test('no country of origin is asked for where no product has one', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Origin' })).toBeNull();
  const sort = canvas.getByRole('combobox', { name: 'Sort by' });
  await expect(within(sort).queryByRole('option', { name: 'Country of origin' })).toBeNull();
});

export const Imported = meta.story({
  render: renderScreen({ path: men, scenario: 'declaredGoods' }),
  globals: desktop,
  parameters: { states: ['SubCategory/ready'] },
  play: async ({ canvas, userEvent }) => {
    await openFilters(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Origin' }));
  },
});

Imported.test(
  'S4.FILT.06 J08 imported goods are filtered by country of origin, and sorted by it',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'India' }));
    await expectCount(canvas, '2 products');
    await userEvent.click(canvas.getByRole('radio', { name: 'Vietnam' }));
    await expectCount(canvas, '1 product');
    await userEvent.click(canvas.getByRole('button', { name: /Vietnam/ }));
    await expectCount(canvas, '9 products');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'origin');
    await waitFor(async () => expect((await cardsIn(canvas))[2]).toHaveTextContent('Monsoon Windbreaker'));
  },
);

FiltersOpen.test('J08 J69 filters combine while that is on; a chip takes one back', async ({ canvas, userEvent }) => {
  const combine = await canvas.findByRole('switch', { name: 'Combine filters' });
  await userEvent.click(combine);
  await waitFor(() => expect(combine).toBeChecked());
  await userEvent.click(await canvas.findByRole('checkbox', { name: /^Black/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter: Black' }));
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove filter: Black' })).toBeNull());
  await userEvent.click(combine);
  await waitFor(() => expect(combine).not.toBeChecked());
  await userEvent.click(canvas.getByRole('button', { name: 'Filters', expanded: true }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters', expanded: false })).toBeVisible());
});

export const Promotion = meta.story({
  render: renderScreen({ path: '/products?list=NewArrivals' }),
  globals: desktop,
  parameters: { states: ['Category/promotion'] },
});
Promotion.test('S1.SHOP.03 S2.LIST.05 a promotional list is titled by its page name', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'NEW ARRIVAL' })).toBeVisible();
  await expect(await cardsIn(canvas)).toHaveLength(12);
});

export const StateWins = meta.story({
  render: renderScreen({ path: '/products?c=5&n=Jackets', state: { categoryId: 4, categoryName: 'T-Shirts' } }),
  parameters: { states: ['Category/ready'] },
});
StateWins.test('S2.LIST.01 S2.LIST.03 J07 navigation state wins over the address', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'T-Shirts' })).toBeVisible();
});

export const Combined = meta.story({
  render: renderScreen({ path: `${men}&combine=1&color=black,Navy&size=XL&max=1500` }),
  globals: desktop,
  parameters: { states: ['SubCategory/combined', 'listing-filters.mode.combine'] },
});
Combined.test(
  'S1.SHOP.05 J08 J69 several choices narrow this list, with counts and chips',
  async ({ canvas, userEvent }) => {
    const chips = within(await canvas.findByRole('list', { name: 'Applied filters' }));
    await expect(chips.getAllByRole('listitem')).toHaveLength(4);
    await openFilters(canvas, userEvent);
    await expect(await canvas.findByRole('switch', { name: 'Combine filters' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Black/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Pink/ })).toHaveAttribute('aria-disabled', 'true');
  },
);

export const Search = meta.story({
  render: renderScreen({ path: '/searchpage?q=tee' }),
  globals: desktop,
  parameters: { states: ['Search/ready'] },
});
Search.test('S2.SRCH.03 S2.SRCH.04 J65 five criteria and a refresh', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Results for “tee”' })).toBeVisible();
  await openFilters(canvas, userEvent);
  for (const criterion of ['Category', 'Sub-category', 'Colour', 'Size', 'Price']) {
    await expect(await canvas.findByRole('button', { name: criterion })).toBeVisible();
  }
  await userEvent.click(canvas.getByRole('radio', { name: 'Black' }));
  await expectCount(canvas, 'from the whole shop');
  await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Any colour' })).toBeChecked());
  await expect(canvas.getByRole('heading', { level: 1, name: 'Results for “tee”' })).toBeVisible();
});

export const Everything = meta.story({
  render: renderScreen({ path: '/searchpage' }),
  globals: desktop,
  parameters: { states: ['Search/everything'] },
});
Everything.test('S2.SRCH.02 no text lists all products', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  await expect(await cardsIn(canvas)).toHaveLength(24);
});

export const Drafting = meta.story({
  render: renderScreen({ path: men }),
  globals: phone,
  parameters: { states: ['listing-filters.panel.drafting'] },
  play: async ({ canvas, userEvent }) => {
    await openFilters(canvas, userEvent);
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    for (const choice of ['Black', 'Navy', 'XL', '₹700 - ₹999'])
      await userEvent.click(drawer.getByRole('radio', { name: choice }));
  },
});
Drafting.test(
  'S2.LIST.06 S2.LIST.07 S2.LIST.12 S4.FILT.08 S5.PRICE.06 nothing applies before Apply',
  async ({ canvas, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    for (const section of ['Related', 'Price', 'Colors', 'Size', 'Dress Style']) {
      await expectSeen(drawer.getByRole('button', { name: section }));
    }
    await expect(drawer.getByRole('radio', { name: 'Navy' })).toBeChecked();
    await expect(drawer.getByRole('radio', { name: 'Black' })).not.toBeChecked();
    await expect(canvas.queryByRole('list', { name: 'Applied filters', hidden: true })).toBeNull();
    await userEvent.click(drawer.getByRole('button', { name: 'Apply' }));
    const chips = within(await canvas.findByRole('list', { name: 'Applied filters' }));
    await expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Navy',
      'XL',
      'MRP ₹700 – ₹999',
    ]);
    await expect(columnsOf(await canvas.findByRole('list', { name: 'Products' }))).toBe(2);
  },
);

Drafting.test(
  'S4.FILT.08 J08 J69 Clear all, Combine and another list are drafts too; Escape drops them',
  async (context) => {
    const { canvas, userEvent } = context;
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(drawer.getByRole('radio', { name: 'Navy' })).not.toBeChecked());
    await userEvent.click(drawer.getByRole('switch', { name: 'Combine filters' }));
    await waitFor(() => expect(drawer.getByRole('checkbox', { name: /^Navy/ })).toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: 'Related' }));
    const other = drawer.getByRole('radio', { name: 'Women' });
    await userEvent.click(other);
    await waitFor(() => expect(other).toBeChecked());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull());
    await expect(canvas.queryByRole('list', { name: 'Applied filters' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Men' })).toBeVisible();
  },
);

export const PhoneScrolled = meta.story({
  render: renderScreen({ path: men }),
  globals: phone,
  parameters: { states: ['SubCategory/ready'] },
  play: async ({ canvas }) => {
    await cardsIn(canvas);
    window.scrollTo({ top: 600, behavior: 'instant' });
    await canvas.findByRole('button', { name: /^Filters · / });
  },
});
PhoneScrolled.test(
  'S2.LIST.06 the filters, their number and the count stay by the thumb while the head is scrolled out',
  async ({ canvas, userEvent }) => {
    const floating = canvas.getByRole('button', { name: 'Filters · 9 products' });
    await userEvent.click(floating);
    await expectSeen(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(floating).toHaveFocus());
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(floating).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
  },
);
PhoneScrolled.test(
  'S2.LIST.07 when the filters leave no product, the button at the head of the list has the focus',
  async ({ canvas, userEvent, msw }) => {
    const floating = canvas.getByRole('button', { name: 'Filters · 9 products' });
    await userEvent.click(floating);
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    for (const choice of ['Navy', 'XL', '₹700 - ₹999'])
      await userEvent.click(drawer.getByRole('radio', { name: choice }));
    msw.use(...createMockShop({ scenario: 'empty' }).handlers);
    await userEvent.click(drawer.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(floating).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters, 3 applied' })).toHaveFocus());
  },
);

export const NothingMatches = meta.story({
  render: renderScreen({ path: `${men}&combine=1&color=Pink` }),
  globals: desktop,
  parameters: { states: ['SubCategory/nothingMatches'] },
});
NothingMatches.test('J54 filters without results can be cleared', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('button', { name: 'Filters, 1 applied' })).toBeVisible();
  await userEvent.click(await canvas.findByRole('button', { name: 'Clear all filters' }));
  await expect(await cardsIn(canvas)).toHaveLength(9);
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus());
});

// J54 a search without results offers the whole shop
// S1.SHOP.03 J54 a search without results leads on to new arrivals
export const NothingFound = meta.story({
  render: renderScreen({ path: '/searchpage?q=zzz' }),
  globals: phone,
  parameters: { states: ['Search/empty'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing found for “zzz”' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/searchpage?q=');
    await expect(canvas.queryByRole('button', { name: 'Filters' })).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
    const arrivals = await canvas.findByRole('list', { name: 'New arrivals' });
    await expect(within(arrivals).getAllByRole('article').length).toBeGreaterThan(0);
  },
});

export const Empty = meta.story({
  render: renderScreen({ path: men, scenario: 'empty' }),
  globals: phone,
  parameters: { states: ['SubCategory/empty'] },
});
Empty.test('J54 an empty list says that products will come', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});

export const NoSuchList = meta.story({
  render: renderScreen({ path: '/products?c=99999&n=Anything' }),
  globals: desktop,
  parameters: { states: ['Category/noSuchList'] },
});
NoSuchList.test('J07 an unknown list is not found, with any name in the address', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'We could not find this list' })).toBeVisible();
  await expect(canvas.queryByText('Anything')).toBeNull();
});

export const Failed = meta.story({
  render: renderScreen({ path: men, scenario: 'catalogueDown' }),
  globals: phone,
  parameters: { states: ['SubCategory/failed'] },
});
Failed.test('J54 S8.GEN.02 a list that could not be read differs from an empty one', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'We could not load these products' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(canvas.queryByText('Nothing here yet')).toBeNull();
});

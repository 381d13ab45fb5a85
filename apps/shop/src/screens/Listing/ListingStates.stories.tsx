import { createMockShop } from '@kayal/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { rememberedModeKey } from './use-listing.ts';

/** Further states of the three list pages: widths, problems and long names. */
const meta = preview.meta({
  title: 'Screens/Listing/States',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => localStorage.removeItem(rememberedModeKey),
});

const tablet = { viewport: { value: 'tablet' } } as const;
const category = { path: '/products?c=4&n=T-Shirts', frame: 'bare' } as const;
const subCategory = { path: '/subcategoryproducts?c=628&n=Women', frame: 'bare' } as const;
const search = { path: '/searchpage?q=tee', frame: 'bare' } as const;

export const Category = meta.story({ render: renderScreen(category), parameters: { states: ['Category/ready'] } });

Category.test('S2.LIST.01 S2.LIST.12 a category on a phone', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'T-Shirts' })).toBeVisible();
  const grid = canvas.getByRole('list', { name: 'Products' });
  await expect(within(grid).getAllByRole('article')).toHaveLength(5);
  await expect(getComputedStyle(grid).gridTemplateColumns.split(' ')).toHaveLength(2);
});

export const CategoryTablet = Category.extend({ globals: tablet });

export const SubCategory = meta.story({
  render: renderScreen(subCategory),
  parameters: { states: ['SubCategory/ready'] },
});

export const SubCategoryTablet = SubCategory.extend({ globals: tablet });

export const Search = meta.story({ render: renderScreen(search), parameters: { states: ['Search/ready'] } });

Search.test('S2.SRCH.03 J65 Refresh in the drawer takes every filter back', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.click(drawer.getByRole('radio', { name: 'Black' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull());
  await expect(canvas.queryByRole('list', { name: 'Applied filters' })).toBeNull();
});

export const SearchPages = meta.story({
  render: renderScreen({
    path: '/searchpage?q=',
    frame: 'bare',
    prepare: (state) => {
      const more = state.products.map((row) => ({ ...row, ID: row.ID + 100_000, ItemName: `Second ${row.ItemName}` }));
      const variants = state.variants.map((row) => ({ ...row, ItemId: row.ItemId + 100_000 }));
      state.products = [...state.products, ...more];
      state.variants = [...state.variants, ...variants];
    },
  }),
  parameters: { states: ['Search/ready'] },
});

SearchPages.test('after the last page the first of its cards has the focus', async ({ canvas, userEvent }) => {
  const cards = () => within(canvas.getByRole('list', { name: 'Products' })).getAllByRole('article');
  const more = await canvas.findByRole('link', { name: 'Load more' });
  // It is relative to the page, and this document has another address.
  more.setAttribute('href', `/searchpage${more.getAttribute('href')}`);
  more.focus();
  await expect(cards()).toHaveLength(24);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(cards().length).toBeGreaterThan(24));
  await expect(canvas.queryByRole('link', { name: 'Load more' })).toBeNull();
  await waitFor(() => expect(cards()[24]?.querySelector('a')).toHaveFocus());
});

export const SearchTablet = Search.extend({ globals: tablet });

export const CategoryShopper = meta.story({
  render: renderScreen({ ...category, as: 'shopper' }),
  parameters: { states: ['Category/shopper'] },
});

export const SubCategoryShopper = meta.story({
  render: renderScreen({ path: '/subcategoryproducts?c=301&n=Accessories', frame: 'bare', as: 'shopper' }),
  parameters: { states: ['SubCategory/shopper'] },
});

export const SearchShopper = meta.story({
  render: renderScreen({ path: '/searchpage?q=polo', frame: 'bare', as: 'shopper' }),
  parameters: { states: ['Search/shopper'] },
});

SearchShopper.test('S2.HOME.10 products of her wishlist have a filled heart', async ({ canvas }) => {
  const kept = await canvas.findByRole('button', { name: 'Harbour Polo in wishlist', pressed: true });
  await expect(kept).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Spice Coast Polo in wishlist', pressed: false })).toBeVisible();
});

export const CategoryEmpty = meta.story({
  render: renderScreen({ ...category, scenario: 'empty' }),
  parameters: { states: ['Category/empty'] },
});

CategoryEmpty.test('J54 a category without products leads to all of them', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See all products' })).toBeVisible();
});

// J54 J60 the old list shows that the next one is loading
export const Loading = meta.story({
  render: renderScreen(category),
  parameters: { states: ['Category/loading'] },
  play: async ({ canvas, userEvent, msw }) => {
    const sort = await canvas.findByRole('combobox', { name: 'Sort by' });
    msw.use(...createMockShop({ scenario: 'catalogueWaiting' }).handlers);
    await userEvent.selectOptions(sort, 'price-asc');
    await expect(await canvas.findByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
    await expect(canvas.getByRole('list', { name: 'Products' }).closest('[aria-busy="true"]')).not.toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'T-Shirts' })).toBeVisible();
  },
});

export const CategoryFailed = meta.story({
  render: renderScreen({ ...category, scenario: 'catalogueDown' }),
  parameters: { states: ['Category/failed'] },
});

CategoryFailed.test('J54 S8.GEN.02 a retry shows the list', async ({ canvas, userEvent, msw }) => {
  await expect(await canvas.findByRole('heading', { name: 'We could not load these products' })).toBeVisible();
  msw.use(...createMockShop().handlers);
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'T-Shirts' })).toBeVisible();
});

export const SearchFailed = meta.story({
  render: renderScreen({ ...search, scenario: 'catalogueDown' }),
  parameters: { states: ['Search/failed'] },
});

export const CategoryOffline = meta.story({
  render: renderScreen({ ...category, offline: true }),
  parameters: { states: ['Category/offline'] },
});

CategoryOffline.test('J54 offline has another text than a shop that does not answer', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(canvas.queryByText('We could not load these products')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
});

export const SubCategoryOffline = meta.story({
  render: renderScreen({ ...subCategory, offline: true }),
  parameters: { states: ['SubCategory/offline'] },
});

export const SearchOffline = meta.story({
  render: renderScreen({ ...search, offline: true }),
  parameters: { states: ['Search/offline'] },
});

export const CategoryLong = meta.story({
  render: renderScreen({
    ...category,
    path: `${category.path}&combine=1&color=PETROL%20BLUE`,
    scenario: 'longContent',
  }),
  parameters: { states: ['Category/longContent'] },
});

CategoryLong.test('J08 a long colour name stays in its chip', async ({ canvas }) => {
  const chips = within(await canvas.findByRole('list', { name: 'Applied filters' }));
  const [chip] = chips.getAllByRole('listitem');
  await expect(chip?.textContent.length).toBeGreaterThan(50);
  await expect(chip?.scrollWidth).toBeLessThanOrEqual(chip?.clientWidth ?? 0);
});

export const SubCategoryLong = meta.story({
  render: renderScreen({ ...subCategory, scenario: 'longContent' }),
  parameters: { states: ['SubCategory/longContent'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    for (const section of ['Related', 'Dress Style'])
      await userEvent.click(drawer.getByRole('button', { name: section }));
  },
});

SubCategoryLong.test('S2.LIST.06 long choices stay in the drawer', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  for (const choice of drawer.getAllByRole('listitem'))
    await expect(choice.scrollWidth).toBeLessThanOrEqual(choice.clientWidth);
});

/** A search for one word of 58 letters, which every second product has in its name. */
export const SearchLong = meta.story({
  render: renderScreen({
    path: '/searchpage?q=WithUnderarmVentsAndReflectivePipingForEveryMonsoonMorning',
    frame: 'bare',
    scenario: 'longContent',
  }),
  parameters: { states: ['Search/longContent'] },
});

SearchLong.test('the heading breaks a long word', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: /MonsoonMorning”$/ })).toBeVisible();
  await expect(canvas.getAllByRole('article')).toHaveLength(12);
});

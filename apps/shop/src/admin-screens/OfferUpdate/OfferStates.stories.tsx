import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';
import { fill } from './offer-form.test-support.ts';

/** What can stand in place of the offers, on a phone, and the page under its other title (J63). */
const meta = preview.meta({
  title: 'Screens/OfferUpdate/States',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
});

const opened = { path: '/offerupdate', as: 'admin' } as const;
const other = { path: '/subcategoryadd', as: 'admin' } as const;

export const Loading = meta.story({
  render: renderScreen({ ...opened, scenario: 'offersWaiting' }),
  parameters: { states: ['OfferUpdate/loading'] },
});

Loading.test('J52 says that the offers load', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Current offers' })).toBeVisible();
  await expect(within(canvas.getByRole('main')).getByText('Loading...')).toBeVisible();
});

export const Failed = meta.story({
  render: renderScreen({ ...opened, scenario: 'offersDown' }),
  parameters: { states: ['OfferUpdate/failed'] },
});

Failed.test('J54 says that the offers could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'We could not load the offers' })).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: 'Category' })).toBeVisible();
});

export const CatalogueDown = meta.story({
  render: renderScreen({ ...opened, scenario: 'catalogueDown' }),
  parameters: { states: ['OfferUpdate/failed'] },
});

CatalogueDown.test('J54 says that the categories could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'We could not load the categories' })).toBeVisible();
});

// J52 no offers now
// J52 what stands in place of offers has the whole width
export const Empty = meta.story({
  render: renderScreen({ ...opened, scenario: 'empty' }),
  globals: { viewport: { value: 'phone' } },
  parameters: { states: ['OfferUpdate/empty'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No offers now' })).toBeVisible();
    const heading = await canvas.findByRole('heading', { name: 'No offers now' });
    const [text, cell] = [heading.getBoundingClientRect(), heading.closest('td')?.getBoundingClientRect()];
    const middle = (box: { readonly left: number; readonly right: number }) => (box.left + box.right) / 2;
    await expect(cell && Math.abs(middle(text) - middle(cell))).toBeLessThanOrEqual(2);
  },
});

// S2.OFFER.02 a long name wraps in the explanation of the price
export const LongContent = meta.story({
  render: renderScreen({ ...opened, scenario: 'longContent' }),
  parameters: { states: ['OfferUpdate/longContent'] },
  play: async ({ canvas, userEvent }) => {
    const category = await canvas.findByRole('combobox', { name: 'Category' });
    await waitFor(() => expect(within(category).getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.selectOptions(category, '4');
    const item = canvas.getByRole('combobox', { name: 'Item' });
    await within(item).findByRole('option', { name: /\(1002\)$/ });
    await userEvent.selectOptions(item, '1002');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Offer Price' }), '599');
    const hint = await canvas.findByText(/^From now on shoppers pay ₹599 for/);
    await expect(hint.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const SubCategoryAdd = meta.story({
  render: renderScreen(other),
  parameters: { states: ['SubCategoryAdd/ready', 'offer.editing.clean'] },
});

SubCategoryAdd.test(
  'S2.OFFER.05 J63 the same under another title, which says what it does',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Add to SubCategories' })).toBeVisible();
    await expect(canvas.getByText(/sets the offer price of an item/)).toBeVisible();
    await fill(canvas, userEvent, '499');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Offer' }));
    await expectSeen(await canvas.findByText('Offer added successfully!'));
  },
);

export const SubCategoryAddTablet = SubCategoryAdd.extend({ globals: { viewport: { value: 'tablet' } } });
export const SubCategoryAddDesktop = SubCategoryAdd.extend({ globals: { viewport: { value: 'desktop' } } });

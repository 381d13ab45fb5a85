import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import type { Canvas, Typist } from '../../../storybook/testing/story-parts.test-support.ts';
import { rememberedModeKey } from './use-listing.ts';

/** Lists of a shop whose owner defined attributes. */
const meta = preview.meta({
  title: 'Screens/Listing/Attributes',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.removeItem(rememberedModeKey),
});

const men = { path: '/subcategoryproducts?c=627&n=Men', scenario: 'attributedGoods' } as const;
const phone = { viewport: { value: 'phone' } } as const;

const openFilters = async (canvas: Canvas, userEvent: Typist, section: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Filters/ }));
  await userEvent.click(await screen.findByRole('button', { name: section }));
};
const expectCount = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent(text));

export const Fabric = meta.story({
  render: renderScreen(men),
  parameters: { states: ['SubCategory/ready', 'listing-filters.panel.open'] },
  play: async ({ canvas, userEvent }) => openFilters(canvas, userEvent, 'Fabric'),
});

Fabric.test(
  'S4.FILT.06 J08 an attribute replaces what was chosen, and lists the whole shop; none is offered that only a page shows',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Cotton' }));
    await expectCount(canvas, '2 products from the whole shop');
    await userEvent.click(canvas.getByRole('button', { name: 'Fit' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Slim' }));
    await expectCount(canvas, '1 product from the whole shop');
    await expect(canvas.getByRole('radio', { name: 'Any fabric' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Fit: Slim' }));
    await expectCount(canvas, '9 products');
    await expect(canvas.queryByRole('button', { name: 'Care' })).toBeNull();
  },
);

Fabric.test('S4.FILT.06 J08 attributes combine, with counts and units', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('switch', { name: 'Combine filters' }));
  await userEvent.click(await canvas.findByRole('checkbox', { name: /^Cotton/ }));
  await userEvent.click(await canvas.findByRole('checkbox', { name: /^Polyester/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Fabric weight' }));
  await userEvent.click(await canvas.findByRole('checkbox', { name: /^180 gsm/ }));
  await expectCount(canvas, '1 product');
  await expect(await canvas.findByRole('button', { name: 'Remove filter: Fabric weight: 180 gsm' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Remove filter: Fabric: Cotton' })).toBeVisible();
});

export const OnAPhone = meta.story({
  render: renderScreen(men),
  globals: phone,
  parameters: { states: ['SubCategory/ready', 'listing-filters.panel.drafting'] },
  play: async ({ canvas, userEvent }) => openFilters(canvas, userEvent, 'Fit'),
});

OnAPhone.test('S4.FILT.08 an attribute waits for Apply', async ({ canvas, userEvent }) => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Regular' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await expectCount(canvas, '1 product from the whole shop');
});

/** The address names an attribute that the owner removed since. */
export const Removed = meta.story({
  render: renderScreen({ ...men, path: '/subcategoryproducts?c=627&n=Men&attr=pattern:Dots' }),
  parameters: { states: ['SubCategory/ready'] },
});

Removed.test(
  'J08 a filter by an attribute that is gone is named and can be taken back',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter: pattern: Dots' }));
    await expectCount(canvas, '9 products');
  },
);

/** Products are chosen on their cards. */
export const Comparing = meta.story({
  render: renderScreen(men),
  parameters: { states: ['SubCategory/ready'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare Vembanad Run Tee' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Compare Backwater Court Tee' }));
    // At the end of the list the bar lies over nothing.
    canvas.getByRole('contentinfo').scrollIntoView();
  },
});

Comparing.test('a bar leads to the comparison of what is chosen, and clears it', async ({ canvas, userEvent }) => {
  const bar = within(await canvas.findByRole('region', { name: 'Comparison' }));
  await expect(bar.getByRole('link', { name: '2 to compare' })).toHaveAttribute('href', '/compare?c=1001,1003');
  await expect(canvas.getByRole('button', { name: 'Compare Vembanad Run Tee' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await userEvent.click(bar.getByRole('button', { name: 'Clear the comparison' }));
  await waitFor(() => expect(canvas.queryByRole('region', { name: 'Comparison' })).toBeNull());
  scrollTo(0, 0);
  await expect(canvas.getByRole('button', { name: 'Compare Vembanad Run Tee' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

export const ComparingOnAPhone = Comparing.extend({ globals: phone });

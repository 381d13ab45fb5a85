import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/Track', parameters: { layout: 'fullscreen' } });
const phone = { viewport: { value: 'phone' } } as const;
const link = { path: `/track#${'k'.repeat(43)}`, frame: 'bare' } as const;

export const Ready = meta.story({
  render: renderScreen({ ...link, scenario: 'orderShipped' }),
  parameters: { states: ['Track/ready'] },
});

Ready.test('a mailed link shows where the order is without a log-in', async ({ canvas }) => {
  await expect(await canvas.findByText('Order KY260004 to Kochi 682020')).toBeVisible();
  const way = within(canvas.getByRole('list', { name: 'The way of your order' }));
  await expect(way.getByText('On its way').closest('li')).toHaveAttribute('aria-current', 'step');
  await expect(canvas.getByRole('link', { name: 'Track it with Delhivery' })).toBeVisible();
});

Ready.test('it shows no name, no phone and no street', async ({ canvas }) => {
  const main = await canvas.findByRole('main');
  await canvas.findByText('Order KY260004 to Kochi 682020');
  await expect(main).not.toHaveTextContent(/Asha|98765|Lagoon/);
});

export const Phone = Ready.extend({ globals: phone });
export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const InParts = meta.story({
  render: renderScreen({ ...link, scenario: 'orderPartShipped' }),
  globals: phone,
  parameters: { states: ['Track/inParts'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 × .+, size M$/)).toBeVisible();
  },
});

export const CameBack = meta.story({
  render: renderScreen({ ...link, scenario: 'orderCameBack' }),
  globals: phone,
  parameters: { states: ['Track/cameBack'] },
  play: async ({ canvas }) => {
    const way = within(await canvas.findByRole('list', { name: 'The way of your order' }));
    await expect(way.getByText('Came back to us')).toBeVisible();
    // What the courier wrote is for the shop and the shopper alone.
    await expect(canvas.queryByText(/Nobody at home/)).toBeNull();
  },
});

export const Ended = meta.story({
  render: renderScreen({ ...link, scenario: 'trackingExpired' }),
  globals: phone,
  parameters: { states: ['Track/ended'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'My Orders' })).toBeVisible();
  },
});

// nothing is sent for an address without a token
export const Cut = meta.story({
  render: renderScreen({ path: '/track#short', frame: 'bare' }),
  globals: phone,
  parameters: { states: ['Track/ended'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  },
});

export const Loading = meta.story({
  render: renderScreen({ ...link, scenario: 'trackingWaiting' }),
  globals: phone,
  parameters: { states: ['Track/loading'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});

export const Failed = meta.story({
  render: renderScreen({ ...link, scenario: 'trackingDown' }),
  globals: phone,
  parameters: { states: ['Track/failed'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We could not load this order' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

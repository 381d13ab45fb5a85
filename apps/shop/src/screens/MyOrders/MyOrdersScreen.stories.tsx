import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/My orders', parameters: { layout: 'fullscreen' } });
const orders = { path: '/myorders', as: 'shopper', frame: 'bare' } as const;

export const Ready = meta.story({ render: renderScreen(orders) });

Ready.test('S2.ORD.01-04 S9.DATE.03 J40 shows orders with their things and en-GB dates', async ({ canvas }) => {
  await expect((await canvas.findAllByRole('heading', { level: 2, name: /^Order / })).length).toBeGreaterThan(0);
  await expect(canvas.getAllByText(/^Ordered \d{2}\/\d{2}\/\d{4}$/).length).toBeGreaterThan(0);
  await expect(canvas.getAllByRole('link', { name: 'View order' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/ordersummary\?o=./),
  );
});

export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });

export const Empty = meta.story({ render: renderScreen({ ...orders, scenario: 'empty' }) });

Empty.test('S8.ORD.03 says that there are none', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No orders found' })).toBeVisible();
});

export const Loading = meta.story({ render: renderScreen({ ...orders, scenario: 'ordersWaiting' }) });

export const Failed = meta.story({ render: renderScreen({ ...orders, scenario: 'ordersDown' }) });

Failed.test('S8.ORD.02 J54 offers another try', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No Orders' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

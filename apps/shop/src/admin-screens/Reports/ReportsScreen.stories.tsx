import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';

/** What sold, what runs out when, and how visits went. */
const meta = preview.meta({ title: 'Screens/Reports', parameters: { layout: 'fullscreen' } });

const opened = { path: '/reports', as: 'admin' } as const;
const phone = { viewport: { value: 'phone' } } as const;
const tablet = { viewport: { value: 'tablet' } } as const;

export const Ready = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Reports/ready'] },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Sales by day' }));
    await expectSeen(table.getByRole('row', { name: '21/11/2026 18 23 ₹18,390' }));
    await expectSeen(canvas.getByText('₹48,790'));
    const download = canvas.getByRole('link', { name: 'Download CSV' });
    await expect(download).toHaveAttribute('href', expect.stringMatching(/\/reportFile\/[^/]+\/sales\?by=day$/));
  },
});

Ready.test('another side and other days go into the address and into the file', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByLabelText('By'), 'Product');
  await userEvent.type(canvas.getByLabelText('Ordered from'), '2026-11-01');
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  const table = within(await canvas.findByRole('table', { name: 'Sales by product' }));
  await expectSeen(table.getByRole('row', { name: 'Running Shorts 30 36 ₹28,790 72 %' }));
  await expectSeen(table.getByRole('row', { name: 'Track Jacket of last winter 6 8 ₹6,400 –' }));
  await expect(canvas.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    expect.stringContaining('from=2026-11-01&by=product'),
  );
});

export const ReadyOnAPhone = Ready.extend({ globals: phone });
export const ReadyOnATablet = Ready.extend({ globals: tablet });

/** Read from a copy of the database, by a setting of the shop. */
export const OfACopy = meta.story({
  render: renderScreen({ ...opened, scenario: 'reportsOfACopy' }),
  parameters: { states: ['Reports/ofACopy'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByText('Read from a copy of the database, 12 seconds old.'));
  },
});

/** More days than a page holds. */
export const ManyDays = meta.story({
  render: renderScreen({ ...opened, path: '/reports?page=3', scenario: 'reportsOfManyDays' }),
  parameters: { states: ['Reports/paged'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(1 + 30);
    const pages = within(canvas.getByRole('navigation', { name: 'Pages of the report' }));
    await expect(pages.getByRole('link', { name: 'Page 2 of 3' })).toHaveAttribute('href', '/reports?page=2');
  },
});

export const Stock = meta.story({
  render: renderScreen({ ...opened, path: '/reports?view=stock' }),
  parameters: { states: ['Reports/stock'] },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'What runs out first' }));
    await expectSeen(table.getByRole('row', { name: 'Training Tee BLACK, M 14 0 Sold out' }));
    await expectSeen(table.getByRole('row', { name: 'Running Shorts NAVY, L 20 3 4 days' }));
  },
});
export const StockOnAPhone = Stock.extend({ globals: phone });

export const Visits = meta.story({
  render: renderScreen({ ...opened, path: '/reports?view=visits' }),
  parameters: { states: ['Reports/visits'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByText('2,140'));
    await expectSeen(canvas.getByText('6 % of visits'));
    const table = within(canvas.getByRole('table', { name: 'How fast pages are' }));
    await expectSeen(table.getByRole('row', { name: 'Home Phone 900 1.84 s Good 148 ms Good 0.02 Good' }));
    await expectSeen(table.getByRole('row', { name: 'Product Phone 480 4.38 s Poor – –' }));
  },
});
export const VisitsOnAPhone = Visits.extend({ globals: phone });
export const VisitsOnATablet = Visits.extend({ globals: tablet });

export const NotMeasured = meta.story({
  render: renderScreen({ ...opened, path: '/reports?view=visits', scenario: 'visitsNotMeasured' }),
  parameters: { states: ['Reports/notMeasured'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByText(/^Visits are not measured at present/));
  },
});

export const Empty = meta.story({
  render: renderScreen({ ...opened, scenario: 'reportsOfNothing' }),
  parameters: { states: ['Reports/empty'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByRole('heading', { name: 'Nothing sold' }));
  },
});
export const EmptyOnAPhone = Empty.extend({ globals: phone });

export const EmptyVisits = meta.story({
  render: renderScreen({ ...opened, path: '/reports?view=visits', scenario: 'reportsOfNothing' }),
  parameters: { states: ['Reports/empty'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByRole('heading', { name: 'Nothing measured' }));
  },
});

export const EmptyStock = meta.story({
  render: renderScreen({ ...opened, path: '/reports?view=stock', scenario: 'reportsOfNothing' }),
  parameters: { states: ['Reports/empty'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByRole('heading', { name: 'Nothing sold' }));
  },
});

export const Loading = meta.story({
  render: renderScreen({ ...opened, scenario: 'reportsWaiting' }),
  parameters: { states: ['Reports/loading'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByText('Loading...'));
  },
});
export const LoadingOnAPhone = Loading.extend({ globals: phone });

export const Failed = meta.story({
  render: renderScreen({ ...opened, scenario: 'reportsDown' }),
  parameters: { states: ['Reports/failed'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByRole('heading', { name: 'We could not load the report' }));
    await expectSeen(canvas.getByRole('button', { name: 'Retry' }));
  },
});
export const FailedOnAPhone = Failed.extend({ globals: phone });

export const FailedStock = meta.story({
  render: renderScreen({ ...opened, path: '/reports?view=stock', scenario: 'reportsDown' }),
  parameters: { states: ['Reports/failed'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByRole('heading', { name: 'We could not load the report' }));
  },
});

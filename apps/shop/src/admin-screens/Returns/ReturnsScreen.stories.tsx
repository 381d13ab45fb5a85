import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';

/** The queue of returns, and the report. Their drawer is shown by Returns decisions. */
const meta = preview.meta({ title: 'Screens/Returns', parameters: { layout: 'fullscreen' } });

const opened = { path: '/returns', as: 'admin' } as const;
const phone = { viewport: { value: 'phone' } } as const;
const tablet = { viewport: { value: 'tablet' } } as const;

const idsShown = (): (string | null)[] =>
  [...document.querySelectorAll('th a[id^="return-"]')].map(({ textContent }) => textContent);

export const Ready = meta.story({
  render: renderScreen({ ...opened, scenario: 'returnQueue' }),
  parameters: { states: ['Returns/ready'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByRole('link', { name: 'R2B7K9F' }));
    await expect(idsShown()).toEqual(['R2B7K9F', 'R3D8M1H', 'R5X4P2K', 'R7F2Q5L']);
    await expectSeen(canvas.getByText('4 returns'));
    await expectSeen(canvas.getByText('In exchange: BLACK, XL'));
    await expectSeen(canvas.getByText('Pick-up 24/11/2026'));
    const pages = within(canvas.getByRole('navigation', { name: 'Back office' }));
    await expectSeen(await pages.findByRole('link', { name: 'Returns 3' }));
  },
});

Ready.test('each row leads to its drawer and to its order', async ({ canvas, userEvent }) => {
  const row = within(await canvas.findByRole('row', { name: /R2B7K9F/ }));
  await expect(row.getByRole('link', { name: 'KY260002' })).toHaveAttribute('href', '/dashboard?order=KY260002');
  await userEvent.click(row.getByText(/^1 × /));
  await expectSeen(await screen.findByRole('dialog', { name: 'Return R2B7K9F' }));
});

Ready.test(
  'J, K and the arrows move in the queue, and not while something else has the focus',
  async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('link', { name: 'R2B7K9F' });
    await userEvent.keyboard('j');
    await expect(first).not.toHaveFocus();
    canvas.getByRole('heading', { name: 'Returns' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).not.toHaveFocus();
    await userEvent.keyboard('j');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('j{ArrowDown}k');
    await expect(canvas.getByRole('link', { name: 'R3D8M1H' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(first).toHaveFocus();
    await userEvent.click(canvas.getByLabelText('Show'));
    await userEvent.keyboard('j');
    await expect(first).not.toHaveFocus();
  },
);

Ready.test('a stage, those that have ended, and all', async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'R2B7K9F' });
  const show = async (choice: string) => userEvent.selectOptions(canvas.getByLabelText('Show'), choice);
  await show('Received');
  await waitFor(() => expect(idsShown()).toEqual(['R3D8M1H']));
  await show('Ended');
  await waitFor(() => expect(idsShown()).toEqual(['R8E1S9M', 'R9T7V6N']));
  await show('All');
  await waitFor(() => expect(idsShown()).toHaveLength(6));
});

export const ReadyOnAPhone = Ready.extend({ globals: phone });
export const ReadyOnATablet = Ready.extend({ globals: tablet });

export const Filtered = meta.story({
  render: renderScreen({ ...opened, path: '/returns?stage=ended', scenario: 'returnQueue' }),
  parameters: { states: ['Returns/filtered'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByText('Refunded', { selector: '[data-tone]' }));
    await expect(canvas.getByLabelText('Show')).toHaveDisplayValue('Ended');
  },
});

export const LongContent = meta.story({
  render: renderScreen({ ...opened, scenario: 'returnQueueLong' }),
  parameters: { states: ['Returns/longContent'] },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'RMANY10' });
    await expect(idsShown()).toHaveLength(20);
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(idsShown()).toEqual(['RMANY30', 'RMANY31', 'RMANY32']));
  },
});

export const Loading = meta.story({
  render: renderScreen({ ...opened, scenario: 'returnsWaiting' }),
  parameters: { states: ['Returns/loading'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByText('Loading...'));
  },
});

export const Empty = meta.story({
  render: renderScreen({ ...opened, scenario: 'returnsOpen' }),
  parameters: { states: ['Returns/empty'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByRole('heading', { name: 'No return is open' }));
  },
});
export const EmptyOnAPhone = Empty.extend({ globals: phone });

export const NoneYet = meta.story({
  render: renderScreen({ ...opened, path: '/returns?stage=all', scenario: 'returnsOpen' }),
  parameters: { states: ['Returns/noneYet', 'Returns/empty'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByRole('heading', { name: 'No returns yet' }));
  },
});

export const SwitchedOff = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Returns/switchedOff', 'Returns/empty'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByRole('heading', { name: 'Returns are switched off' }));
    await expect(canvas.getByRole('link', { name: 'Open the setting' })).toHaveAttribute(
      'href',
      '/settings?section=selling',
    );
    const pages = within(canvas.getByRole('navigation', { name: 'Back office' }));
    await expectSeen(pages.getByRole('link', { name: 'Returns' }));
  },
});
export const SwitchedOffOnAPhone = SwitchedOff.extend({ globals: phone });

export const SwitchedOffMeanwhile = meta.story({
  render: renderScreen({ ...opened, scenario: 'returnsSwitchedOff' }),
  parameters: { states: ['Returns/switchedOff'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByRole('link', { name: 'R2B7K9F' }));
    await expectSeen(canvas.getByText(/Shoppers cannot ask for returns now/));
  },
});

export const Failed = meta.story({
  render: renderScreen({ ...opened, scenario: 'returnsDown' }),
  parameters: { states: ['Returns/failed'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByRole('heading', { name: 'We could not load the returns' }));
    await expectSeen(canvas.getByRole('button', { name: 'Retry' }));
  },
});
export const FailedOnAPhone = Failed.extend({ globals: phone });

export const NextPageFailed = meta.story({
  render: renderScreen({ ...opened, path: '/returns?page=2', scenario: 'returnsDown' }),
  parameters: { states: ['Returns/nextPageFailed', 'Returns/failed'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to the first page' })).toHaveAttribute(
      'href',
      '/returns',
    );
  },
});

export const Report = meta.story({
  render: renderScreen({ ...opened, path: '/returns?view=report', scenario: 'returnQueueLong' }),
  parameters: { states: ['Returns/report'] },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /^Vembanad Run Tee/ }));
    await expectSeen(row.getByText('Not as shown 2', { exact: false }));
    const place = within(canvas.getByRole('row', { name: /^682020/ }));
    await expectSeen(place.getByText('3 (25 %)'));
    const cash = within(canvas.getByRole('row', { name: /^Cash on delivery/ }));
    await expectSeen(cash.getByText('1 (13 %)'));
  },
});

export const ReportOfATightTee = meta.story({
  render: renderScreen({
    ...opened,
    path: '/returns?view=report&sort=product',
    scenario: 'returnQueue',
    prepare: (state) => {
      state.returns = state.returns.map((row) => ({
        ...row,
        lines: row.lines.map((line) => ({ ...line, quantity: 3, reason: 'tooSmall' })),
      }));
    },
  }),
  parameters: { states: ['Returns/report'] },
  play: async ({ canvas }) => {
    const [words] = await canvas.findAllByText('Most who sent it back wanted a larger size.');
    if (words === undefined) throw new Error('Nothing is said.');
    await expectSeen(words);
    await expect(canvas.getByLabelText('Sort by')).toHaveDisplayValue('Product A–Z');
  },
});

ReportOfATightTee.test('its days are chosen, and wrong ones are turned', async ({ canvas, userEvent }) => {
  await canvas.findAllByText('Most who sent it back wanted a larger size.');
  await userEvent.type(canvas.getByLabelText('Ordered from'), '20/11/2026');
  await userEvent.type(canvas.getByLabelText('Ordered until'), '01/11/2026');
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(canvas.getByLabelText('Ordered from')).toHaveDisplayValue('01/11/2026'));
  await expect(canvas.queryByText(/last 90 days/)).toBeNull();
});
export const ReportOnAPhone = ReportOfATightTee.extend({ globals: phone });
export const ReportOnATablet = ReportOfATightTee.extend({ globals: tablet });

export const ReportEmpty = meta.story({
  render: renderScreen({ ...opened, path: '/returns?view=report', scenario: 'returnsOpen' }),
  parameters: { states: ['Returns/reportEmpty', 'Returns/empty'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByRole('heading', { name: 'Nothing came back' }));
  },
});

export const ReportLoading = meta.story({
  render: renderScreen({ ...opened, path: '/returns?view=report', scenario: 'returnReportWaiting' }),
  parameters: { states: ['Returns/reportLoading', 'Returns/loading'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByText('Loading...'));
  },
});

export const ReportFailed = meta.story({
  render: renderScreen({ ...opened, path: '/returns?view=report', scenario: 'returnReportDown' }),
  parameters: { states: ['Returns/reportFailed', 'Returns/failed'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByRole('heading', { name: 'We could not load the report' }));
  },
});

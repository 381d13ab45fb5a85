import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen, spreadsheet } from '../../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Payments/Cash', parameters: { layout: 'fullscreen' } });

const opened = { path: '/payments?stage=cash', as: 'admin', scenario: 'paymentDesk' } as const;
const phone = { viewport: { value: 'phone' } } as const;

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function choose({ canvas, userEvent }: Tools, chosen: string | File): Promise<void> {
  const file = typeof chosen === 'string' ? new File([chosen], 'cod.csv', { type: 'text/csv' }) : chosen;
  await userEvent.upload(await canvas.findByLabelText('Import a courier’s settlement'), file);
}

/** One good row, and one for each reason that the file itself shows. */
const file = ['Order,COD amount', 'KY260003,1999', 'KY260002,2997', 'KY260004,10', 'KY999999,500', 'KY260001,'].join(
  '\n',
);

export const Unsettled = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Payments/cash'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByRole('link', { name: 'KY260003' }));
    await expectSeen(canvas.getByText('Delhivery'));
    await expectSeen(canvas.getByText(/^₹[\d,]+ of 1 order$/));
  },
});
export const UnsettledOnAPhone = Unsettled.extend({ globals: phone });

export const AllSettled = meta.story({
  render: renderScreen({ ...opened, scenario: 'cashSettled' }),
  globals: phone,
  parameters: { states: ['Payments/cashSettled'] },
  play: async ({ canvas }) => expectSeen(await canvas.findByRole('heading', { name: 'All collected cash is settled' })),
});

export const Failed = meta.story({
  render: renderScreen({ ...opened, scenario: 'cashDown' }),
  globals: phone,
  parameters: { states: ['Payments/cashFailed'] },
  play: async ({ canvas }) =>
    expectSeen(await canvas.findByRole('heading', { name: 'We could not load the collected cash' })),
});

export const Loading = meta.story({
  render: renderScreen({ ...opened, scenario: 'cashWaiting' }),
  globals: phone,
  parameters: { states: ['Payments/cashLoading'] },
  play: async ({ canvas }) => expectSeen(await canvas.findByText('Loading...')),
});

export const Settlement = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Payments/settlement'] },
  play: async (tools) => {
    const { canvas } = tools;
    await canvas.findByRole('link', { name: 'KY260003' });
    await choose(tools, file);
    await canvas.findByText('Rows that book nothing');
    for (const reason of ['Not paid in cash', 'Not delivered', 'No order has this number']) {
      await expectSeen(canvas.getByText(reason));
    }
    await expectSeen(canvas.getByText('Number or amount is missing'));
    await expectSeen(canvas.getByRole('button', { name: 'Settle 1 order' }));
  },
});
export const SettlementOnAPhone = Settlement.extend({ globals: phone });

export const Booked = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['Payments/settlementBooked'] },
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await canvas.findByRole('link', { name: 'KY260003' });
    await choose(tools, file);
    await userEvent.click(await canvas.findByRole('button', { name: 'Settle 1 order' }));
    await expectSeen(await canvas.findByText(/^1 order with ₹[\d,]+: settled\.$/));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'KY260003' })).toBeNull());
  },
});

Booked.test('the same file again settles nothing', async (tools) => {
  await choose(tools, file);
  await expectSeen(await tools.canvas.findByText('No order of this file can be settled.'));
  await expectSeen(tools.canvas.getByText('Settled before'));
});

export const Refused = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['Payments/settlementRefused'] },
  play: async (tools) => {
    await choose(tools, 'Rent');
    await expectSeen(await tools.canvas.findByText(/It needs a column with order or tracking numbers/));
  },
});

export const SettlementAsSpreadsheet = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['Payments/settlement'] },
  play: async (tools) => {
    await choose(tools, spreadsheet('cod.xlsx'));
    await expectSeen(await tools.canvas.findByRole('button', { name: 'Settle 1 order' }));
  },
});

SettlementAsSpreadsheet.test('is booked by a second press', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Settle 1 order' }));
  await expectSeen(await canvas.findByText(/^1 order with ₹[\d,]+: settled\.$/));
});

export const NoTable = meta.story({
  render: renderScreen({ ...opened, scenario: 'tableRefused' }),
  globals: phone,
  parameters: { states: ['Payments/settlementRefused'] },
  play: async (tools) => {
    await choose(tools, spreadsheet('cod.xlsx'));
    await expectSeen(await tools.canvas.findByText(/^This file cannot be read/));
  },
});

export const ReadingASpreadsheet = meta.story({
  render: renderScreen({ ...opened, scenario: 'tableWaiting' }),
  globals: phone,
  parameters: { states: ['Payments/settlementReading'] },
  play: async (tools) => {
    await choose(tools, spreadsheet('cod.xlsx'));
    await expectSeen(await tools.canvas.findByText('Reading…'));
  },
});

export const Reading = meta.story({
  render: renderScreen({ ...opened, scenario: 'settlementWaiting' }),
  globals: phone,
  parameters: { states: ['Payments/settlementReading'] },
  play: async (tools) => {
    await choose(tools, file);
    await expectSeen(await tools.canvas.findByText('Reading…'));
  },
});

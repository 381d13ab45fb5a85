import type { StoryContext } from '@storybook/react-vite';
import { withUpi } from '@kayal/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Promotions', parameters: { layout: 'fullscreen' } });
const opened = { path: '/promotions', as: 'admin', scenario: 'promotionDesk' } as const;
const phone = { viewport: { value: 'phone' } } as const;

export const Ready = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Promotions/ready'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'All promotions' })).toBeVisible();
  },
});

Ready.test('J43 shows state, code and how many orders have each promotion', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: 'All promotions' }));
  await expect(table.getByText('37 of 100')).toBeVisible();
  for (const state of ['Active', 'Planned', 'Paused', 'Ended']) await expect(table.getByText(state)).toBeVisible();
});

Ready.test('J43 pauses a promotion and continues it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pause Monsoon' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Continue Monsoon' }));
  await expect(await canvas.findByRole('button', { name: 'Pause Monsoon' })).toBeVisible();
});

export const Phone = Ready.extend({ globals: phone });
export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Ending = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['Promotions/ending'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End Monsoon' }));
    await expectSeen(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }));
  },
});

Ending.test('J43 ends a promotion after a confirmation', async ({ canvas, userEvent }) => {
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End' }));
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'End Monsoon' })).toBeNull());
});

export const Empty = meta.story({
  render: renderScreen({ path: '/promotions', as: 'admin' }),
  globals: phone,
  parameters: { states: ['Promotions/empty'] },
});

export const Loading = meta.story({
  render: renderScreen({ ...opened, scenario: 'promotionsWaiting' }),
  globals: phone,
  parameters: { states: ['Promotions/loading'] },
});

export const Failed = meta.story({
  render: renderScreen({ ...opened, scenario: 'promotionsDown' }),
  globals: phone,
  parameters: { states: ['Promotions/failed'] },
});

const fresh = { ...opened, path: '/promotions?id=new' } as const;

async function fill({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, code: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Diwali');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Code/ }), code);
}

export const Editing = meta.story({
  render: renderScreen(fresh),
  globals: phone,
  parameters: { states: ['Promotions/editing'] },
  play: async ({ canvas, userEvent }) => fill({ canvas, userEvent }, 'diwali 10'),
});

Editing.test('J43 starts a promotion of any kind, which stands in the list', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Buy some, get some free');
  await expect(canvas.getByRole('spinbutton', { name: 'Pieces to buy' })).toHaveValue(2);
  await userEvent.click(canvas.getByRole('button', { name: 'Start the promotion' }));
  const table = within(await canvas.findByRole('table', { name: 'All promotions' }));
  await expect(await table.findByText('DIWALI10')).toBeVisible();
  await expect(table.getAllByText('Buy 2, get 1 free')[0]).toBeVisible();
});

export const EditingOnDesktop = Editing.extend({ globals: { viewport: { value: 'desktop' } } });

export const ForAttributes = meta.story({
  render: renderScreen({ ...fresh, scenario: 'attributedGoods' }),
  globals: phone,
  parameters: { states: ['Promotions/editing'] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'cotton');
    const fabrics = within(await canvas.findByRole('group', { name: 'Only for pieces with Fabric' }));
    await userEvent.click(fabrics.getByRole('checkbox', { name: 'Cotton' }));
  },
});

ForAttributes.test('J43 the values are kept with the promotion', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Start the promotion' }));
  await userEvent.click(await canvas.findByRole('link', { name: /Diwali/ }));
  const fabrics = within(await canvas.findByRole('group', { name: 'Only for pieces with Fabric' }));
  await expect(fabrics.getByRole('checkbox', { name: 'Cotton' })).toBeChecked();
  await expect(fabrics.getByRole('checkbox', { name: 'Linen' })).not.toBeChecked();
});

export const ForPayingAhead = meta.story({
  render: renderScreen({ ...fresh, prepare: withUpi() }),
  globals: phone,
  parameters: { states: ['Promotions/editing'] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'ahead');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Way to pay' }), 'Paid ahead, in any way');
  },
});

ForPayingAhead.test('J43 the way to pay is kept with the promotion, and tried out', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try out' }));
  await expect(await canvas.findByText(/Counted as if each were paid so\.$/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Start the promotion' }));
  const table = within(await canvas.findByRole('table', { name: 'All promotions' }));
  await expect(await table.findByText('Paid ahead, in any way')).toBeVisible();
});

export const CodeTaken = meta.story({
  render: renderScreen(fresh),
  globals: phone,
  parameters: { states: ['Promotions/editing'] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'spring');
    await userEvent.click(canvas.getByRole('button', { name: 'Start the promotion' }));
    await expect(await canvas.findByText('Another promotion has this code.')).toBeVisible();
  },
});

export const Trying = meta.story({
  render: renderScreen(fresh),
  globals: phone,
  parameters: { states: ['Promotions/trying'] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'diwali');
    await userEvent.click(canvas.getByRole('button', { name: 'Try out' }));
    await expect(await canvas.findByText(/bags filled last would cost less/)).toBeVisible();
  },
});

export const Saving = meta.story({
  render: renderScreen({ ...fresh, scenario: 'promotionSaving' }),
  globals: phone,
  parameters: { states: ['Promotions/saving'] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'diwali');
    await userEvent.click(canvas.getByRole('button', { name: 'Start the promotion' }));
  },
});

export const SaveFailed = meta.story({
  render: renderScreen({ ...fresh, scenario: 'promotionNotSaved' }),
  globals: phone,
  parameters: { states: ['Promotions/saveFailed'] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'diwali');
    await userEvent.click(canvas.getByRole('button', { name: 'Start the promotion' }));
    await expect(await canvas.findByText(/^The promotion was not saved/)).toBeVisible();
  },
});

export const Gone = meta.story({
  render: renderScreen({ ...opened, path: '/promotions?id=first' }),
  globals: phone,
  parameters: { states: ['Promotions/gone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This promotion cannot be changed')).toBeVisible();
  },
});

export const Report = meta.story({
  render: renderScreen({ ...opened, path: '/promotions?view=report' }),
  globals: phone,
  parameters: { states: ['Promotions/report'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₹66,600')).toBeVisible();
  },
});

export const ReportEmpty = meta.story({
  render: renderScreen({ path: '/promotions?view=report', as: 'admin' }),
  globals: phone,
  parameters: { states: ['Promotions/reportEmpty'] },
});

export const ReportFailed = meta.story({
  render: renderScreen({ ...opened, path: '/promotions?view=report', scenario: 'promotionReportDown' }),
  globals: phone,
  parameters: { states: ['Promotions/reportFailed'] },
});

import { stockWatchTexts as texts } from '@kayal/commerce-core';
import { createMockShop } from '@kayal/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/My info/Sizes you wait for', parameters: { layout: 'fullscreen' } });
const phone = { viewport: { value: 'phone' } } as const;
const info = { path: '/myinfo', as: 'shopper', frame: 'bare' } as const;
const section = { name: 'Sizes you wait for' };
const stopButtons = { name: /^Stop waiting for / };

export const Ready = meta.story({
  render: renderScreen(info),
  parameters: { states: ['MyInfo/ready'] },
});

Ready.test('lists the watched sizes with links to their products', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('button', stopButtons)).toHaveLength(2);
  await expect(canvas.getByRole('link', { name: 'Bekal Run Jacket' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/fullimage\?I=.+&N=.+/),
  );
  await expect(canvas.getByText('NAVY, size M')).toBeVisible();
});

Ready.test('Stop removes the row and moves the focus to the heading', async ({ canvas, userEvent }) => {
  await userEvent.click((await canvas.findAllByRole('button', stopButtons))[0] ?? document.body);
  await waitFor(() => expect(canvas.getAllByRole('button', stopButtons)).toHaveLength(1));
  await waitFor(() => expect(canvas.getByRole('heading', section)).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', stopButtons));
  await expect(await canvas.findByText(/^None now\./)).toBeVisible();
});

export const Phone = Ready.extend({ globals: phone });

export const Empty = meta.story({
  render: renderScreen({ ...info, scenario: 'empty' }),
  parameters: { states: ['MyInfo/empty'] },
});

Empty.test('says how to add a watch', async ({ canvas }) => {
  // It is hidden while the addresses above it load.
  await waitFor(() => expect(canvas.getByText(/^None now\./)).toBeVisible());
});

export const Loading = meta.story({
  render: renderScreen({ ...info, scenario: 'watchesWaiting' }),
  parameters: { states: ['MyInfo/loading'] },
});

Loading.test('J54 shows a skeleton, not the empty state, while it loads', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading what you wait for')).toBeInTheDocument();
  await expect(canvas.queryByText(/^None now\./)).toBeNull();
});

export const Failed = meta.story({
  render: renderScreen({ ...info, scenario: 'watchesDown' }),
  parameters: { states: ['MyInfo/failed'] },
});

Failed.test('J54 a list that cannot be read can be tried again', async ({ canvas, userEvent, msw }) => {
  const heading = await canvas.findByRole('heading', { name: 'We could not load what you wait for' });
  await expect(heading).toBeVisible();
  msw.use(...createMockShop({ as: 'shopper' }).handlers);
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(heading).not.toBeInTheDocument());
});

export const NotStopped = meta.story({
  render: renderScreen({ ...info, scenario: 'watchNotSaved' }),
  parameters: { states: ['MyInfo/ready'] },
  play: async ({ canvas, userEvent }) =>
    userEvent.click((await canvas.findAllByRole('button', stopButtons))[0] ?? document.body),
});

NotStopped.test('a watch that could not be stopped comes back with an error', async ({ canvas }) => {
  await expect(await canvas.findByText(texts.notStopped)).toBeVisible();
  await waitFor(() => expect(canvas.getAllByRole('button', stopButtons)).toHaveLength(2));
});

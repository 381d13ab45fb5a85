import { stockWatchTexts as texts } from '@kayal/commerce-core';
import { createMockShop, mockEndpoint, refuse } from '@kayal/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { productLink } from '../../../paths.ts';
import { renderScreen } from '../../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/Product/Back in stock', parameters: { layout: 'fullscreen' } });

const { href } = productLink({ id: 1024, name: 'Bekal Run Jacket' });
const sizeM = { path: `${href}&size=M&color=BLACK`, frame: 'bare' } as const;
const ask = { name: texts.ask };
const phone = { viewport: { value: 'phone' } } as const;

async function pressAsk({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', ask));
}

export const Idle = meta.story({
  render: renderScreen({ ...sizeM, as: 'shopper' }),
  parameters: { states: ['product-selection.soldOut', 'stock-watch.open.idle'] },
});

Idle.test('a sold-out size offers a mail; one press adds the watch, another removes it', async (context) => {
  const { canvas, userEvent } = context;
  const button = await canvas.findByRole('button', ask);
  await expect(canvas.getByText(texts.promise)).toBeVisible();
  await userEvent.click(button);
  await expect(await canvas.findByText(texts.askedFor('asha@kayal.example'))).toBeVisible();
  await expect(button).toHaveFocus();
  await expect(button).toHaveAccessibleName(texts.stop);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveAccessibleName(texts.ask));
  await expect(canvas.getByText(texts.promise)).toBeVisible();
});

Idle.test('the button is a target of 44 px', async ({ canvas }) => {
  const { height, width } = (await canvas.findByRole('button', ask)).getBoundingClientRect();
  await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
});

Idle.test('each size has its own state', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', ask));
  await canvas.findByRole('button', { name: texts.stop });
  await userEvent.click(canvas.getByRole('radio', { name: /^L\b/ }));
  await expect(await canvas.findByRole('button', ask)).toBeVisible();
});

Idle.test('J04 an ended session asks for the login', async ({ canvas, userEvent, msw }) => {
  const button = await canvas.findByRole('button', ask);
  const ended = mockEndpoint(
    'addStockWatch',
    () => refuse('auth.required'),
    () => null,
  );
  msw.use(ended);
  await userEvent.click(button);
  await expect(await canvas.findByText(new RegExp(texts.login))).toBeVisible();
});

export const Phone = Idle.extend({ globals: phone });

// an existing watch is shown
export const Asked = meta.story({
  render: renderScreen({ ...sizeM, path: `${href}&size=XL&color=BLACK`, as: 'shopper' }),
  globals: phone,
  parameters: { states: ['stock-watch.open.idle'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.stop })).toBeVisible();
    await expect(canvas.getByText(texts.askedFor('asha@kayal.example'))).toBeVisible();
  },
});

Asked.test('J54 a known watch stays when the list cannot be read again', async ({ canvas, userEvent, msw }) => {
  await canvas.findByRole('button', { name: texts.stop });
  msw.use(...createMockShop({ as: 'shopper', scenario: 'watchesDown' }).handlers);
  await userEvent.click(canvas.getByRole('radio', { name: /^L\b/ }));
  await expect(await canvas.findByRole('button', ask)).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: /^XL\b/ }));
  await expect(await canvas.findByRole('button', { name: texts.stop })).toBeVisible();
});

export const Asking = meta.story({
  render: renderScreen({ ...sizeM, as: 'shopper', scenario: 'watchWaiting' }),
  globals: phone,
  parameters: { states: ['stock-watch.open.saving'] },
  play: pressAsk,
});

Asking.test('a press in flight is shown and not repeated', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: /Noting it/ })).toHaveAttribute('aria-busy', 'true'));
});

export const Refused = meta.story({
  render: renderScreen({ ...sizeM, as: 'shopper', scenario: 'watchNotSaved' }),
  globals: phone,
  parameters: { states: ['stock-watch.open.idle'] },
  play: pressAsk,
});

Refused.test('a failed press shows its error and can be repeated', async ({ canvas }) => {
  await expect(await canvas.findByText(texts.failed)).toBeVisible();
  await expect(canvas.getByRole('button', ask)).toBeVisible();
});

export const InStock = meta.story({
  render: renderScreen({ ...sizeM, as: 'shopper', scenario: 'watchInStock' }),
  globals: phone,
  parameters: { states: ['stock-watch.open.idle'] },
  play: pressAsk,
});

InStock.test('a size that is in stock again is shown as available', async ({ canvas }) => {
  await expect(await canvas.findByText('This size is in stock again.')).toBeVisible();
});

export const Visitor = meta.story({
  render: renderScreen(sizeM),
  globals: phone,
  parameters: { states: ['stock-watch.signedOut'] },
  play: pressAsk,
});

Visitor.test('J17 a visitor is asked to log in, and her watch is added after it', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(new RegExp(texts.login))).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'Login' }));
  await userEvent.type(await canvas.findByLabelText('Email'), 'asha@kayal.example');
  await userEvent.type(canvas.getByLabelText('Password'), 'made-to-move');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
  await expect(await canvas.findByRole('button', { name: texts.stop })).toBeVisible();
  await expect(canvas.getByRole('radio', { name: /^M\b/ })).toBeChecked();
});

export const NotKnownYet = meta.story({
  render: renderScreen({ ...sizeM, as: 'shopper', scenario: 'sessionWaiting' }),
  globals: phone,
  parameters: { states: ['stock-watch.unknown'] },
});

NotKnownYet.test('a press waits until the shop knows who is here', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', ask));
  await waitFor(() => expect(canvas.getByRole('button', { name: /Noting it/ })).toHaveAttribute('aria-busy', 'true'));
});

export const Loading = meta.story({
  render: renderScreen({ ...sizeM, as: 'shopper', scenario: 'watchesWaiting' }),
  globals: phone,
  parameters: { states: ['stock-watch.open.loading'] },
});

// a watch can be added when the list cannot be read
export const NotLoaded = meta.story({
  render: renderScreen({ ...sizeM, as: 'shopper', scenario: 'watchesDown' }),
  globals: phone,
  parameters: { states: ['stock-watch.open.failed'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', ask)).toBeVisible();
    await expect(canvas.getByText(texts.promise)).toBeVisible();
  },
});

NotLoaded.test('a watch is refused while the list still cannot be read', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', ask));
  await expect(await canvas.findByText(texts.failed)).toBeVisible();
});

export const NoSize = meta.story({
  render: renderScreen({ ...sizeM, path: href }),
  globals: phone,
  parameters: { states: ['product-selection.incomplete'] },
});

NoSize.test('without a size it explains what a size would allow', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Choose a size, and we can write to you when it is back.')).toBeVisible();
  await expect(canvas.queryByRole('button', ask)).toBeNull();
  await userEvent.click(canvas.getByRole('radio', { name: /^S\b/ }));
  await expect(await canvas.findByRole('button', ask)).toBeVisible();
});

export const CanBeBought = meta.story({
  render: renderScreen({ ...sizeM, path: productLink({ id: 1001, name: 'Vembanad Run Tee' }).href }),
  globals: phone,
  parameters: { states: ['product-selection.available'] },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('radio', { name: 'L' })),
});

CanBeBought.test('a size in stock has no button', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', ask)).toBeNull();
});

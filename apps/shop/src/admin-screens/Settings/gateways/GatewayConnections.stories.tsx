import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Settings/Gateways', parameters: { layout: 'fullscreen' } });

const opened = { path: '/settings?section=selling', as: 'admin', scenario: 'gateways' } as const;
const phone = { viewport: { value: 'phone' } } as const;

/** Checks Razorpay. */
async function check({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Check Razorpay' }));
}

export const Works = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Settings/gatewayWorks'] },
  play: async (tools) => {
    const { canvas } = tools;
    await check(tools);
    await expectSeen(await canvas.findByText('Razorpay accepts the keys of the server.'));
    await expectSeen(canvas.getByText('Test mode: no money moves'));
    await expectSeen(canvas.getByText('Live'));
  },
});
export const WorksOnAPhone = Works.extend({ globals: phone });

Works.test('only gateways that are switched on in the form can be checked', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Razorpay/ }));
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Check Razorpay' })).toBeNull());
  await expectSeen(canvas.getByRole('button', { name: 'Check Stripe' }));
});

export const WrongKey = meta.story({
  render: renderScreen({ ...opened, scenario: 'gatewayWrongKey' }),
  globals: phone,
  parameters: { states: ['Settings/gatewayWrongKey'] },
  play: async (tools) => {
    await check(tools);
    await expectSeen(await tools.canvas.findByText(/does not accept the keys of the server/));
  },
});

export const Unreachable = meta.story({
  render: renderScreen({ ...opened, scenario: 'gatewayUnreachable' }),
  globals: phone,
  parameters: { states: ['Settings/gatewayUnreachable'] },
  play: async (tools) => {
    await check(tools);
    await expectSeen(await tools.canvas.findByText(/^Razorpay does not answer/));
  },
});

export const WithoutKeys = meta.story({
  render: renderScreen({ ...opened, scenario: 'gatewayWithoutKeys' }),
  globals: phone,
  parameters: { states: ['Settings/gatewayWithoutKeys'] },
  play: async (tools) => {
    await check(tools);
    await expectSeen(await tools.canvas.findByText(/^The server has no keys/));
  },
});

export const Checking = meta.story({
  render: renderScreen({ ...opened, scenario: 'gatewayCheckWaiting' }),
  globals: phone,
  parameters: { states: ['Settings/gatewayChecking'] },
  play: async (tools) => {
    await check(tools);
    await expect(tools.canvas.getByRole('button', { name: /Check Razorpay|Checking/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const CheckFailed = meta.story({
  render: renderScreen({ ...opened, scenario: 'gatewayCheckDown' }),
  globals: phone,
  parameters: { states: ['Settings/gatewayCheckFailed'] },
  play: async (tools) => {
    await check(tools);
    await expectSeen(await tools.canvas.findByRole('alert'));
  },
});

import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { deliveredLongAgo, page } from './return-stories.test-support.ts';

/** The page of an order's returns: what it shows before anything is asked for, and what became of a return. */
const meta = preview.meta({ title: 'Screens/Order return', parameters: { layout: 'fullscreen' } });
const phone = { viewport: { value: 'phone' } } as const;

export const Ready = meta.story({
  render: renderScreen({ ...page, scenario: 'returnsOpen' }),
  parameters: { states: ['OrderReturn/ready'] },
});

Ready.test('a piece says until when it can be returned, and for damage until when', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Return it by 29/11/2026; if it arrived damaged, by 06/11/2026.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Increase' }));
  await expect(canvas.getByRole('option', { name: 'Arrived damaged (time is over)' })).toBeDisabled();
});

export const FinalSale = meta.story({
  render: renderScreen({ ...page, scenario: 'returnsOfFinalSale' }),
  globals: phone,
  parameters: { states: ['OrderReturn/ready'] },
});

FinalSale.test('a final sale comes back only where it is not what she ordered', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/^Final sale: only if it is not what you ordered, return it by/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Increase' }));
  const reasons = within(canvas.getByRole('combobox', { name: 'Reason' })).getAllByRole('option');
  await expect(reasons.map(({ textContent }) => textContent)).not.toContain('Too small');
  await expect(reasons).toHaveLength(4);
});

export const Phone = Ready.extend({ globals: phone });
export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Loading = meta.story({
  render: renderScreen({ ...page, scenario: 'returnsWaiting' }),
  globals: phone,
  parameters: { states: ['OrderReturn/loading'] },
});

export const Failed = meta.story({
  render: renderScreen({ ...page, scenario: 'returnsDown' }),
  globals: phone,
  parameters: { states: ['OrderReturn/failed'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We could not load this order' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const Offline = meta.story({
  render: renderScreen({ ...page, offline: true }),
  globals: phone,
  parameters: { states: ['OrderReturn/offline'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  },
});

export const SignedOut = meta.story({
  render: renderScreen({ path: page.path, frame: 'bare' }),
  globals: phone,
  parameters: { states: ['OrderReturn/signedOut'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Please Login First' })).toBeVisible();
  },
});

export const NotFound = meta.story({
  render: renderScreen({ ...page, path: '/orderreturn?o=KY000000' }),
  globals: phone,
  parameters: { states: ['OrderReturn/notFound'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We could not find this order' })).toBeVisible();
  },
});

export const NoNumber = meta.story({
  render: renderScreen({ ...page, path: '/orderreturn' }),
  globals: phone,
  parameters: { states: ['OrderReturn/notFound'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Choose the order/)).toBeVisible();
  },
});

// the shop does not take returns by this page
export const Closed = meta.story({
  render: renderScreen(page),
  globals: phone,
  parameters: { states: ['OrderReturn/closed'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    await expect(canvas.queryByRole('form')).toBeNull();
  },
});

export const TooLate = meta.story({
  render: renderScreen({ ...page, scenario: 'returnsOpen', prepare: deliveredLongAgo }),
  globals: phone,
  parameters: { states: ['OrderReturn/nothingReturnable'] },
});

TooLate.test('a piece whose time is over says on which day it ended, and nothing can be asked', async ({ canvas }) => {
  await expect(await canvas.findByText('The time for returning this ended on 01/12/2025.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Increase' })).toBeNull();
});

export const NotDelivered = meta.story({
  render: renderScreen({ ...page, path: '/orderreturn?o=KY260004', scenario: 'returnsOpen' }),
  globals: phone,
  parameters: { states: ['OrderReturn/nothingReturnable'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Not delivered yet/)).toHaveLength(2);
  },
});

export const LongContent = meta.story({
  render: renderScreen({
    ...page,
    path: '/orderreturn?o=KY260004',
    scenario: 'longContent',
    prepare: (state) => {
      const returnDesk = { isOpen: true, autoApproveBelow: 0, sendWithinDays: 14 };
      state.settings = { ...state.settings, settings: { ...state.settings.settings, returnDesk } };
      state.orders = state.orders.map((row) => ({ ...row, deliveredAt: Date.UTC(2026, 10, 20), isDelivered: true }));
    },
  }),
  globals: phone,
  parameters: { states: ['OrderReturn/longContent'] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Increase' })).length).toBeGreaterThan(10);
  },
});

export const Approved = meta.story({
  render: renderScreen({ ...page, scenario: 'returnApproved' }),
  globals: phone,
  parameters: { states: ['OrderReturn/approved'] },
  play: async ({ canvas }) => {
    const way = within(await canvas.findByRole('list', { name: 'The way of return R2B7K9F' }));
    await expect(way.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Asked, done20/11/2026',
      'Approved, done20/11/2026',
      'Pick-up arranged, in progress',
      'Arrived, still to come',
      'Examined, still to come',
      'Refunded, still to come',
    ]);
    await expect(canvas.getByText(/must be with us by 04\/12\/2026/)).toBeVisible();
  },
});

export const PickUpArranged = meta.story({
  render: renderScreen({
    ...page,
    scenario: 'returnApproved',
    prepare: (state) => {
      const changes = { stage: 'pickUpArranged', pickUpOn: '2026-11-24' } as const;
      state.returns = state.returns.map((row) => ({ ...row, ...changes }));
    },
  }),
  globals: phone,
  parameters: { states: ['OrderReturn/pickUpArranged'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/picks them up on 24\/11\/2026: 14\/2 Lagoon View/)).toBeVisible();
  },
});

export const Examined = meta.story({
  render: renderScreen({ ...page, scenario: 'returnExamined' }),
  globals: phone,
  parameters: { states: ['OrderReturn/examined'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your refund comes next/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Take it back' })).toBeNull();
  },
});

export const Exchanged = meta.story({
  render: renderScreen({ ...page, scenario: 'orderExchanged' }),
  globals: phone,
  parameters: { states: ['OrderReturn/examined'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What you chose instead is on its way to you.')).toBeVisible();
  },
});

export const Refunded = meta.story({
  render: renderScreen({ ...page, scenario: 'returnRefunded' }),
  parameters: { states: ['OrderReturn/refunded'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We paid ₹999 by UPI on 25/11/2026. Reference: 632418750912')).toBeVisible();
  },
});

export const Declined = meta.story({
  render: renderScreen({ ...page, scenario: 'returnDeclined' }),
  globals: phone,
  parameters: { states: ['OrderReturn/declined'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The label was cut off.')).toBeVisible();
  },
});

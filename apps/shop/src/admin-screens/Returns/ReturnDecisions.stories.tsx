import type { MockShopState } from '@kayal/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';

/** The drawer of a return with its decisions, on a phone. */
const meta = preview.meta({
  title: 'Screens/Returns decisions',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
});

type Play = Pick<StoryContext, 'userEvent'>;

const desktop = { viewport: { value: 'desktop' } } as const;
const tablet = { viewport: { value: 'tablet' } } as const;

const at = (id: string, order: string) => ({ path: `/returns?return=${id}&order=${order}`, as: 'admin' }) as const;
const asha = at('R2B7K9F', 'KY260002');

const drawer = async (id = 'R2B7K9F') =>
  within(await screen.findByRole('dialog', { name: `Return ${id}`, hidden: true }));

/** Waits until the drawer shows a stage. */
const stageIs = async (stage: string, id?: string): Promise<void> =>
  expectSeen(await (await drawer(id)).findByText(stage, { selector: '[data-tone]' }));

const press = async ({ userEvent }: Play, name: string | RegExp, id?: string): Promise<void> =>
  userEvent.click(await (await drawer(id)).findByRole('button', { name }));

export const Asked = meta.story({
  render: renderScreen({ ...asha, scenario: 'returnQueue' }),
  parameters: { states: ['Returns/asked'] },
  play: async () => {
    const shown = await drawer();
    const approve = await shown.findByRole('button', { name: 'Approve' });
    await expect(approve).toHaveAttribute('aria-keyshortcuts', 'A');
    await expectSeen(shown.getByText('Lovely, but a size up would fit.'));
    await expectSeen(shown.getByText('14/2 Lagoon View, Kadavanthra, Kochi 682020'));
    await expect(shown.queryByRole('button', { name: 'Received' })).toBeNull();
  },
});
export const AskedOnATablet = Asked.extend({ globals: tablet });
export const AskedOnADesktop = Asked.extend({ globals: desktop });

AskedOnADesktop.test('by keys only from the question to the refund', async ({ userEvent }) => {
  await (await drawer()).findByRole('button', { name: 'Approve' });
  await userEvent.keyboard('a');
  await stageIs('Approved');
  await userEvent.keyboard('p');
  const pickUp = within(await screen.findByRole('dialog', { name: 'Arrange the pick-up' }));
  const day = pickUp.getByLabelText('Day');
  await waitFor(() => expect(day).toHaveFocus());
  await userEvent.keyboard('{Control>}a{/Control}31/12/2099{Tab}{Tab}{Tab}{Enter}');
  await stageIs('Pick-up arranged');
  await expectSeen((await drawer()).getByText('Pick-up 31/12/2099'));
  await userEvent.keyboard('r');
  await stageIs('Received');
  await userEvent.keyboard('e');
  const examine = within(await screen.findByRole('dialog', { name: 'What came back?' }));
  await waitFor(() => expect(examine.getByRole('radio', { name: 'Sellable' })).toHaveFocus());
  await userEvent.keyboard(' {Tab}{Tab}{Enter}');
  await stageIs('Examined');
  await userEvent.keyboard('f');
  const refund = within(await screen.findByRole('alertdialog', { name: 'Refund' }));
  await waitFor(() => expect(refund.getByLabelText('Amount')).toHaveFocus());
  await userEvent.keyboard('{Tab}{Tab}632418750912{Tab}{Tab}{Enter}');
  await stageIs('Refunded');
  await expectSeen(await (await drawer()).findByText('₹999 · UPI · 632418750912'));
  await userEvent.keyboard('j');
  await expectSeen(await screen.findByRole('dialog', { name: 'Return R3D8M1H' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.getElementById('return-R3D8M1H')).toHaveFocus());
});

AskedOnADesktop.test('keys that are pressed while a step is saved are done after it', async ({ userEvent }) => {
  await (await drawer()).findByRole('button', { name: 'Approve' });
  await userEvent.keyboard('are');
  await expectSeen(await screen.findByRole('dialog', { name: 'What came back?' }));
});

AskedOnADesktop.test('J and K go through the queue, and a decision keeps the place in it', async ({ userEvent }) => {
  await (await drawer()).findByRole('button', { name: 'Approve' });
  await userEvent.keyboard('j');
  await stageIs('Received', 'R3D8M1H');
  await userEvent.keyboard('j');
  await stageIs('Examined', 'R5X4P2K');
  await userEvent.keyboard('x');
  await stageIs('Exchanged', 'R5X4P2K');
  await waitFor(() => expect(document.getElementById('return-R5X4P2K')).toBeNull());
  await userEvent.keyboard('k');
  await stageIs('Received', 'R3D8M1H');
});

Asked.test('declined with a reason, which is asked for', async ({ userEvent }) => {
  await press({ userEvent }, 'Decline…');
  const question = within(await screen.findByRole('alertdialog', { name: 'Decline this return?' }));
  await expectSeen(question.getByText(/There is no way back/));
  await userEvent.click(question.getByRole('button', { name: 'Decline return' }));
  await expect(question.getByLabelText('Reason')).toHaveAccessibleDescription(/Please enter a reason/);
  await userEvent.type(question.getByLabelText('Reason'), 'The label was cut off: a a d');
  await userEvent.click(question.getByRole('button', { name: 'Decline return' }));
  await stageIs('Declined');
  await expectSeen(await (await drawer()).findByText('The label was cut off: a a d'));
  await expect((await drawer()).queryByRole('button', { name: 'Approve' })).toBeNull();
});

export const Declining = meta.story({
  render: renderScreen({ ...asha, scenario: 'returnAsked' }),
  parameters: { states: ['Returns/declining'] },
  play: async (story) => {
    await press(story, 'Decline…');
    await expectSeen(await screen.findByRole('alertdialog', { name: 'Decline this return?' }));
  },
});

export const Arranging = meta.story({
  render: renderScreen({ ...asha, scenario: 'returnApproved' }),
  parameters: { states: ['Returns/arranging'] },
  play: async (story) => {
    await press(story, 'Arrange pick-up…');
    await expectSeen(await screen.findByRole('dialog', { name: 'Arrange the pick-up' }));
  },
});

Arranging.test('not on a day that has passed', async ({ userEvent }) => {
  const question = within(await screen.findByRole('dialog', { name: 'Arrange the pick-up' }));
  await userEvent.clear(question.getByLabelText('Day'));
  await userEvent.click(question.getByRole('button', { name: 'Arrange pick-up' }));
  await expectSeen(await question.findByText('Choose a day.'));
  await userEvent.type(question.getByLabelText('Day'), '01/01/2020');
  await userEvent.click(question.getByRole('button', { name: 'Arrange pick-up' }));
  await expectSeen(await question.findByText('Choose today or a later day.'));
});

export const PickUpArranged = meta.story({
  render: renderScreen({ ...at('R7F2Q5L', 'KY260002'), scenario: 'returnQueue' }),
  parameters: { states: ['Returns/pickUp'] },
  play: async () => {
    await stageIs('Pick-up arranged', 'R7F2Q5L');
    await expectSeen((await drawer('R7F2Q5L')).getByText('24/11/2026'));
  },
});

export const Damaged = meta.story({
  render: renderScreen({ ...at('R3D8M1H', 'KY260003'), scenario: 'returnDamaged' }),
  parameters: { states: ['Returns/asked'] },
  play: async () => {
    await expectSeen(await (await drawer('R3D8M1H')).findByRole('button', { name: 'Enlarge: Picture 2 of 2' }));
  },
});

Damaged.test('a picture is enlarged, and keys mean nothing meanwhile', async ({ userEvent }) => {
  await press({ userEvent }, 'Enlarge: Picture 2 of 2', 'R3D8M1H');
  const zoomed = await screen.findByRole('img', { name: 'Picture 2 of 2' });
  await expectSeen(zoomed);
  await userEvent.keyboard('a');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Picture 2 of 2' })).toBeNull());
  await stageIs('Asked', 'R3D8M1H');
});

export const Received = meta.story({
  render: renderScreen({ ...at('R3D8M1H', 'KY260003'), scenario: 'returnReceived' }),
  parameters: { states: ['Returns/received'] },
  play: async () => {
    await expectSeen(await (await drawer('R3D8M1H')).findByRole('button', { name: 'Examine…' }));
  },
});

export const Examining = meta.story({
  render: renderScreen({ ...at('R3D8M1H', 'KY260003'), scenario: 'returnReceived' }),
  parameters: { states: ['Returns/examining'] },
  play: async (story) => {
    await press(story, 'Examine…', 'R3D8M1H');
    await expectSeen(await screen.findByRole('dialog', { name: 'What came back?' }));
  },
});

Examining.test('each line is examined', async ({ userEvent }) => {
  const question = within(await screen.findByRole('dialog', { name: 'What came back?' }));
  const first = within(question.getByRole('radiogroup', { name: /^1 × / }));
  const second = within(question.getByRole('radiogroup', { name: /^2 × / }));
  await userEvent.click(first.getByRole('radio', { name: 'Faulty' }));
  await userEvent.click(question.getByRole('button', { name: 'Save' }));
  await expectSeen(question.getByText('Choose what you found.'));
  await expect(second.getByRole('radio', { name: 'Sellable' })).toHaveFocus();
  await userEvent.click(second.getByRole('radio', { name: 'Second choice' }));
  await userEvent.click(question.getByRole('button', { name: 'Save' }));
  await stageIs('Examined', 'R3D8M1H');
  const shown = await drawer('R3D8M1H');
  await expectSeen(shown.getByText('Found: Faulty'));
  await expectSeen(shown.getByText('Found: Second choice'));
});

export const Examined = meta.story({
  render: renderScreen({ ...asha, scenario: 'returnExamined' }),
  parameters: { states: ['Returns/examined'] },
  play: async () => {
    await expectSeen(await (await drawer()).findByRole('button', { name: 'Refund…' }));
    await expect((await drawer()).queryByRole('button', { name: 'Exchange' })).toBeNull();
  },
});

Examined.test('it is sent back with a reason', async ({ userEvent }) => {
  await press({ userEvent }, 'Send back…');
  const question = within(await screen.findByRole('alertdialog', { name: 'Send the pieces back?' }));
  await userEvent.type(question.getByLabelText('Reason'), 'It was worn.');
  await userEvent.click(question.getByRole('button', { name: 'Send back' }));
  await stageIs('Sent back');
});

export const ExaminedForAnExchange = meta.story({
  render: renderScreen({ ...at('R5X4P2K', 'KY260003'), scenario: 'returnExchange' }),
  parameters: { states: ['Returns/examined'] },
  play: async () => {
    const shown = await drawer('R5X4P2K');
    await expectSeen(await shown.findByRole('button', { name: 'Exchange' }));
    await expectSeen(shown.getByText('Exchange, held in stock'));
    await expectSeen(shown.getByText('In exchange: BLACK, XL'));
  },
});

export const ExaminedForAReplacement = meta.story({
  render: renderScreen({ ...at('R6W3N8J', 'KY260003'), scenario: 'returnReplacement' }),
  parameters: { states: ['Returns/examined'] },
  play: async () => {
    await expectSeen(await (await drawer('R6W3N8J')).findByText('The same piece again'));
  },
});

ExaminedForAReplacement.test('it is replaced by one key', async ({ userEvent }) => {
  await (await drawer('R6W3N8J')).findByRole('button', { name: 'Replace' });
  await userEvent.keyboard('l');
  await stageIs('Replaced', 'R6W3N8J');
});

export const Refunding = meta.story({
  render: renderScreen({ ...asha, scenario: 'returnExamined' }),
  parameters: { states: ['Returns/refunding'] },
  play: async (story) => {
    await press(story, 'Refund…');
    const question = within(await screen.findByRole('alertdialog', { name: 'Refund' }));
    await expect(question.getByLabelText('Amount')).toHaveDisplayValue('999');
  },
});

Refunding.test('no more than what was paid, no text, and not without a reference', async ({ userEvent }) => {
  const question = within(await screen.findByRole('alertdialog', { name: 'Refund' }));
  const amount = question.getByLabelText('Amount');
  const save = async (text: string): Promise<void> => {
    await userEvent.clear(amount);
    await userEvent.type(amount, text);
    await userEvent.click(question.getByRole('button', { name: 'It is refunded' }));
  };
  await save('999.01');
  await expect(amount).toHaveAccessibleDescription(/For these pieces ₹999 was paid: no more can go back/);
  await expect(amount).toHaveFocus();
  await save('a lot');
  await expect(amount).toHaveAccessibleDescription(/Enter an amount/);
  await save('0');
  await expect(amount).toHaveAccessibleDescription(/Enter an amount/);
  await save('500.50');
  const reference = question.getByLabelText('Reference');
  await expect(reference).toHaveFocus();
  await userEvent.selectOptions(question.getByLabelText('Paid by'), 'Cash');
  await userEvent.type(reference, 'Signed by Asha');
  await userEvent.click(question.getByRole('button', { name: 'It is refunded' }));
  await expectSeen(await (await drawer()).findByText('₹500.50 · Cash · Signed by Asha'));
});

export const NothingToRefund = meta.story({
  render: renderScreen({ ...asha, scenario: 'returnFree' }),
  parameters: { states: ['Returns/refunding'] },
  play: async (story) => {
    await press(story, 'Refund…');
    const question = within(await screen.findByRole('alertdialog', { name: 'Nothing to refund' }));
    await expectSeen(question.getByText(/^Nothing is left of what Asha Nair paid/));
  },
});

NothingToRefund.test('it ends without money', async ({ userEvent }) => {
  const question = within(await screen.findByRole('alertdialog', { name: 'Nothing to refund' }));
  await userEvent.click(question.getByRole('button', { name: 'End the return' }));
  await stageIs('Refunded');
});

export const RefundRefused = meta.story({
  render: renderScreen({ ...asha, scenario: 'returnRefundRefused' }),
  parameters: { states: ['Returns/refundRefused'] },
  play: async (story) => {
    await press(story, 'Refund…');
    const question = within(await screen.findByRole('alertdialog', { name: 'Refund' }));
    await story.userEvent.type(question.getByLabelText('Reference'), 'UPI 42');
    await story.userEvent.click(question.getByRole('button', { name: 'It is refunded' }));
    await expectSeen(await question.findByText('That is more than was paid for these pieces.'));
    await expect(question.getByLabelText('Reference')).toHaveDisplayValue('UPI 42');
  },
});

export const StepFailed = meta.story({
  render: renderScreen({ ...asha, scenario: 'returnStepDown' }),
  parameters: { states: ['Returns/stepFailed'] },
  play: async (story) => {
    await press(story, 'Approve');
    await expectSeen(await (await drawer()).findByText(/The shop did not answer/));
    await stageIs('Asked');
  },
});

StepFailed.test('nothing typed is lost, and the next return says nothing of it', async ({ userEvent }) => {
  await press({ userEvent }, 'Decline…');
  const question = within(await screen.findByRole('alertdialog', { name: 'Decline this return?' }));
  await userEvent.type(question.getByLabelText('Reason'), 'Worn');
  await userEvent.click(question.getByRole('button', { name: 'Decline return' }));
  await expectSeen(await question.findByText(/The shop did not answer/));
  await expect(question.getByLabelText('Reason')).toHaveDisplayValue('Worn');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press({ userEvent }, 'Approve');
  await (await drawer()).findByText(/The shop did not answer/);
  await press({ userEvent }, 'Next return');
  await expect((await drawer('R3D8M1H')).queryByText(/The shop did not answer/)).toBeNull();
});

export const Saving = meta.story({
  render: renderScreen({ ...asha, scenario: 'returnStepWaiting' }),
  parameters: { states: ['Returns/saving'] },
  play: async (story) => {
    await press(story, 'Approve');
    await expect((await drawer()).getByRole('button', { name: /Approve/ })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Decides in the place of somebody else. */
let decideElsewhere: () => void = () => {};

export const DecidedByTwo = meta.story({
  render: renderScreen({
    ...asha,
    scenario: 'returnAsked',
    prepare: (state: MockShopState) => {
      decideElsewhere = () => {
        state.returns = state.returns.map((row) => ({
          ...row,
          stage: 'declined',
          timeline: [...row.timeline, { step: 'decline', at: row.askedAt, by: 'shop', note: 'Worn, says Rahul.' }],
        }));
      };
    },
  }),
  parameters: { states: ['Returns/movedOn'] },
  play: async (story) => {
    await (await drawer()).findByRole('button', { name: 'Approve' });
    decideElsewhere();
    await press(story, 'Approve');
    await expectSeen(await (await drawer()).findByText(/This return has moved on meanwhile/));
    await stageIs('Declined');
    await expectSeen((await drawer()).getByText('Worn, says Rahul.'));
    await expect((await drawer()).queryByRole('button', { name: 'Approve' })).toBeNull();
  },
});

export const Ended = meta.story({
  render: renderScreen({ ...asha, scenario: 'returnRefunded' }),
  parameters: { states: ['Returns/ended'] },
  play: async () => {
    // The queue of open returns has no such row: it is read with its order.
    await stageIs('Refunded');
    await expect((await drawer()).queryByRole('button', { name: 'Refund…' })).toBeNull();
  },
});

export const NotFound = meta.story({
  render: renderScreen({ ...at('RNOBODY', 'KY260002'), scenario: 'returnQueue' }),
  parameters: { states: ['Returns/notFound'] },
  play: async () => {
    await expectSeen(await (await drawer('RNOBODY')).findByText('We could not find this return'));
  },
});

export const DetailLoading = meta.story({
  render: renderScreen({ ...asha, scenario: 'returnsWaiting' }),
  parameters: { states: ['Returns/detailLoading', 'Returns/loading'] },
  play: async () => {
    await expectSeen(await (await drawer()).findByText('Loading...'));
  },
});

export const DetailFailed = meta.story({
  render: renderScreen({ ...asha, scenario: 'returnsDown' }),
  parameters: { states: ['Returns/detailFailed', 'Returns/failed'] },
  play: async () => {
    await expectSeen(await (await drawer()).findByText('We could not load this return'));
  },
});

export const OfAnOrder = meta.story({
  render: renderScreen({ path: '/dashboard?order=KY260002', as: 'admin', scenario: 'returnAsked' }),
  parameters: { states: ['Dashboard/returns'] },
  play: async () => {
    const order = within(await screen.findByRole('dialog', { name: 'Order KY260002' }));
    const link = await order.findByRole('link', { name: 'Return R2B7K9F' });
    await expect(link).toHaveAttribute('href', '/returns?stage=all&return=R2B7K9F&order=KY260002');
    await expectSeen(order.getByText('1 piece · Asked 20/11/2026'));
  },
});

OfAnOrder.test('it leads to the drawer of the return', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('link', { name: 'Return R2B7K9F' }));
  await stageIs('Asked');
});

export const OfAnOrderUnread = meta.story({
  render: renderScreen({ path: '/dashboard?order=KY260002', as: 'admin', scenario: 'returnsDown' }),
  parameters: { states: ['Dashboard/returnsFailed'] },
  play: async () => {
    const order = within(await screen.findByRole('dialog', { name: 'Order KY260002' }));
    await expectSeen(await order.findByText('We could not load its returns'));
  },
});

import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';
import { ask, deliveredYesterday, giveReason, losesFirst, page, photo } from './return-stories.test-support.ts';

/** What a shopper does on the page of an order's returns. */
const meta = preview.meta({ title: 'Screens/Order return/Ask', parameters: { layout: 'fullscreen' } });
const phone = { viewport: { value: 'phone' } } as const;
const open = { ...page, scenario: 'returnsOpen' } as const;

export const Incomplete = meta.story({
  render: renderScreen(open),
  globals: phone,
  parameters: { states: ['OrderReturn/incomplete'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Increase' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Another size or colour' }));
    await ask(canvas, userEvent);
    await expect(canvas.getByRole('link', { name: 'Choose what you want instead.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a reason.' }));
    await expect(canvas.getByRole('combobox', { name: 'Reason' })).toHaveFocus();
  },
});

Incomplete.test('what she keeps after all is not asked for', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Decrease' }));
  await expect(canvas.queryByRole('combobox', { name: 'Reason' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Ask for the return' })).toBeNull();
});

export const Asked = meta.story({
  render: renderScreen({ ...open, prepare: deliveredYesterday }),
  globals: phone,
  parameters: { states: ['OrderReturn/asked'] },
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent, 'Too small');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Anything we should know/ }), 'A size up would fit.');
    await ask(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { name: /^We have your request R/ })).toHaveFocus();
    await expect(canvas.getByText(/you get back ₹1,998 at most/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Your return' })).toBeVisible();
    await expect(await canvas.findByText('You wrote: A size up would fit.')).toBeVisible();
  },
});

export const PickUpCharged = meta.story({
  render: renderScreen({
    ...open,
    prepare: (state) => {
      deliveredYesterday(state);
      const returnDesk = { isOpen: true, autoApproveBelow: 0, sendWithinDays: 14, pickUpCharge: 60 };
      state.settings = { ...state.settings, settings: { ...state.settings.settings, returnDesk } };
    },
  }),
  globals: phone,
  parameters: { states: ['OrderReturn/asked'] },
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent, 'Arrived damaged');
    await expect(canvas.queryByText(/is taken off/)).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Reason' }), 'Too small');
    await expect(await canvas.findByRole('radio', { name: /₹60 is taken off your refund$/ })).toBeVisible();
    await ask(canvas, userEvent);
    await expect(await canvas.findByText(/you get back ₹939 at most\.$/)).toBeVisible();
    await expect(await canvas.findByText(/^You get back at most ₹939, after ₹60 for the pick-up/)).toBeVisible();
  },
});

export const Exchange = meta.story({
  render: renderScreen(open),
  globals: phone,
  parameters: { states: ['OrderReturn/exchange'] },
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent, 'Too small');
    await userEvent.click(canvas.getByRole('radio', { name: 'Another size or colour' }));
    const wanted = canvas.getByRole('combobox', { name: /^Instead of Spice Coast Polo/ });
    const first = within(wanted).getAllByRole('option')[1];
    await userEvent.selectOptions(wanted, first?.textContent ?? '');
    await userEvent.click(canvas.getByRole('radio', { name: 'I send them in a parcel of my own' }));
    await ask(canvas, userEvent);
    await expect(await canvas.findByText('What you want instead is set aside for you.')).toBeVisible();
    await expect(await canvas.findByText(/^Too small · for size /)).toBeVisible();
  },
});

// the size is sold out since the page was opened
export const SoldOut = meta.story({
  render: renderScreen({ ...page, scenario: 'returnSoldOut' }),
  globals: phone,
  parameters: { states: ['OrderReturn/soldOut'] },
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent, 'Too small');
    await userEvent.click(canvas.getByRole('radio', { name: 'Another size or colour' }));
    const wanted = canvas.getByRole('combobox', { name: /^Instead of Spice Coast Polo/ });
    const first = within(wanted).getAllByRole('option')[1];
    await userEvent.selectOptions(wanted, first?.textContent ?? '');
    await ask(canvas, userEvent);
    await expect(await canvas.findByText('What you want in exchange is sold out.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Reason' })).toHaveDisplayValue('Too small');
  },
});

// the first try gets no answer; the second has the same key, so that it asks once
export const NotAsked = meta.story({
  render: renderScreen({ ...open, through: losesFirst('/return/ask/') }),
  globals: phone,
  parameters: { states: ['OrderReturn/notAsked'] },
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent, 'Changed my mind');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Anything we should know/ }), 'Unworn');
    await ask(canvas, userEvent);
    await expect(await canvas.findByText(/Nothing is lost; please try again/)).toBeVisible();
  },
});

NotAsked.test('nothing typed is lost, and the next try succeeds', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('textbox', { name: /^Anything we should know/ })).toHaveValue('Unworn');
  await ask(canvas, userEvent);
  await expect(await canvas.findByText('You wrote: Unworn')).toBeVisible();
});

export const Refused = meta.story({
  render: renderScreen({ ...page, scenario: 'returnRefused' }),
  globals: phone,
  parameters: { states: ['OrderReturn/notAsked'] },
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent, 'Changed my mind');
    await ask(canvas, userEvent);
    await expect(await canvas.findByText('That is more than can still be returned.')).toBeVisible();
  },
});

// a picture that did not arrive is sent again by itself
export const Pictures = meta.story({
  render: renderScreen({ ...open, prepare: deliveredYesterday, through: losesFirst('/return/picture/') }),
  globals: phone,
  parameters: { states: ['OrderReturn/pictures'] },
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent, 'Arrived damaged');
    const field = await canvas.findByLabelText('Pictures of the damage');
    await userEvent.upload(field, [await photo('seam.jpg'), await photo('sleeve.jpg')]);
    await expect(canvas.getByRole('listitem', { name: 'seam.jpg, waiting' })).toBeVisible();
    await ask(canvas, userEvent);
    await expect(await canvas.findByRole('listitem', { name: 'seam.jpg, failed' })).toBeVisible();
    await expect(await canvas.findByRole('listitem', { name: 'sleeve.jpg, done' })).toBeVisible();
    await expect(canvas.getByText('1 of 2 done, 1 failed')).toBeVisible();
  },
});

Pictures.test('the failed one is tried again and arrives', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again: seam.jpg' }));
  await expect(await canvas.findByText('2 of 2 done')).toBeVisible();
  await waitFor(() => expect(canvas.getAllByRole('img', { name: /^Damage, / })).toHaveLength(2));
});

export const WrongFiles = meta.story({
  render: renderScreen({ ...open, prepare: deliveredYesterday }),
  globals: phone,
  parameters: { states: ['OrderReturn/pictures'] },
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent, 'Arrived damaged');
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map((each) => photo(`${each}.jpg`)));
    await userEvent.upload(await canvas.findByLabelText('Pictures of the damage'), six);
    await expect(canvas.getByRole('list', { name: /^Files/ }).children).toHaveLength(5);
    await expect(canvas.getAllByText('A return has at most 5 pictures.').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: 1.jpg' }));
  },
});

export const TakingBack = meta.story({
  render: renderScreen({ ...page, scenario: 'returnAsked' }),
  globals: phone,
  parameters: { states: ['OrderReturn/takingBack'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take it back' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Take this return back?' }));
    await expect(dialog.getByRole('button', { name: 'Leave it' })).toHaveFocus();
  },
});

TakingBack.test('she takes it back, and can ask again', async ({ canvas, userEvent }) => {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Take this return back?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
  await expectSeen(await screen.findByText('You keep the pieces; the return has ended.'));
  await expect(await canvas.findByText('Taken back')).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Return R2B7K9F' })).toHaveFocus());
  await expect(canvas.queryByRole('button', { name: 'Take it back' })).toBeNull();
});

export const NotTakenBack = meta.story({
  render: renderScreen({
    ...page,
    scenario: 'returnApproved',
    through: (send) => async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!address.includes('/return/cancel/')) return send(input, init);
      const body = { success: false, code: 'return.step', message: 'This return cannot do that now.' };
      return Response.json(body, { status: 409 });
    },
  }),
  globals: phone,
  parameters: { states: ['OrderReturn/notTakenBack'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take it back' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Take this return back?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    // The return is read again meanwhile.
    await waitFor(() => expect(dialog.getByText('This return cannot do that now.')).toBeVisible());
  },
});

export const ByKeyboard = meta.story({
  render: renderScreen({ ...open, prepare: deliveredYesterday }),
  parameters: { states: ['OrderReturn/asked'] },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Increase' });
    more.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await canvas.findByRole('radio', { name: 'My money back' });
    await expect(more).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Reason' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Reason' }), 'Too large');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'My money back' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /^Anything we should know/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: /^We have your request R/ })).toHaveFocus();
  },
});

import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';

/** Parcels and timeline in the drawer of an order, on a phone. */
const meta = preview.meta({
  title: 'Screens/Dashboard parcels',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
});

type Play = Pick<StoryContext, 'userEvent'>;

const opened = { path: '/dashboard?order=KY260004', as: 'admin' } as const;

const parcels = async () => within(await screen.findByRole('region', { name: 'Parcels', hidden: true }));

const timeline = async () =>
  within(await screen.findByRole('region', { name: 'Timeline', hidden: true }))
    .getAllByRole('listitem', { hidden: true })
    .map((entry) => entry.textContent);

const press = async ({ userEvent }: Play, name: string): Promise<void> =>
  userEvent.click(await (await parcels()).findByRole('button', { name }));

export const NotPacked = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Dashboard/parcels'] },
  play: async () => {
    await expectSeen(await (await parcels()).findByText('Nothing is packed yet.'));
    await expect(await timeline()).toEqual([expect.stringMatching(/^Placed.*by the customer$/)]);
  },
});

NotPacked.test('it is packed by one press, and the focus is on its parcels', async ({ userEvent }) => {
  await press({ userEvent }, 'Pack');
  const section = await parcels();
  await expectSeen(await section.findByRole('heading', { name: 'Parcel 1' }));
  await expectSeen(section.getByText('2 × Vembanad Run Tee, M, LAGOON'));
  await waitFor(() => expect(section.getByRole('heading', { name: 'Parcels' })).toHaveFocus());
  await waitFor(async () => expect((await timeline()).at(-1)).toMatch(/^Packed · parcel 1/));
  await expect(section.queryByText('To pack')).toBeNull();
});

NotPacked.test('some of it is packed, the rest follows', async ({ userEvent }) => {
  await press({ userEvent }, 'Pack some of it…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Pack some of it' }));
  const [first, second] = dialog.getAllByRole('combobox');
  if (first === undefined || second === undefined) throw new Error('A line is missing.');
  await userEvent.selectOptions(first, '1');
  await userEvent.selectOptions(second, '0');
  await userEvent.click(dialog.getByRole('button', { name: 'Pack a parcel' }));
  const section = await parcels();
  await expectSeen(await section.findByRole('heading', { name: 'Parcel 1' }));
  await expectSeen(section.getByRole('heading', { name: 'To pack' }));
  await expect(section.getAllByText(/^1 × Vembanad Run Tee/)).toHaveLength(2);
  await expectSeen(section.getByText(/^1 × Ferry Bottle/));
});

NotPacked.test('an empty parcel is not packed', async ({ userEvent }) => {
  await press({ userEvent }, 'Pack some of it…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Pack some of it' }));
  for (const count of dialog.getAllByRole('combobox')) await userEvent.selectOptions(count, '0');
  await expect(dialog.getByRole('button', { name: /^Pack a parcel/ })).toHaveAccessibleDescription(
    'A parcel needs something in it.',
  );
});

export const Packed = meta.story({
  render: renderScreen({ ...opened, scenario: 'orderPacked' }),
  parameters: { states: ['Dashboard/parcels'] },
  play: async () => {
    const section = await parcels();
    await expectSeen(await section.findByRole('button', { name: 'Ship…' }));
    await expect(section.queryByRole('button', { name: 'Delivered' })).toBeNull();
    await expect(section.queryByRole('button', { name: 'End tracking link' })).toBeNull();
    const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
    await expectSeen(drawer.getByRole('button', { name: 'Cancel order' }));
  },
});

Packed.test('it is shipped with a scanned number, and then goes on to the door', async ({ userEvent }) => {
  await press({ userEvent }, 'Ship…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ship parcel 1' }));
  await dialog.findByRole('option', { name: 'Delhivery' });
  await userEvent.selectOptions(dialog.getByLabelText('Courier'), 'Delhivery');
  await userEvent.type(dialog.getByLabelText(/Tracking number/), '14301234567890{Enter}');
  const section = await parcels();
  const link = await section.findByRole('link', { name: '14301234567890' });
  await expect(link).toHaveAttribute('href', 'https://www.delhivery.com/track/package/14301234567890');
  const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
  await waitFor(() => expect(drawer.queryByRole('button', { name: 'Cancel order' })).toBeNull());
  await press({ userEvent }, 'Out for delivery');
  await press({ userEvent }, 'Delivered');
  await expectSeen(await drawer.findByText('Success'));
  await expect(drawer.queryByRole('button', { name: 'Done' })).toBeNull();
});

Packed.test('it is unpacked', async ({ userEvent }) => {
  await press({ userEvent }, 'Unpack');
  await expectSeen(await (await parcels()).findByText('Nothing is packed yet.'));
});

export const Shipped = meta.story({
  render: renderScreen({ ...opened, scenario: 'orderShipped' }),
  parameters: { states: ['Dashboard/parcels'] },
  play: async () => {
    const section = await parcels();
    await expectSeen(await section.findByRole('button', { name: 'Out for delivery' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
    await expectSeen(drawer.getByRole('button', { name: 'Done' }));
    await expect(drawer.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  },
});

Shipped.test(
  'a wrong tracking number is corrected, with the courier and number it has to begin with',
  async ({ userEvent }) => {
    await press({ userEvent }, 'Correct tracking…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the tracking of parcel 1' }));
    await dialog.findByRole('option', { name: 'Delhivery' });
    await expect(dialog.getByLabelText('Courier')).toHaveDisplayValue('Delhivery');
    const number = dialog.getByLabelText(/Tracking number/);
    await expect(number).toHaveDisplayValue(/^\w+/);
    await userEvent.clear(number);
    await userEvent.type(number, 'AWB 77{Enter}');
    await expectSeen(await (await parcels()).findByRole('link', { name: 'AWB 77' }));
    await waitFor(async () => expect((await timeline()).at(-1)).toMatch(/^Tracking corrected · parcel 1/));
  },
);

Shipped.test('it comes back with a note, which stands in the timeline', async ({ userEvent }) => {
  await press({ userEvent }, 'Came back…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Did parcel 1 come back?' }));
  await expect(dialog.getByLabelText(/^Why/)).toHaveFocus();
  await userEvent.type(dialog.getByLabelText(/^Why/), 'Refused at the door');
  await userEvent.click(dialog.getByRole('button', { name: 'It came back' }));
  await expectSeen(await (await parcels()).findByRole('button', { name: 'Put units back into stock…' }));
  await waitFor(async () => expect((await timeline()).at(-1)).toMatch(/^Came back.*Refused at the door$/));
});

Shipped.test('its mailed link is ended after a question', async ({ userEvent }) => {
  await press({ userEvent }, 'End tracking link');
  const question = within(await screen.findByRole('alertdialog', { name: 'End the tracking link?' }));
  await userEvent.click(question.getByRole('button', { name: 'End the link' }));
  await expectSeen(await screen.findByText('The tracking link has ended.'));
});

export const Exchanged = meta.story({
  render: renderScreen({ path: '/dashboard?order=KY260002', as: 'admin', scenario: 'orderExchanged' }),
  parameters: { states: ['Dashboard/parcels'] },
  play: async () => {
    const section = await parcels();
    await expectSeen(await section.findByText('In exchange, return R2B7K9F'));
    await expectSeen(section.getByText('1 × Spice Coast Polo, M, MUSTARD'));
    await expect(section.queryByRole('button', { name: 'Unpack' })).toBeNull();
  },
});

Exchanged.test(
  'J41 it takes its steps after the order was delivered, and is packed again when it comes back',
  async ({ userEvent }) => {
    await press({ userEvent }, 'Came back…');
    const question = within(await screen.findByRole('dialog', { name: 'Did parcel 1 come back?' }));
    await userEvent.click(question.getByRole('button', { name: 'It came back' }));
    await press({ userEvent }, 'Pack it again');
    const section = await parcels();
    await expectSeen(await section.findByRole('heading', { name: 'Parcel 2' }));
    await expect(section.getAllByText('1 × Spice Coast Polo, M, MUSTARD')).toHaveLength(2);
  },
);

Exchanged.test('put into stock it opens its return again', async ({ userEvent }) => {
  await press({ userEvent }, 'Came back…');
  const cameBack = within(await screen.findByRole('dialog', { name: 'Did parcel 1 come back?' }));
  await userEvent.click(cameBack.getByRole('button', { name: 'It came back' }));
  await press({ userEvent }, 'Put units back into stock…');
  const question = within(await screen.findByRole('alertdialog', { name: 'Put the units back into stock?' }));
  await expectSeen(question.getByText(/return R2B7K9F is open again/));
  await userEvent.click(question.getByRole('button', { name: 'Put back into stock' }));
  await expectSeen(await screen.findByText('Examined', { selector: '[data-tone]' }));
});

export const ShippedOnATablet = Shipped.extend({ globals: { viewport: { value: 'tablet' } } });
export const ShippedOnADesktop = Shipped.extend({ globals: { viewport: { value: 'desktop' } } });

export const PartShipped = meta.story({
  render: renderScreen({ ...opened, scenario: 'orderPartShipped' }),
  parameters: { states: ['Dashboard/parcels'] },
  play: async () => {
    const section = await parcels();
    await expectSeen(await section.findByText(/^1 × Ferry Bottle/));
    await expectSeen(section.getByText('Out for delivery'));
    await expect((await timeline()).at(-1)).toMatch(/^Out for delivery · parcel 1.*by the courier$/);
  },
});

export const CameBack = meta.story({
  render: renderScreen({ ...opened, scenario: 'orderCameBack' }),
  parameters: { states: ['Dashboard/parcels'] },
  play: async () => {
    await expectSeen(await (await parcels()).findByText('Came back'));
    await expect((await timeline()).at(-1)).toMatch(/Nobody at home, three tries$/);
  },
});

CameBack.test('its units go back into stock once, after a question', async ({ userEvent }) => {
  await press({ userEvent }, 'Put units back into stock…');
  const question = within(await screen.findByRole('alertdialog', { name: 'Put the units back into stock?' }));
  await expectSeen(await question.findByText(/3 units of parcel 1 can be sold again/));
  await userEvent.click(question.getByRole('button', { name: 'Put back into stock' }));
  const section = await parcels();
  await expectSeen(await section.findByText('Its units are back in stock.'));
  await expect(section.queryByRole('button', { name: 'Put units back into stock…' })).toBeNull();
  const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
  await expectSeen(await drawer.findByText('Cancelled', { selector: '[data-tone]' }));
});

CameBack.test('its units are packed again', async ({ userEvent }) => {
  await press({ userEvent }, 'Pack');
  await expectSeen(await (await parcels()).findByRole('heading', { name: 'Parcel 2' }));
});

export const Unread = meta.story({
  render: renderScreen({ ...opened, scenario: 'orderLifeDown' }),
  parameters: { states: ['Dashboard/parcelsFailed'] },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
    await expectSeen(await drawer.findByRole('heading', { name: 'We could not load its parcels' }));
    await expectSeen(drawer.getByRole('button', { name: 'Done' }));
    await expectSeen(drawer.getByRole('button', { name: 'Cancel order' }));
  },
});

export const Reading = meta.story({
  render: renderScreen({ ...opened, scenario: 'orderLifeWaiting' }),
  parameters: { states: ['Dashboard/parcelsLoading'] },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
    await expectSeen(await drawer.findByText('Loading...'));
    await expectSeen(drawer.getByText('Ferry Bottle 750 ml'));
  },
});

export const NotTaken = meta.story({
  render: renderScreen({ ...opened, scenario: 'stepDown' }),
  parameters: { states: ['Dashboard/parcelStepFailed'] },
  play: async (story) => {
    await press(story, 'Pack');
    await expectSeen(await (await parcels()).findByText('The parcel could not be packed. Please try again.'));
  },
});

export const TakenMeanwhile = meta.story({
  render: renderScreen({ ...opened, scenario: 'stepTaken' }),
  parameters: { states: ['Dashboard/parcelStepFailed'] },
  play: async (story) => {
    await press(story, 'Unpack');
    await expectSeen(await (await parcels()).findByText('This order cannot do that now.'));
  },
});

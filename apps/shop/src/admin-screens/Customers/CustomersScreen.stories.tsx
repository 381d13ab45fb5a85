import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Customers', parameters: { layout: 'fullscreen' } });

const opened = { path: '/customers', as: 'admin', scenario: 'customerDesk' } as const;
const ofAsha = { ...opened, path: '/customers?customer=cus_asha' } as const;
const phone = { viewport: { value: 'phone' } } as const;

/** The drawer of Asha, once her account is read. */
const drawerOf = async (name = 'Asha Nair') => within(await screen.findByRole('dialog', { name }));

/** Names of the rows, from the first. */
const namesIn = (canvas: StoryContext['canvas']) =>
  canvas.getAllByRole('link', { name: /^(Asha|Meera|Rahul) / }).map((link) => link.textContent);

export const Ready = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Customers/ready'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByText('3 customers'));
    const asha = within(canvas.getByRole('row', { name: /Asha Nair/ }));
    await expectSeen(asha.getByText('asha@kayal.example'));
    await expectSeen(asha.getByRole('cell', { name: '2' }));
    await expectSeen(within(canvas.getByRole('row', { name: /Meera Pillai/ })).getByText('E-mail not confirmed'));
    const pages = within(canvas.getByRole('navigation', { name: 'Back office' }));
    await expect(pages.getByRole('link', { name: 'Customers' })).toHaveAttribute('aria-current', 'page');
  },
});
export const ReadyOnAPhone = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['Customers/ready'] },
  play: async ({ canvas }) => expectSeen(await canvas.findByText('3 customers')),
});
export const ReadyOnATablet = ReadyOnAPhone.extend({ globals: { viewport: { value: 'tablet' } } });

Ready.test('a row opens the drawer, and closing it gives the focus back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Rahul Menon' }));
  await drawerOf('Rahul Menon');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Rahul Menon' })).toHaveFocus());
});

export const Sorted = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['Customers/sorted'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 customers');
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Most spent');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(namesIn(canvas)).toEqual(['Asha Nair', 'Rahul Menon', 'Meera Pillai']));
  },
});

Sorted.test('a search by city finds who lives there', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Search by name, e-mail, phone, city or pincode'), 'kochi{Enter}');
  await expectSeen(await canvas.findByText('1 customer'));
  await expect(namesIn(canvas)).toEqual(['Asha Nair']);
  await userEvent.click(canvas.getByRole('link', { name: 'Clear' }));
  await expectSeen(await canvas.findByText('3 customers'));
});

export const NothingMatches = meta.story({
  render: renderScreen({ ...opened, path: '/customers?q=nobody' }),
  globals: phone,
  parameters: { states: ['Customers/nothingMatches'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByRole('heading', { name: 'No customer matches' }));
    await expectSeen(canvas.getByRole('link', { name: 'Show all customers' }));
  },
});

export const Empty = meta.story({
  render: renderScreen({ ...opened, scenario: 'customersNone' }),
  globals: phone,
  parameters: { states: ['Customers/empty'] },
  play: async ({ canvas }) => expectSeen(await canvas.findByRole('heading', { name: 'No customers yet' })),
});

export const Loading = meta.story({
  render: renderScreen({ ...opened, scenario: 'customersWaiting' }),
  globals: phone,
  parameters: { states: ['Customers/loading'] },
  play: async ({ canvas }) => expectSeen(await canvas.findByText('Loading...')),
});

export const Failed = meta.story({
  render: renderScreen({ ...opened, scenario: 'customersDown' }),
  globals: phone,
  parameters: { states: ['Customers/failed'] },
  play: async ({ canvas }) =>
    expectSeen(await canvas.findByRole('heading', { name: 'We could not load the customers' })),
});

export const LongContent = meta.story({
  render: renderScreen({ ...opened, scenario: 'longContent' }),
  globals: phone,
  parameters: { states: ['Customers/longContent'] },
  play: async ({ canvas }) => expectSeen(await canvas.findByText('2 customers')),
});

export const LongDetail = meta.story({
  render: renderScreen({ ...ofAsha, scenario: 'longContent' }),
  globals: phone,
  parameters: { states: ['Customers/longContent'] },
  play: async () => expectSeen(await screen.findByRole('heading', { name: 'Signed in at' })),
});

export const Detail = meta.story({
  render: renderScreen(ofAsha),
  parameters: { states: ['Customers/detail'] },
  play: async () => {
    const drawer = await drawerOf();
    await expectSeen(drawer.getByText('E-mail confirmed'));
    await expectSeen(drawer.getByText(/^14\/2 Lagoon View.+682020/));
    await expectSeen(drawer.getByText(/^Given, chosen/));
    await expectSeen(drawer.getByText('Not given'));
    const order = await drawer.findByRole('link', { name: 'KY260004' });
    await expect(order).toHaveAttribute('href', '/dashboard?order=KY260004');
    await expectSeen(await drawer.findByText('Firefox on Windows'));
  },
});
export const DetailOnAPhone = meta.story({
  render: renderScreen(ofAsha),
  globals: phone,
  parameters: { states: ['Customers/detail'] },
  play: async () => expectSeen(await (await drawerOf()).findByText('Firefox on Windows')),
});

export const DetailLoading = meta.story({
  render: renderScreen({ ...ofAsha, scenario: 'customerWaiting' }),
  globals: phone,
  parameters: { states: ['Customers/detailLoading'] },
  play: async () => expectSeen(await (await drawerOf('Customer')).findByText('Loading...')),
});

export const DetailFailed = meta.story({
  render: renderScreen({ ...ofAsha, scenario: 'customerDown' }),
  globals: phone,
  parameters: { states: ['Customers/detailFailed'] },
  play: async () => expectSeen(await screen.findByRole('heading', { name: 'We could not load this customer' })),
});

export const NotFound = meta.story({
  render: renderScreen({ ...opened, path: '/customers?customer=cus_admin' }),
  globals: phone,
  parameters: { states: ['Customers/notFound'] },
  play: async () => expectSeen(await screen.findByRole('heading', { name: 'We could not find this customer' })),
});

export const PartsFailed = meta.story({
  render: renderScreen({ ...ofAsha, scenario: 'customerPartsDown' }),
  globals: phone,
  parameters: { states: ['Customers/partsFailed'] },
  play: async () => {
    const drawer = await drawerOf();
    await expectSeen(await drawer.findByRole('heading', { name: 'We could not load the orders' }));
    await expectSeen(await drawer.findByRole('heading', { name: 'We could not load the sessions' }));
  },
});

/** Presses the button that ends her sessions. */
async function ask({ userEvent }: Pick<StoryContext, 'userEvent'>) {
  await userEvent.click(await (await drawerOf()).findByRole('button', { name: 'End all sessions' }));
  return within(await screen.findByRole('alertdialog', { name: 'End all sessions of Asha Nair?' }));
}

export const Ending = meta.story({
  render: renderScreen(ofAsha),
  globals: phone,
  parameters: { states: ['Customers/ending'] },
  play: async (tools) => {
    await expect((await ask(tools)).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
});

export const Ended = meta.story({
  render: renderScreen(ofAsha),
  globals: phone,
  parameters: { states: ['Customers/ended'] },
  play: async (tools) => {
    const question = await ask(tools);
    await tools.userEvent.click(question.getByRole('button', { name: 'End all sessions' }));
    const drawer = await drawerOf();
    await expectSeen(await drawer.findByText('Signed in nowhere'));
    await waitFor(() => expect(drawer.getByRole('heading', { name: 'Signed in at' })).toHaveFocus());
  },
});

export const EndFailed = meta.story({
  render: renderScreen({ ...ofAsha, scenario: 'customerSessionsStay' }),
  globals: phone,
  parameters: { states: ['Customers/endFailed'] },
  play: async (tools) => {
    const question = await ask(tools);
    await tools.userEvent.click(question.getByRole('button', { name: 'End all sessions' }));
    const drawer = await drawerOf();
    await expectSeen(await drawer.findByText('The sessions were not ended. Try again.'));
    await expectSeen(drawer.getByText('Firefox on Windows'));
  },
});

export const ExportFailed = meta.story({
  render: renderScreen({ ...opened, scenario: 'customersFileDown' }),
  globals: phone,
  parameters: { states: ['Customers/exportFailed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download CSV' }));
    await expectSeen(await canvas.findByText('The file could not be made. Please try again.'));
  },
});

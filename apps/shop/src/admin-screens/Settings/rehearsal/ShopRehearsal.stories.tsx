import { demoPassword } from '@kayal/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/Settings/Rehearsal', parameters: { layout: 'fullscreen' } });
const rehearsal = { as: 'admin', path: '/settings?section=rehearsal' } as const;
const phone = { viewport: { value: 'phone' } } as const;
const parameters = { states: ['Settings/rehearsal'] } as const;

export const None = meta.story({
  render: renderScreen(rehearsal),
  parameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Make a rehearsal' })).toBeVisible();
    await expect(canvas.getByText('There is no rehearsal.')).toBeVisible();
  },
});

export const NonePhone = None.extend({ globals: phone });

None.test('one is made by keyboard, and its state keeps the focus', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Make a rehearsal' }).focus();
  await userEvent.keyboard('{Enter}');
  const link = await canvas.findByRole('link', { name: /^Open the rehearsal at https:/ });
  await expect(link).toHaveAttribute('href', 'https://rehearsal.kayal.example');
  await waitFor(() => expect(canvas.getByText(/^Copied /)).toHaveFocus());
});

export const WithoutAddress = meta.story({
  render: renderScreen({ ...rehearsal, scenario: 'rehearsalHttp' }),
  parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a rehearsal' }));
    await expect(await canvas.findByText(/REHEARSAL_ORIGIN/)).toBeVisible();
  },
});

export const Copying = meta.story({
  render: renderScreen({ ...rehearsal, scenario: 'rehearsalCopying' }),
  parameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Copy' })).toHaveValue(31);
    await expect(canvas.getByText(/^Copying: 31 of 124 tables and pictures\./)).toBeVisible();
  },
});

export const Running = meta.story({
  render: renderScreen({ ...rehearsal, scenario: 'rehearsalOpen' }),
  parameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Open the rehearsal/ })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'What the rehearsal changed' })).toBeVisible();
  },
});

export const RunningPhone = Running.extend({ globals: phone });

Running.test('what both changed is shown with both values, and the owner chooses', async ({ canvas, userEvent }) => {
  const choice = canvas.getByRole('combobox', { name: 'Which counts for Products' });
  await expect(choice).toHaveValue('shop');
  await userEvent.selectOptions(choice, 'rehearsal');
  await userEvent.click(canvas.getByText('Rows that both changed: the shop, then the rehearsal'));
  const values = canvas.getByRole('list', { name: 'Values of Trail Wind Jacket (102)' });
  await expect(values).toHaveTextContent('249900');
  await expect(values).toHaveTextContent('229900');
});

Running.test('the switch is confirmed, and says what came over', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Switch' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Switch to the rehearsal?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Switch' }));
  await expect(await canvas.findByText('Products: 412')).toBeVisible();
  await expect(canvas.getByText(/^Switched /)).toBeVisible();
});

Running.test('it is thrown away only after a question', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Throw away' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Throw the rehearsal away?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Throw away' }));
  await expect(await canvas.findByText('There is no rehearsal.')).toBeVisible();
});

export const Unchanged = meta.story({
  render: renderScreen({ ...rehearsal, scenario: 'rehearsalUnchanged' }),
  globals: phone,
  parameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing differs yet')).toBeVisible();
  },
});

export const Stopped = meta.story({
  render: renderScreen({ ...rehearsal, scenario: 'rehearsalStopped' }),
  parameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/another program has its port/)).toBeVisible();
    await expect(canvas.getByText(/^The switch did not happen\./)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Open the rehearsal/ })).toBeNull();
  },
});

export const Switching = meta.story({
  render: renderScreen({ ...rehearsal, scenario: 'rehearsalSwitching' }),
  parameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Switch' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Throw away' })).toBeNull();
  },
});

export const ConfirmationDue = meta.story({
  render: renderScreen({
    ...rehearsal,
    scenario: 'rehearsalOpen',
    prepare: (state) => void Object.assign(state, { isConfirmed: false }),
  }),
  globals: phone,
  parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Switch to the rehearsal?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Switch' }));
    const password = await canvas.findByLabelText(/^Password of /);
    await userEvent.type(password, `${demoPassword}{Enter}`);
    await expect(await canvas.findByText('Products: 412')).toBeVisible();
  },
});

export const Failed = meta.story({
  render: renderScreen({ ...rehearsal, scenario: 'rehearsalFailed' }),
  parameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The copy was not finished');
    await expect(canvas.getByRole('button', { name: 'Make a rehearsal' })).toBeVisible();
  },
});

export const Loading = meta.story({
  render: renderScreen({ ...rehearsal, scenario: 'rehearsalWaiting' }),
  parameters,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Rehearsal', current: 'page' });
    await expect(canvas.queryByRole('button', { name: 'Make a rehearsal' })).toBeNull();
  },
});

export const Down = meta.story({
  render: renderScreen({ ...rehearsal, scenario: 'rehearsalDown' }),
  globals: phone,
  parameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the rehearsal')).toBeVisible();
  },
});

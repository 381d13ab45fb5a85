import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/Setup', parameters: { layout: 'fullscreen' } });
const due = { path: '/setup?token=one-time', scenario: 'setupDue' } as const;
const phone = { viewport: { value: 'phone' } } as const;

export const Ready = meta.story({
  render: renderScreen(due),
  parameters: { states: ['Setup/ready'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Make my account' })).toBeVisible();
  },
});

Ready.test('asks for a long password before it sends anything', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Password'), 'short');
  await userEvent.click(canvas.getByRole('button', { name: 'Make my account' }));
  await expect(await canvas.findByRole('link', { name: 'At least 12 characters.' })).toBeVisible();
  await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/At least 12 characters\./);
});

export const Refused = meta.story({
  render: renderScreen(due),
  globals: phone,
  parameters: { states: ['Setup/ready'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'owner');
    await userEvent.click(canvas.getByRole('button', { name: 'Make my account' }));
    const heading = await canvas.findByRole('heading', { name: 'There is a problem' });
    await expect(heading.closest('[tabindex="-1"]')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Enter your name.' })).toBeVisible();
  },
});

Refused.test('an error leads to its field, and what was typed stays', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: /^Enter an email address/ }));
  await expect(canvas.getByLabelText('Email')).toHaveFocus();
  await expect(canvas.getByLabelText('Email')).toHaveValue('owner');
});

export const Phone = Ready.extend({ globals: phone });
export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Failed = meta.story({
  render: renderScreen({ path: '/setup?token=one-time', scenario: 'setupDown' }),
  globals: phone,
  parameters: { states: ['Setup/failed'] },
});

export const WithoutToken = meta.story({
  render: renderScreen({ path: '/setup', scenario: 'setupDue' }),
  globals: phone,
  parameters: { states: ['Setup/withoutToken'] },
});

WithoutToken.test('says where to find the address', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Open the address from your terminal' })).toBeVisible();
});

export const AlreadyDone = meta.story({
  render: renderScreen({ path: '/setup?token=one-time' }),
  globals: phone,
  parameters: { states: ['Setup/alreadyDone'] },
});

AlreadyDone.test('leads to the login', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'This shop is already set up' })).toBeVisible();
});

export const Shop = meta.story({
  render: renderScreen({ path: '/setup?step=shop', as: 'admin' }),
  parameters: { states: ['Setup/shop'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toBeVisible();
  },
});

Shop.test('S9.CFG.01 the company code can be named here, with the form it must have', async ({ canvas, userEvent }) => {
  const code = canvas.getByRole('textbox', { name: 'Company code' });
  await expect(code).toHaveValue('kayal');
  await expect(code).toHaveAccessibleDescription(/letters, digits, - and _/);
  await userEvent.clear(code);
  await userEvent.type(code, 'tidewater');
  await expect(code).toHaveValue('tidewater');
});

Shop.test('a refused step sums up what is wrong, and leads to the field', async ({ canvas, userEvent }) => {
  await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
  await userEvent.click(await canvas.findByRole('link', { name: 'Shop: name: must not be empty' }));
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

Shop.test('J58 saving leads to the next step, and what was typed is kept', async ({ canvas, userEvent }) => {
  const name = canvas.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Tidewater');
  await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
  await expect(await canvas.findByRole('group', { name: 'Preview of the look' })).toBeVisible();
});

export const ShopUnread = meta.story({
  render: renderScreen({
    path: '/setup?step=shop',
    as: 'admin',
    through: (send) => {
      let isSaved = false;
      return (input, init) => {
        const isLost = isSaved && typeof input === 'string' && input.includes('/shop/');
        isSaved = init?.method === 'PUT' || (isSaved && !isLost);
        return isLost ? Promise.reject(new TypeError('Failed to fetch')) : send(input, init);
      };
    },
  }),
  globals: phone,
  parameters: { states: ['Setup/shop'] },
});

ShopUnread.test(
  'J58 a step that is saved leads on, though the shop cannot be read again',
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' II');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(await canvas.findByRole('group', { name: 'Preview of the look' })).toBeVisible();
  },
);

export const Look = meta.story({
  render: renderScreen({ path: '/setup?step=look', as: 'admin' }),
  globals: phone,
  parameters: { states: ['Setup/look'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Preview of the look' })).toBeVisible();
  },
});

export const Catalogue = meta.story({
  render: renderScreen({ path: '/setup?step=catalogue', as: 'admin' }),
  globals: phone,
  parameters: { states: ['Setup/catalogue'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Import my own file' })).toBeVisible();
  },
});

for (const kind of ['sportswear', 'rainwear'])
  Catalogue.test(
    `a sample of ${kind} is loaded and its columns are shown before anything is on sale`,
    async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: `Start from a sample of ${kind}` }));
      await expect(await canvas.findByRole('table', { name: 'Columns of the file' })).toBeVisible();
    },
  );

export const Done = meta.story({
  render: renderScreen({ path: '/setup?step=done', as: 'admin' }),
  globals: phone,
  parameters: { states: ['Setup/done'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your shop is open' })).toBeVisible();
  },
});

export const NothingToSell = meta.story({
  render: renderScreen({ path: '/setup?step=done', as: 'admin', scenario: 'empty' }),
  globals: phone,
  parameters: { states: ['Setup/done'] },
});

NothingToSell.test(
  'S8.GEN.02 a shop without products is not called open; the next step is the import',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Only products are missing' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Import my products' })).toHaveAttribute('href', '/catalogue/import');
  },
);

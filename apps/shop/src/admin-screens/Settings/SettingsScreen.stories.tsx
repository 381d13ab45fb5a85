import { formatOrderDate } from '@kayal/commerce-core';
import { http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Settings', parameters: { layout: 'fullscreen' } });
const opened = { path: '/settings', as: 'admin' } as const;
const phone = { viewport: { value: 'phone' } } as const;

export const Ready = meta.story({
  tags: ['picture'],
  render: renderScreen(opened),
  parameters: { states: ['Settings/ready'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('KAYAL');
  },
});

Ready.test('saves another telephone number', async ({ canvas, userEvent }) => {
  const phoneField = canvas.getByRole('textbox', { name: 'Telephone' });
  await userEvent.clear(phoneField);
  await userEvent.type(phoneField, '+91 98765 43210');
  await expect(canvas.getByText('You have changes that are not saved yet.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
  await expect(await canvas.findByText('Everything is saved.')).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Save settings' })).toHaveFocus());
});

Ready.test('discards changes', async ({ canvas, userEvent }) => {
  const name = canvas.getByRole('textbox', { name: 'Tagline' });
  await userEvent.type(name, ' now');
  await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(canvas.getByText('Everything is saved.')).toBeVisible());
});

Ready.test('what is typed back to what is saved is no change', async ({ canvas, userEvent }) => {
  const name = canvas.getByRole('textbox', { name: 'Name' });
  await userEvent.type(name, '!');
  await expect(canvas.getByText('You have changes that are not saved yet.')).toBeVisible();
  await userEvent.type(name, '{Backspace}');
  await expect(canvas.getByText('Everything is saved.')).toBeVisible();
});

Ready.test('J71 the time zone can be chosen, and the time there is shown', async ({ canvas, userEvent }) => {
  const zone = canvas.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue('Asia/Kolkata');
  const before = zone.getAttribute('aria-describedby');
  await userEvent.selectOptions(zone, 'America/New_York');
  await expect(zone).toHaveValue('America/New_York');
  await expect(zone).toHaveAccessibleDescription(/^There it is \d\d\/\d\d\/\d{4}, \d+:\d\d [ap]m now\.$/);
  await expect(zone).toHaveAttribute('aria-describedby', before);
});

export const Refused = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Settings/ready'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Name' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Currency' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Currency' }), 'IN');
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    const heading = await canvas.findByRole('heading', { name: 'There is a problem' });
    await expect(heading.closest('[tabindex="-1"]')).toHaveFocus();
    await expect(canvas.getAllByRole('link', { name: /^Shop: / })).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid();
  },
});

Refused.test('an error leads to its field, and says at the field what is wrong', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Shop: currency code: is not written in the right form' }));
  const currency = canvas.getByRole('textbox', { name: 'Currency' });
  await expect(currency).toHaveFocus();
  await expect(currency).toHaveAccessibleDescription(/is not written in the right form/);
});

Refused.test(
  'a second try with one error left shows that one, and takes the focus again',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Tidewater');
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Shop: / })).toHaveLength(1));
    const heading = canvas.getByRole('heading', { name: 'There is a problem' });
    await expect(heading.closest('[tabindex="-1"]')).toHaveFocus();
  },
);

export const Phone = Ready.extend({ globals: phone });

Phone.test('no focused field is below the save bar, which is higher after a change', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Tagline' }), '!');
  const bar = (await canvas.findByText('You have changes that are not saved yet.')).closest('form > div');
  for (const field of canvas.getAllByRole('textbox')) {
    field.focus();
    // The browser scrolls to the first line of a text area, not to all of it.
    await waitFor(() => {
      const { top, bottom } = field.getBoundingClientRect();
      const firstLine = Math.min(bottom, top + 48);
      return expect(firstLine).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0);
    });
  }
});

Phone.test('no toast is over the save bar', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Tagline' }), '!');
  await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
  const toast = await screen.findByText('Settings saved');
  const bar = canvas.getByRole('button', { name: 'Save settings' });
  await expect(toast.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top - 40);
});

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const CompanyCodeFixed = meta.story({
  render: renderScreen({ path: '/settings', as: 'admin', scenario: 'companyCodeFixed' }),
  parameters: { states: ['Settings/ready'] },
});

CompanyCodeFixed.test(
  'S9.CFG.01 after the first order the company code is read-only and says why',
  async ({ canvas }) => {
    const code = await canvas.findByRole('textbox', { name: 'Company code' });
    await expect(code).toHaveAttribute('readonly');
    await expect(code).toHaveAccessibleDescription(/^It stays as it is since the first order/);
  },
);

export const Loading = meta.story({
  render: renderScreen({ ...opened, scenario: 'settingsWaiting' }),
  globals: phone,
  parameters: { states: ['Settings/loading'] },
});

export const Failed = meta.story({
  render: renderScreen({ ...opened, scenario: 'settingsDown' }),
  globals: phone,
  parameters: { states: ['Settings/failed'] },
});

export const Selling = meta.story({
  render: renderScreen({ ...opened, path: '/settings?section=selling' }),
  parameters: { states: ['Settings/selling'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Delivery' })).toBeVisible();
  },
});

Selling.test('couriers are one line each until they are opened; a new one is open', async ({ canvas, userEvent }) => {
  const box = within(await canvas.findByRole('region', { name: 'Couriers' }));
  const delhivery = box.getByText('Delhivery', { selector: 'summary' });
  await expect(box.queryByRole('textbox')).toBeNull();
  await userEvent.click(delhivery);
  await expect(box.getByRole('textbox', { name: 'Tracking page' })).toHaveValue(
    'https://www.delhivery.com/track/package/{number}',
  );
  await userEvent.click(box.getByRole('button', { name: 'Add a courier' }));
  await expect(await box.findByText('New courier')).toBeVisible();
  await expect(box.getAllByRole('textbox', { name: 'Name' })).toHaveLength(2);
});

Selling.test(
  'S9.PRICE.02 price steps are typed with commas, and wrong ones are named',
  async ({ canvas, userEvent }) => {
    const steps = await canvas.findByRole('textbox', { name: 'Price steps of the filter' });
    await expect(steps).toHaveValue('299, 499, 699, 999, 1499, 5000');
    await userEvent.clear(steps);
    await userEvent.type(steps, '500, 250');
    await expect(steps).toHaveAccessibleDescription(/each above the one before/);
    await userEvent.clear(steps);
    await userEvent.type(steps, '500,1000,');
    await expect(steps).toHaveValue('500,1000,');
    await expect(steps).toHaveAccessibleDescription(
      'A phone offers 2 steps, the last up to ₹1000. The slider of wide screens goes to ₹1000 and more.',
    );
  },
);

Selling.test('S9.PRICE.02 steps below the dearest product are fitted to it', async ({ canvas, userEvent }) => {
  const steps = await canvas.findByRole('textbox', { name: 'Price steps of the filter' });
  await userEvent.clear(steps);
  await userEvent.type(steps, '100, 200');
  await userEvent.click(await canvas.findByRole('button', { name: 'Fit the steps to the catalogue' }));
  await waitFor(() => expect(canvas.queryByText(/above the last step/)).toBeNull());
  await expect(steps).not.toHaveValue('100, 200');
});

Selling.test('invoices are off; class, category and rate are chosen by name', async ({ canvas, userEvent }) => {
  const box = within(await canvas.findByRole('region', { name: 'Invoices with tax' }));
  await expect(box.getByRole('combobox', { name: 'Registered for GST' })).toHaveDisplayValue('No: the plain invoice');
  await expect(canvas.queryByRole('region', { name: 'Tables for the tax return' })).toBeNull();
  await userEvent.selectOptions(box.getByRole('combobox', { name: 'Registered for GST' }), 'Yes: tax invoices');
  await expect(box.getByRole('combobox', { name: 'Tax class of everything else' })).toHaveDisplayValue('Apparel');
  await userEvent.click(box.getByRole('button', { name: 'Add a category' }));
  const category = await box.findByRole('combobox', { name: 'Category' });
  await waitFor(() => expect(within(category).getAllByRole('option').length).toBeGreaterThan(1));
  const rates = within(box.getByRole('group', { name: 'Rates' }));
  await expect(rates.getAllByRole('spinbutton', { name: 'Rate' })[0]).toHaveValue(5);
  await userEvent.click(box.getByText('Footwear', { selector: 'summary' }));
  await expect(box.getByRole('combobox', { name: 'Counted in' })).toHaveDisplayValue('Pairs');
});

Selling.test(
  'J70 ways to pay have a box, which says what an account without a merchant code cannot do',
  async ({ canvas, userEvent }) => {
    const box = within(await canvas.findByRole('region', { name: 'Ways to pay' }));
    await expect(box.getByRole('textbox', { name: 'Merchant category code' })).toHaveAccessibleDescription(
      /at most ₹2,000/,
    );
    await userEvent.type(box.getByRole('textbox', { name: 'UPI address' }), 'kayal@bank');
    await expect(await canvas.findByText('You have changes that are not saved yet.')).toBeVisible();
  },
);

Selling.test('what is refused leads to its group of fields', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'GSTIN' }), '29ABCDE1234F1Z5');
  await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
  await userEvent.click(await canvas.findByRole('link', { name: /^Tax: / }));
  await expect(canvas.getByRole('textbox', { name: 'GSTIN' })).toHaveFocus();
});

Selling.test('J58 a number that no shop can have is not taken', async ({ canvas, userEvent }) => {
  const days = await canvas.findByRole('spinbutton', { name: 'Return within' });
  await userEvent.clear(days);
  await expect(days).toHaveAccessibleDescription(/Use 0 to 365 days/);
  await expect(canvas.queryByText('You have changes that are not saved yet.')).toBeNull();
});

export const Invoices = meta.story({
  render: renderScreen({ ...opened, path: '/settings?section=selling', scenario: 'invoicesOn' }),
  parameters: { states: ['Settings/selling'] },
});

Invoices.test('a month’s tables are files for the tax return', async ({ canvas, userEvent }) => {
  const box = within(await canvas.findByRole('region', { name: 'Tables for the tax return' }));
  const month = box.getByRole('combobox', { name: 'Month' });
  const [current = ''] = within(month)
    .getAllByRole('option')
    .map((option) => option.textContent);
  await expect(current).toBe(formatOrderDate(Date.now(), 'Asia/Kolkata').slice(0, 7));
  await userEvent.selectOptions(month, current);
  await expect(box.getByRole('link', { name: 'Documents issued' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/invoices/month/kayal\\?month=${current}&table=docs$`)),
  );
});

export const HomePage = meta.story({
  render: renderScreen({ ...opened, path: '/settings?section=home' }),
  parameters: { states: ['Settings/homePage'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Headline' })).toBeVisible();
  },
});

HomePage.test('J58 a picture of the hero is uploaded and shown, and taken back', async ({ canvas, userEvent }) => {
  const place = canvas.getByLabelText('Picture of the hero: drop it here, or choose it');
  await userEvent.upload(place, new File(['picture'], 'harbour.jpg', { type: 'image/jpeg' }));
  const picture = await canvas.findByRole('img', { name: 'Picture of the hero' });
  await expect(picture).toHaveAttribute('src', expect.stringContaining('/uploads/shop-0123456789abcdef.webp'));
  await userEvent.click(canvas.getByRole('button', { name: 'Show the drawn one instead: Picture of the hero' }));
  await waitFor(() => expect(canvas.queryByRole('img', { name: 'Picture of the hero' })).toBeNull());
});

HomePage.test(
  'J58 the carousel’s categories are chosen by name, each with a picture',
  async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('region', { name: 'Categories' }));
    const before = (await group.findAllByRole('combobox', { name: 'Category' })).length;
    const [first] = group.getAllByRole('button', { name: /^Remove/ });
    if (first === undefined) throw new Error('No category is shown.');
    await userEvent.click(first);
    await waitFor(() => expect(group.getAllByRole('combobox', { name: 'Category' })).toHaveLength(before - 1));
    await userEvent.click(group.getByRole('button', { name: 'Add a category' }));
    await waitFor(() => expect(group.getAllByRole('combobox', { name: 'Category' })).toHaveLength(before));
    await expect(group.getAllByLabelText(/^Picture of .+: drop it here/)).toHaveLength(before);
  },
);

HomePage.test(
  'J58 a tile leads to a page that is chosen by its name, or to a typed address',
  async ({ canvas, userEvent }) => {
    const [leadsTo] = await canvas.findAllByRole('combobox', { name: 'Leads to' });
    if (leadsTo === undefined) throw new Error('No tile is shown.');
    await userEvent.selectOptions(leadsTo, 'Another address');
    const address = await canvas.findByRole('textbox', { name: 'Address' });
    await userEvent.clear(address);
    await userEvent.type(address, 'https://kayal.example/sale');
    await userEvent.selectOptions(leadsTo, 'Contact');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Address' })).toBeNull());
    await expect(leadsTo).toHaveDisplayValue('Contact');
  },
);

HomePage.test('no focused control is below the save bar', async ({ canvas }) => {
  const bar = canvas.getByRole('button', { name: 'Save settings' }).closest('div');
  for (const button of await canvas.findAllByRole('button', { name: /^Move .+ (?:up|down)$/ })) {
    button.focus();
    const top = bar?.getBoundingClientRect().top ?? 0;
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(top));
  }
});

HomePage.test('adds and removes a tile', async ({ canvas, userEvent }) => {
  const before = canvas.getAllByRole('button', { name: /^Remove/ }).length;
  await userEvent.click(canvas.getByRole('button', { name: 'Add a tile' }));
  await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(before + 1));
});

export const Menus = meta.story({
  render: renderScreen({ ...opened, path: '/settings?section=menus' }),
  parameters: { states: ['Settings/menus'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Menu of the header' })).toBeVisible();
  },
});

Menus.test('a typed address has the whole width of its group', async ({ canvas, userEvent }) => {
  const [leadsTo] = canvas.getAllByRole('combobox', { name: 'Leads to' });
  if (leadsTo === undefined) throw new Error('The menu has no link.');
  await userEvent.selectOptions(leadsTo, 'Another address');
  const [words] = canvas.getAllByRole('textbox', { name: 'Words' });
  const [address] = await canvas.findAllByRole('textbox', { name: 'Address' });
  await expect(address?.clientWidth).toBeGreaterThan((words?.clientWidth ?? 0) * 1.5);
});

Menus.test('a list of long choices is not wider than its group on a narrow phone', async ({ canvas }) => {
  const [choice] = canvas.getAllByRole<HTMLSelectElement>('combobox', { name: 'Leads to' });
  const [group, main] = [choice?.closest('section'), choice?.closest('main')];
  if (!choice || !group || !main) throw new Error('The menu has no link.');
  main.style.inlineSize = '320px';
  choice.add(new Option('Rain jackets, shells and windcheaters for juniors'));
  await expect(choice.getBoundingClientRect().right).toBeLessThanOrEqual(group.getBoundingClientRect().right);
});

/** A menu of a department and another list, in a shop where nothing is on sale. */
export const MenusWithoutProducts = meta.story({
  render: renderScreen({
    ...opened,
    path: '/settings?section=menus',
    scenario: 'empty',
    prepare: (state) => {
      const navigation = [
        { label: 'Men', to: '/subcategoryproducts?c=627&n=Men' },
        { label: 'Jackets', to: '/products?c=5&n=Jackets' },
        { label: 'Contact', to: '/contact' },
      ];
      state.settings = { ...state.settings, settings: { ...state.settings.settings, navigation } };
    },
  }),
  parameters: { states: ['Settings/menus'] },
});

MenusWithoutProducts.test('J58 each link to a list without products says so', async ({ canvas }) => {
  await waitFor(() =>
    expect(
      canvas.getAllByRole('combobox', { name: 'Leads to' }).map((field) => {
        const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
        return ids.map((id) => document.getElementById(id)?.textContent).join('');
      }),
    ).toEqual([
      'Not shown now: nothing of it is on sale.',
      'Nothing of it is on sale now: shoppers find an empty list.',
      '',
    ]),
  );
});

export const HomeWithoutProducts = meta.story({
  render: renderScreen({ ...opened, path: '/settings?section=home', scenario: 'empty' }),
  parameters: { states: ['Settings/homePage'] },
});

HomeWithoutProducts.test(
  'J58 categories, tiles and shelves without products say that they are not shown',
  async ({ canvas }) => {
    const hint = 'Not shown now: nothing of it is on sale.';
    const countIn = async (name: string) =>
      within(await canvas.findByRole('region', { name })).queryAllByText(hint).length;
    await waitFor(async () =>
      expect([await countIn('Categories'), await countIn('Tiles'), await countIn('Shelves')]).toEqual([7, 4, 1]),
    );
  },
);

export const Look = meta.story({
  render: renderScreen({ ...opened, path: '/settings?section=look' }),
  parameters: { states: ['Settings/look'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Preview of the look' })).toBeVisible();
  },
});

Look.test('starts from the second brand, which has enough contrast', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Start from Monsoon' }));
  await expect(await canvas.findByText('You have changes that are not saved yet.')).toBeVisible();
  await expect(canvas.getByText('Every pair of colours is easy to read.')).toBeVisible();
});

Look.test(
  'J58 shows the chosen logo, refuses another kind of file, and takes the logo away',
  async ({ canvas, userEvent }) => {
    const drop = canvas.getByLabelText('Drop your logo here, or choose it');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1H0z"/></svg>';
    await userEvent.upload(drop, new File([svg], 'logo.svg', { type: 'image/svg+xml' }));
    await expect(await canvas.findByRole('img', { name: /^Logo of/ })).toBeVisible();
    await expect(canvas.getByText('You have changes that are not saved yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the name instead' }));
    await expect(canvas.queryByRole('img', { name: /^Logo of/ })).toBeNull();
    await userEvent.upload(drop, new File([''], 'empty.png', { type: 'image/png' }));
    await expect(await canvas.findByText('This file is empty.')).toBeVisible();
  },
);

export const Pages = meta.story({
  render: renderScreen({ ...opened, path: '/settings?section=pages' }),
  parameters: { states: ['Settings/pages'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Page' })).toBeVisible();
  },
});

Pages.test('J58 shows a page as shoppers will see it while it is written', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), '\n## Last words');
  const page = canvas.getByRole('region', { name: 'Preview: Text' });
  await expect(await within(page).findByRole('heading', { name: 'Last words' })).toBeVisible();
});

export const Mails = meta.story({
  render: renderScreen({ ...opened, path: '/settings?section=mails' }),
  parameters: { states: ['Settings/mails'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Mail' })).toBeVisible();
  },
});

Mails.test('shows a mail with its fields filled in', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
  await expect(await canvas.findByRole('figure', { name: 'Preview of the mail' })).toBeVisible();
});

export const History = meta.story({
  render: renderScreen({ ...opened, path: '/settings?section=history' }),
  globals: phone,
  parameters: { states: ['Settings/history'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Versions of the settings' })).toBeVisible();
  },
});

History.test('J58 a file that was refused can be chosen again', async ({ canvas, userEvent }) => {
  const field = await canvas.findByLabelText('Take settings from a file');
  const file = new File(['{}'], 'shop-settings.json', { type: 'application/json' });
  await userEvent.upload(field, file);
  await expect(await canvas.findByText('This is not a settings file of a shop.')).toBeVisible();
  // Only an empty field reports the same file.
  await expect(field).toHaveValue('');
});

History.test('J58 a restored version is listed at once', async ({ canvas, userEvent }) => {
  const rows = canvas.getAllByRole('row').length;
  await userEvent.click(canvas.getByRole('button', { name: 'Back to the first settings' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows + 1));
});

let isAnswered = Promise.withResolvers<void>();

export const TypedWhileSaving = meta.story({
  render: renderScreen({
    ...opened,
    through: (send) => {
      isAnswered = Promise.withResolvers();
      return async (input, init) => {
        const answer = await send(input, init);
        if (init?.method === 'PUT') await isAnswered.promise;
        return answer;
      };
    },
  }),
  globals: phone,
  parameters: { states: ['Settings/ready'] },
});

TypedWhileSaving.test(
  'J58 what is typed during a save stays, is unsaved and can be saved',
  async ({ canvas, userEvent }) => {
    const tagline = await canvas.findByRole('textbox', { name: 'Tagline' });
    await userEvent.type(tagline, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await userEvent.type(tagline, '?');
    isAnswered.resolve();
    await expectSeen(await canvas.findByText('Settings saved'));
    await userEvent.type(tagline, '!');
    await expect(tagline).toHaveFocus();
    await expect(canvas.getByText('You have changes that are not saved yet.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Tagline' })).toHaveValue('Made to move.!?!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await expect(await canvas.findByText('Everything is saved.')).toBeVisible();
    await expect(tagline).toHaveValue('Made to move.!?!');
  },
);

export const ChangedMeanwhile = meta.story({
  render: renderScreen({ ...opened, scenario: 'settingsChanged' }),
  globals: phone,
  parameters: { states: ['Settings/changedMeanwhile'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Tagline' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await expect(await canvas.findByText(/Somebody else changed this meanwhile/)).toBeVisible();
  },
});

ChangedMeanwhile.test('adds the changes to the typed values', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add these changes to mine' }));
  await waitFor(() => expect(canvas.queryByText(/Somebody else changed this meanwhile/)).toBeNull());
  await expect(canvas.getByRole('textbox', { name: 'Tagline' })).toHaveValue('Made to move.!');
});

ChangedMeanwhile.test('drops the typed values for the current version', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Drop mine and load the current version' }));
  await expect(await canvas.findByText('Everything is saved.')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Tagline' })).toHaveValue('Made to move.');
});

ChangedMeanwhile.test('asks before another page drops the typed values', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(canvas.getByRole('textbox', { name: 'Tagline' })).toHaveValue('Made to move.!');
});

HomePage.test('J58 what is typed while a picture is uploaded stays', async ({ canvas, userEvent, msw }) => {
  const answered = Promise.withResolvers<void>();
  msw.use(http.post('*', () => answered.promise));
  const [place] = canvas.getAllByLabelText(/^Picture of (?!the hero).*: drop it here/);
  await userEvent.upload(place ?? document.body, new File(['picture'], 'harbour.jpg', { type: 'image/jpeg' }));
  const before = canvas.getAllByRole('textbox', { name: 'Words of the link' }).length;
  await userEvent.click(canvas.getByRole('button', { name: 'Add a tile' }));
  await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Words of the link' })).toHaveLength(before + 1));
  await userEvent.type(
    canvas.getAllByRole('textbox', { name: 'Words of the link' })[before] ?? document.body,
    'See it',
  );
  await userEvent.click(canvas.getByRole('link', { name: 'Shop' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Tagline' }), '!');
  answered.resolve();
  await userEvent.click(canvas.getByRole('link', { name: 'Home page' }));
  const arrived = (image: HTMLElement) => image.getAttribute('src')?.includes('/uploads/shop-0123456789abcdef.webp');
  await waitFor(() => expect(canvas.getAllByRole('img').filter(arrived)).toHaveLength(1));
  await expect(canvas.getAllByRole('textbox', { name: 'Words of the link' })[before]).toHaveValue('See it');
  await userEvent.click(canvas.getByRole('link', { name: 'Shop' }));
  await expect(await canvas.findByRole('textbox', { name: 'Tagline' })).toHaveValue('Made to move.!');
});

HomePage.test('after a tile is removed by keyboard the next Tab goes on in its list', async ({ canvas, userEvent }) => {
  const removals = canvas.getAllByRole('button', { name: /^Remove/ });
  removals[removals.length - 1]?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(removals.length - 1));
  await expect(document.body).not.toHaveFocus();
});

export const OldAddresses = meta.story({
  render: renderScreen({ ...opened, path: '/settings?section=addresses' }),
  parameters: { states: ['Settings/addresses'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Files of redirects' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Asked for, and not found' })).toBeVisible();
  },
});

export const OldAddressesPhone = OldAddresses.extend({ globals: phone });

OldAddresses.test('an address that leads nowhere is sent somewhere by keyboard', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Send /blogs/news/monsoon somewhere' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('textbox', { name: 'Old address' })).toHaveValue('/blogs/news/monsoon');
  await expect(canvas.getByRole('textbox', { name: 'Leads to' })).toHaveFocus();
  await userEvent.keyboard('/searchpage?q=monsoon{Enter}');
  const rules = within(canvas.getByRole('table', { name: 'Rules' }));
  await expect(await rules.findByText('/searchpage?q=monsoon')).toBeVisible();
  const missed = within(canvas.getByRole('table', { name: 'Asked for, and not found' }));
  await waitFor(() => expect(missed.queryByText('/blogs/news/monsoon')).toBeNull());
  await userEvent.click(missed.getByRole('button', { name: 'Send /account/*/orders somewhere' }));
  await expect(canvas.getByRole('textbox', { name: 'Old address' })).toHaveValue('/account/*');
});

OldAddresses.test('a page of the shop and a circle are refused by name', async ({ canvas, userEvent }) => {
  const from = canvas.getByRole('textbox', { name: 'Old address' });
  const to = canvas.getByRole('textbox', { name: 'Leads to' });
  await userEvent.type(from, '/products');
  await userEvent.type(to, '/policy{Enter}');
  await expect(await canvas.findByText('This is a page of the shop itself.')).toBeVisible();
  await userEvent.clear(to);
  await userEvent.clear(from);
  await userEvent.type(from, '/faq');
  await userEvent.type(to, '/faq/{Enter}');
  await expect(await canvas.findByText('This would lead in a circle.')).toBeVisible();
});

OldAddresses.test('a file is uploaded, says what was left out, and is removed', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/One row leads in a circle\. 6 rows: each leads to another redirect/)).toBeVisible();
  const files = within(canvas.getByRole('table', { name: 'Files of redirects' }));
  const file = new File(['Redirect from,Redirect to\n'], 'more.csv', { type: 'text/csv' });
  await userEvent.upload(canvas.getByLabelText('Upload a file'), file);
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove more.csv' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove more.csv?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(files.queryByText('more.csv')).toBeNull());
});

export const OldAddressesNone = meta.story({
  render: renderScreen({ ...opened, path: '/settings?section=addresses', scenario: 'redirectsNone' }),
  globals: phone,
  parameters: { states: ['Settings/addresses'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Every address that was asked for leads somewhere.')).toBeVisible();
  },
});

export const OldAddressesFailed = meta.story({
  render: renderScreen({ ...opened, path: '/settings?section=addresses', scenario: 'redirectsDown' }),
  globals: phone,
  parameters: { states: ['Settings/addresses'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the old addresses')).toBeVisible();
  },
});

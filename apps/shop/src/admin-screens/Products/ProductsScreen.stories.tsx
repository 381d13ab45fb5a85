import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen, type ScreenOptions } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectWholeChoices } from '../../../storybook/testing/select-texts.test-support.ts';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Products', parameters: { layout: 'fullscreen' } });
const opened = { path: '/catalogue', as: 'admin' } as const;
const phone = { viewport: { value: 'phone' } } as const;

export const Ready = meta.story({
  tags: ['picture'],
  render: renderScreen(opened),
  parameters: { states: ['Products/ready'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Products' })).toBeVisible();
  },
});

Ready.test('lists every product with its price, stock and status', async ({ canvas }) => {
  const table = within(await canvas.findByRole('table', { name: 'Products' }));
  await expect(table.getAllByRole('rowheader').length).toBeGreaterThan(10);
  await expect(table.getAllByText('On sale').length).toBeGreaterThan(5);
  await expect(canvas.getByRole('link', { name: 'New product' })).toHaveAttribute('href', '/catalogue?open=new');
});

Ready.test('scrolls with the page under its head, not in a box of its own', async ({ canvas }) => {
  const head = (await canvas.findAllByRole('columnheader'))[0];
  globalThis.scrollTo({ top: 900, behavior: 'instant' });
  await expect(globalThis.scrollY).toBe(900);
  await expect(head?.getBoundingClientRect().top).toBe(0);
});

Ready.test('searches by a word, which is in the address', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox'), 'polo');
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  await expect(await canvas.findByRole('link', { name: 'Clear' })).toBeVisible();
});

export const Phone = Ready.extend({ globals: phone });

Phone.test('no choice of the filters is cut on a phone', async ({ canvas }) => {
  const filters = within(await canvas.findByRole('search'));
  for (const select of filters.getAllByRole('combobox')) await expectWholeChoices(select);
});

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Loading = meta.story({
  render: renderScreen({ ...opened, scenario: 'productsWaiting' }),
  globals: phone,
  parameters: { states: ['Products/loading'] },
});

export const Failed = meta.story({
  render: renderScreen({ ...opened, scenario: 'productsDown' }),
  globals: phone,
  parameters: { states: ['Products/failed'] },
});

Failed.test('shows the error and offers a retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'We could not load the products' })).toBeVisible();
});

export const Empty = meta.story({
  render: renderScreen({ ...opened, scenario: 'empty' }),
  globals: phone,
  parameters: { states: ['Products/empty'] },
});

Empty.test('links an owner without products to the import', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Import a file' })).toHaveAttribute('href', '/catalogue/import');
});

export const Editing = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Products/editing'] },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Products' }));
    const [first] = table.getAllByRole('link');
    await userEvent.click(first ?? document.body);
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible();
  },
});

Editing.test('saves another price', async ({ userEvent }) => {
  const drawer = within(screen.getByRole('dialog'));
  const mrp = drawer.getByRole('textbox', { name: 'MRP' });
  await userEvent.clear(mrp);
  await userEvent.type(mrp, '1234.50');
  await userEvent.clear(drawer.getByRole('textbox', { name: 'Offer price' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await expectSeen(await screen.findByText(/is saved$/));
  // The saved product replaces the form; the focus stays at its end.
  await waitFor(() => expect(drawer.getByRole('button', { name: 'Save' })).toHaveFocus());
});

Editing.test(
  'names a wrong HSN code also when its section is closed, and saves what the law wants',
  async ({ userEvent }) => {
    const drawer = within(screen.getByRole('dialog'));
    const section = drawer.getByRole('button', { name: 'Tax, origin and declarations' });
    await userEvent.click(section);
    await userEvent.type(await drawer.findByRole('textbox', { name: 'HSN code' }), '610');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Country of origin' }), 'in');
    await userEvent.click(section);
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await userEvent.click(await drawer.findByRole('link', { name: 'A HSN code has 4, 6 or 8 digits.' }));
    const hsn = drawer.getByRole('textbox', { name: 'HSN code' });
    await expect(hsn).toHaveFocus();
    await userEvent.type(hsn, '9');
    await expect(await drawer.findByRole('option', { name: 'Footwear' })).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await expectSeen(await screen.findByText(/is saved$/));
  },
);

export const Undeclared = meta.story({
  render: renderScreen({ ...opened, path: '/catalogue?state=undeclared', scenario: 'declaredGoods' }),
  parameters: { states: ['Products/ready'] },
});

Undeclared.test('lists what the law wants said and is missing, also as a file', async ({ canvas }) => {
  const table = within(await canvas.findByRole('table', { name: 'Products' }));
  await expect(table.getByRole('columnheader', { name: 'Missing' })).toBeVisible();
  await expect(table.queryByText('Monsoon Windbreaker')).toBeNull();
  await expect(table.getAllByText(/Generic name, Net quantity$/)[0]).toBeVisible();
  const file = canvas.getByRole('link', { name: 'Download CSV' });
  await expect(file.getAttribute('href')).toMatch(/\?state=undeclared$/);
});

Editing.test('names the errors and sends nothing', async ({ userEvent }) => {
  const drawer = within(screen.getByRole('dialog'));
  await userEvent.clear(drawer.getByRole('textbox', { name: 'Name' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await expect(await drawer.findByRole('link', { name: 'Give the product a name.' })).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Give the product a name.');
});

/** The first variant whose key has this name shows these units; others may have as many. */
const expectUnits = (drawer: ReturnType<typeof within>, name: string | RegExp, units: number): Promise<void> =>
  waitFor(async () => {
    const [key] = drawer.getAllByRole('button', { name });
    await expect(key?.parentElement).toHaveTextContent(new RegExp(`^${units} units in stock`));
  });

Editing.test('corrects the stock with a reason', async ({ userEvent }) => {
  const drawer = within(screen.getByRole('dialog'));
  await userEvent.click(drawer.getAllByRole('button', { name: /^Correct the stock of/ })[0] ?? document.body);
  const group = within(drawer.getByRole('group', { name: /^Stock of/ }));
  // The field has the focus, and what is typed replaces its units.
  await userEvent.keyboard('7{Tab}counted');
  await expect(group.getByRole('textbox', { name: 'Units now' })).toHaveValue('7');
  await userEvent.click(group.getByRole('button', { name: 'Set the stock' }));
  await waitFor(() => expect(drawer.queryByRole('group', { name: /^Stock of/ })).toBeNull());
  await expectUnits(drawer, /^Correct the stock of/, 7);
  await expect(drawer.getAllByRole('button', { name: /^Correct the stock of/ })[0]).toHaveFocus();
});

Editing.test('Enter corrects the stock, and what else is typed stays', async ({ userEvent }) => {
  const drawer = within(screen.getByRole('dialog'));
  const name = drawer.getByRole('textbox', { name: 'Name' });
  await userEvent.type(name, ' II');
  await userEvent.click(drawer.getAllByRole('button', { name: /^Correct the stock of/ })[0] ?? document.body);
  const group = within(drawer.getByRole('group', { name: /^Stock of/ }));
  await userEvent.clear(group.getByRole('textbox', { name: 'Units now' }));
  await userEvent.type(group.getByRole('textbox', { name: 'Units now' }), '8');
  await userEvent.type(group.getByRole('textbox', { name: 'Reason' }), 'counted{Enter}');
  await expectUnits(drawer, /^Correct the stock of/, 8);
  await expect(name).toHaveValue('Vembanad Run Tee II');
  await expect(screen.queryByText(/is saved$/)).toBeNull();
});

Editing.test('asks before typed values are dropped', async ({ userEvent }) => {
  const drawer = within(screen.getByRole('dialog'));
  await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), ' II');
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(drawer.getByRole('textbox', { name: 'Name' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Editing.test('its lists can be chosen, and its pictures are one press away', async ({ userEvent }) => {
  const drawer = within(screen.getByRole('dialog'));
  await expect(drawer.getByRole('link', { name: 'Pictures' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/imageupload\?category=\d+&item=\d+$/),
  );
  await userEvent.click(await drawer.findByRole('button', { name: /^Also in:/ }));
  const others = within(await drawer.findByRole('group', { name: 'Other lists with this product' }));
  const [first] = others.getAllByRole('checkbox', { checked: false });
  const label = first?.closest('label')?.textContent ?? '';
  await userEvent.click(first ?? document.body);
  await expectSeen(await drawer.findByRole('button', { name: new RegExp(`^Also in: .*${label}`) }));
});

export const Adding = meta.story({
  render: renderScreen({ ...opened, path: '/catalogue?open=new' }),
  globals: phone,
  parameters: { states: ['Products/adding'] },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'New product' })).toBeVisible();
  },
});

Adding.test('names all errors above the form, and leads from each to its field', async ({ userEvent }) => {
  const drawer = within(await screen.findByRole('dialog', { name: 'New product' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Add the product' }));
  const summary = await drawer.findByRole('alert');
  await expect(summary.parentElement).toHaveFocus();
  await userEvent.click(within(summary).getByRole('link', { name: 'Row 1: Enter the colour.' }));
  await expect(drawer.getByRole('textbox', { name: 'Colour' })).toHaveFocus();
  await userEvent.click(drawer.getByRole('button', { name: 'Add the product' }));
  await waitFor(() => expect(drawer.getByRole('alert').parentElement).toHaveFocus());
});

Adding.test('another size takes the focus, and gives it back when it is removed', async ({ userEvent }) => {
  const drawer = within(await screen.findByRole('dialog', { name: 'New product' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Add a size or colour' }));
  await waitFor(() => expect(drawer.getAllByRole('textbox', { name: 'Unique code' })[1]).toHaveFocus());
  await userEvent.click(drawer.getByRole('button', { name: 'Remove row 2' }));
  await waitFor(() => expect(drawer.getByRole('button', { name: 'Add a size or colour' })).toHaveFocus());
});

Adding.test('errors stay beside their own size when another one is removed', async ({ userEvent }) => {
  const drawer = within(await screen.findByRole('dialog', { name: 'New product' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Add a size or colour' }));
  const [first, second] = await drawer.findAllByRole('textbox', { name: 'Unique code' });
  if (first === undefined || second === undefined) throw new Error('There are two rows.');
  await userEvent.type(second, 'KY-1-M');
  await userEvent.click(drawer.getByRole('button', { name: 'Add the product' }));
  await waitFor(() => expect(first).toBeInvalid());
  await userEvent.click(drawer.getByRole('button', { name: 'Remove row 1' }));
  await expect(drawer.getByRole('textbox', { name: 'Unique code' })).toBeValid();
  await expect(drawer.getByRole('textbox', { name: 'Size' })).toBeInvalid();
});

Adding.test('another size has the colour of the one above it', async ({ userEvent }) => {
  const drawer = within(await screen.findByRole('dialog', { name: 'New product' }));
  await userEvent.type(await drawer.findByRole('textbox', { name: 'Colour' }), 'Coral');
  await userEvent.click(drawer.getByRole('button', { name: 'Add a size or colour' }));
  const colours = await drawer.findAllByRole('textbox', { name: 'Colour' });
  await expect(colours.map((field) => (field instanceof HTMLInputElement ? field.value : ''))).toEqual([
    'Coral',
    'Coral',
  ]);
});

let isAnswered = Promise.withResolvers<void>();

/** The answers to saves of products wait until {@link isAnswered}. */
const savesWait: NonNullable<ScreenOptions['through']> = (send) => {
  isAnswered = Promise.withResolvers();
  return async (input, init) => {
    const answer = await send(input, init);
    if (init?.method === 'PUT' || init?.method === 'POST') await isAnswered.promise;
    return answer;
  };
};

export const TypedWhileSaving = meta.story({
  render: renderScreen({ ...opened, path: '/catalogue?open=1001', through: savesWait }),
  parameters: { states: ['Products/editing'] },
});

TypedWhileSaving.test('what is typed during a save stays, is unsaved and can be saved', async ({ userEvent }) => {
  const drawer = within(await screen.findByRole('dialog'));
  const name = await drawer.findByRole('textbox', { name: 'Name' });
  await userEvent.type(name, ' II');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await userEvent.type(name, ' B');
  isAnswered.resolve();
  await expectSeen(await screen.findByText(/ II is saved$/));
  await userEvent.type(name, 'C');
  await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue('Vembanad Run Tee II BC');
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await expectSeen(await screen.findByText(/ II BC is saved$/));
});

TypedWhileSaving.test('units typed while their new size is saved wait for a reason', async ({ userEvent }) => {
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(await drawer.findByRole('button', { name: 'Add a size or colour' }));
  const lastOf = (name: string) => drawer.getAllByRole('textbox', { name }).at(-1) ?? document.body;
  await userEvent.type(lastOf('Unique code'), 'RUN-3XL');
  await userEvent.type(lastOf('Size'), '3XL');
  const units = drawer.getByRole('textbox', { name: 'Units in stock' });
  await userEvent.clear(units);
  await userEvent.type(units, '5');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await userEvent.clear(units);
  await userEvent.type(units, '8');
  isAnswered.resolve();
  const stock = within(await drawer.findByRole('group', { name: 'Stock of RUN-3XL' }));
  await expect(stock.getByRole('textbox', { name: 'Units now' })).toHaveValue('8');
  await waitFor(() => expect(stock.getByRole('textbox', { name: 'Units now' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.type(stock.getByRole('textbox', { name: 'Reason' }), 'Counted{Enter}');
  await expectUnits(drawer, 'Correct the stock of RUN-3XL', 8);
});

TypedWhileSaving.test('the caret stays in a new size while it is saved', async ({ userEvent }) => {
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(await drawer.findByRole('button', { name: 'Add a size or colour' }));
  const lastOf = (name: string) => drawer.getAllByRole('textbox', { name }).at(-1) ?? document.body;
  await userEvent.type(lastOf('Unique code'), 'RUN-4XL');
  await userEvent.type(lastOf('Size'), '4XL');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await userEvent.type(lastOf('Size'), ' tall');
  isAnswered.resolve();
  await expectSeen(await screen.findByText(/ is saved$/));
  await drawer.findByRole('button', { name: 'Correct the stock of RUN-4XL' });
  await expect(lastOf('Size')).toHaveFocus();
  await userEvent.keyboard('er');
  await expect(lastOf('Size')).toHaveValue('4XL taller');
});

export const TypedWhileAdding = meta.story({
  render: renderScreen({ ...opened, path: '/catalogue?open=new', through: savesWait }),
  parameters: { states: ['Products/adding'] },
});

TypedWhileAdding.test('what is typed while a product is added changes that product', async ({ userEvent }) => {
  const drawer = within(await screen.findByRole('dialog', { name: 'New product' }));
  const fields = { Name: 'Cap', MRP: '499', 'Unique code': 'KY-CAP', Colour: 'NAVY', Size: 'One' };
  for (const [name, text] of Object.entries(fields)) await userEvent.type(drawer.getByRole('textbox', { name }), text);
  const category = await drawer.findByRole('combobox', { name: 'Category' });
  await waitFor(() => expect(category.children.length).toBeGreaterThan(1));
  await userEvent.selectOptions(category, category.lastElementChild?.textContent ?? '');
  await userEvent.click(drawer.getByRole('button', { name: 'Add the product' }));
  await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), ' II');
  isAnswered.resolve();
  await expectSeen(await screen.findByText('Cap is saved'));
  await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue('Cap II');
  await userEvent.click(await drawer.findByRole('button', { name: 'Save' }));
  await expectSeen(await screen.findByText('Cap II is saved'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

// keeps the typed values
export const ChangedMeanwhile = meta.story({
  render: renderScreen({ ...opened, scenario: 'productChanged' }),
  parameters: { states: ['Products/changedMeanwhile'] },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Products' }));
    await userEvent.click(table.getAllByRole('link')[0] ?? document.body);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Description' }), 'Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText(/Somebody else changed this meanwhile/)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Mine');
  },
});

ChangedMeanwhile.test('adds the changes to the typed values', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add these changes to mine' }));
  await waitFor(() => expect(screen.queryByText(/Somebody else changed this meanwhile/)).toBeNull());
  await expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Mine');
});

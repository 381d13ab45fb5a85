import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/CatalogueImport', parameters: { layout: 'fullscreen' } });
const opened = { path: '/catalogue/import', as: 'admin' } as const;
const phone = { viewport: { value: 'phone' } } as const;

type User = {
  readonly upload: (element: HTMLElement, file: File) => Promise<void>;
  readonly click: (element: Element) => Promise<void>;
};

/** Chooses a file and uploads it. */
async function upload(canvasElement: HTMLElement, userEvent: User, name: string): Promise<void> {
  const page = within(canvasElement);
  const input = await page.findByLabelText(/Drop your file here/);
  await userEvent.upload(input, new File(['Style No;EAN\n1001;A'], name, { type: 'text/csv' }));
  await userEvent.click(page.getByRole('button', { name: 'Read the file' }));
}

/** Goes on to the result of the check. */
async function check(canvasElement: HTMLElement, userEvent: User, name: string): Promise<void> {
  await upload(canvasElement, userEvent, name);
  const page = within(canvasElement);
  await page.findByRole('table', { name: 'Columns of the file' });
  await userEvent.click(page.getByRole('button', { name: 'Check the file' }));
  await page.findByRole('region', { name: 'Result of the check' });
}

export const Ready = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['CatalogueImport/ready'] },
});

Ready.test('says which files and columns it takes', async ({ canvas }) => {
  await expect(await canvas.findByLabelText('Drop your file here, or choose it')).toHaveAttribute('type', 'file');
  await expect(canvas.getByText(/product_id, name, category/)).toBeVisible();
});

Ready.test('names the currency, and asks for a file that was forgotten', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/Prices are in ₹\./)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Read the file' }));
  await expect(await canvas.findByText('Choose a file first.')).toBeVisible();
});

Ready.test(
  'J58 an import that was ended says so, and the same file is tried again',
  async ({ canvasElement, canvas, userEvent }) => {
    await check(canvasElement, userEvent, 'ended.csv');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Make this new category' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Put it in the shop' }));
    const result = within(await canvas.findByRole('region', { name: 'The import did not finish' }));
    await expect(result.getByText(/The program that worked on it was ended/)).toBeVisible();
    await userEvent.click(result.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the file' }));
    await expect(await canvas.findByRole('region', { name: 'Result of the check' })).toBeVisible();
  },
);

export const Phone = Ready.extend({ globals: phone });
export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Loading = meta.story({
  render: renderScreen({ ...opened, path: '/catalogue/import?run=import_1', scenario: 'importsWaiting' }),
  globals: phone,
  parameters: { states: ['CatalogueImport/loading'] },
});

export const Failed = meta.story({
  render: renderScreen({ ...opened, path: '/catalogue/import?run=import_1', scenario: 'importsDown' }),
  globals: phone,
  parameters: { states: ['CatalogueImport/failed'] },
});

export const Unreadable = meta.story({
  render: renderScreen({ ...opened, scenario: 'importUnreadable' }),
  globals: phone,
  parameters: { states: ['CatalogueImport/unreadable'] },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await upload(canvasElement, userEvent, 'photo.csv');
    await expect(await canvas.findByText(/This file cannot be read/)).toBeVisible();
  },
});

export const UploadStopped = meta.story({
  render: renderScreen({ ...opened, scenario: 'importUploading' }),
  globals: phone,
  parameters: { states: ['CatalogueImport/uploadStopped'] },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await upload(canvasElement, userEvent, 'catalogue.csv');
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText(/You stopped the upload. The file was not saved/)).toBeVisible();
  },
});

UploadStopped.test('the file stays chosen and can be sent again', async ({ canvas }) => {
  await expect(canvas.getByText('catalogue.csv')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Read the file' })).toHaveFocus();
});

export const SessionEnded = meta.story({
  render: renderScreen({ ...opened, scenario: 'importSessionEnded' }),
  globals: phone,
  parameters: { states: ['CatalogueImport/sessionEnded'] },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await upload(canvasElement, userEvent, 'erp.csv');
    await expect(await canvas.findByRole('form', { name: 'Log in again' })).toBeVisible();
  },
});

SessionEnded.test('J51 the login is sent without the file', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log in and go on' }));
  await expect(await canvas.findByText('Please enter both email and password')).toBeVisible();
  await userEvent.type(canvas.getByLabelText(/^Password of/), 'wrong{Enter}');
  await expect(await canvas.findByText('Invalid email or password')).toBeVisible();
});

export const Columns = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['CatalogueImport/columns'] },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await upload(canvasElement, userEvent, 'erp.csv');
    await expect(await canvas.findByRole('table', { name: 'Columns of the file' })).toBeVisible();
  },
});

Columns.test('J58 a column is made of a piece of another, by keyboard alone', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Make a column of others' }).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a column of others' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Make it' }));
  await expect(await dialog.findByText('Choose a column first.')).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Column' }), 'Style');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Which piece' }), '2');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'It holds' }), 'description');
  dialog.getByRole('button', { name: 'Make it' }).focus();
  await userEvent.keyboard('{Enter}');
  const holds = await canvas.findByRole('combobox', { name: 'Style, piece 2 holds' });
  await expect(holds).toHaveValue('description');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Make a column of others' })).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: 'Remove the column Style, piece 2' }));
  await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'Style, piece 2 holds' })).toBeNull());
});

Columns.test('J58 values of a column get our names, which are suggested', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Make a column of others' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a column of others' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'How' }), 'translate');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Column' }), 'Shade');
  await userEvent.type(await dialog.findByLabelText('Schwarz'), 'BLACK');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'It holds' }), 'colour');
  await userEvent.click(dialog.getByRole('button', { name: 'Make it' }));
  await expect(await canvas.findByRole('combobox', { name: 'Shade in our words holds' })).toHaveValue('colour');
  await expect(canvas.getByRole('combobox', { name: 'Shade holds' })).toHaveValue('');
});

Columns.test('a column that is no field becomes an attribute', async ({ canvas, userEvent }) => {
  const buyer = () => canvas.getByRole('combobox', { name: 'Buyer holds' });
  await userEvent.selectOptions(buyer(), 'Make an attribute of it');
  await waitFor(() => expect(buyer()).toHaveDisplayValue('Buyer (attribute)'));
});

export const ColumnsOfWorkbook = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['CatalogueImport/columns'] },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await upload(canvasElement, userEvent, 'catalogue.xlsx');
    await expect(await canvas.findByText('catalogue.xlsx: XLSX, sheet “Price list”, headings in row 3')).toBeVisible();
  },
});

ColumnsOfWorkbook.test('another sheet and another row can be read', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sheet to read' }), 'Notes');
  await expect(await canvas.findByRole('combobox', { name: 'To do holds' })).toBeVisible();
  const row = canvas.getByRole('textbox', { name: 'Row of the headings' });
  await userEvent.clear(row);
  await userEvent.type(row, '4');
  await userEvent.click(canvas.getByRole('button', { name: 'Read from this row' }));
  await expect(await canvas.findByText('catalogue.xlsx: XLSX, sheet “Notes”, headings in row 4')).toBeVisible();
});

export const ColumnsOfAnExport = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['CatalogueImport/columnsOfAnExport'] },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await upload(canvasElement, userEvent, 'shopify-products.csv');
    await expect(await canvas.findByText(/^A Shopify export\./)).toBeVisible();
  },
});

export const ColumnsOfAnExportPhone = ColumnsOfAnExport.extend({ globals: phone });
export const ColumnsOfAnExportTablet = ColumnsOfAnExport.extend({ globals: { viewport: { value: 'tablet' } } });

ColumnsOfAnExport.test('J58 shows what each column becomes, and lets it be changed', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('combobox', { name: 'Size (from the options) holds' })).toHaveValue('size');
  await expect(canvas.getByText('S · M · One size')).toBeVisible();
  const vendor = canvas.getByRole('combobox', { name: 'Vendor holds' });
  await userEvent.selectOptions(vendor, 'sub_category');
  await expect(canvas.getByRole('combobox', { name: 'Tags holds' })).toHaveValue('');
});

ColumnsOfAnExport.test('J58 can be read as a plain table, or as another system', async ({ canvas, userEvent }) => {
  const readAs = () => canvas.getByRole('combobox', { name: 'Read it as' });
  await expect(readAs()).toHaveValue('shopify');
  await userEvent.selectOptions(readAs(), 'A plain table');
  await expect(await canvas.findByRole('combobox', { name: 'Closing stock holds' })).toBeVisible();
  await expect(canvas.queryByText(/^A Shopify export\./)).toBeNull();
  await userEvent.selectOptions(readAs(), 'A Magento or Adobe Commerce export');
  await expect(await canvas.findByText(/^A Magento or Adobe Commerce export\./)).toBeVisible();
});

export const CheckedExport = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['CatalogueImport/checked'] },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await check(canvasElement, userEvent, 'shopify-products.csv');
    await expect(await canvas.findByText(/^1240 pictures are fetched after the import/)).toBeVisible();
  },
});

CheckedExport.test('J58 says what is left out and why', async ({ canvas }) => {
  await expect(canvas.getByText('Left out, products that are not on sale there: 2 rows (21, 22).')).toBeVisible();
  await expect(canvas.getByText('Columns that are not taken over: Vendor.')).toBeVisible();
});

export const ColumnsNotRead = meta.story({
  render: renderScreen({ ...opened, scenario: 'importNotPlaced' }),
  globals: phone,
  parameters: { states: ['CatalogueImport/columns'] },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await upload(canvasElement, userEvent, 'catalogue.xlsx');
    await userEvent.click(await canvas.findByRole('button', { name: 'Read from this row' }));
    await expect(await canvas.findByText(/This file cannot be read/)).toBeVisible();
  },
});

Columns.test('guesses the columns and lets each be chosen', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('combobox', { name: 'EAN holds' })).toHaveValue('unique_code');
  const stock = canvas.getByRole('combobox', { name: 'Closing stock holds' });
  await userEvent.selectOptions(stock, 'units');
  await expect(stock).toHaveValue('units');
});

Columns.test('J58 a check names the fields that no column holds', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'EAN holds' }), 'Not used');
  await userEvent.click(canvas.getByRole('button', { name: 'Check the file' }));
  await expect(await canvas.findByText(/^No column holds this yet: Unique code \(SKU\)\./)).toBeVisible();
});

Columns.test('takes a saved mapping', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Use a saved mapping' }), 'Office');
  await expect(canvas.getByRole('combobox', { name: 'Price (Rs) holds' })).toHaveValue('');
});

Columns.test(
  'takes a file for a season of its own as its whole catalogue, unless the owner chose otherwise',
  async ({ canvas, userEvent }) => {
    const whole = canvas.getByRole('radio', { name: 'Whole catalogue' });
    const season = canvas.getByLabelText(/^Season/);
    await userEvent.type(season, '2026-27');
    await expect(whole).toBeChecked();
    await userEvent.clear(season);
    await expect(canvas.getByRole('radio', { name: 'Changes only' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Stock only' }));
    await userEvent.type(season, '2026-27');
    await expect(canvas.getByRole('radio', { name: 'Stock only' })).toBeChecked();
  },
);

export const Checked = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['CatalogueImport/checked'] },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await check(canvasElement, userEvent, 'erp.csv');
    await expect(await canvas.findByRole('table', { name: 'Products in this import' })).toBeVisible();
  },
});

Checked.test('J58 shows the first products as shoppers would see them', async ({ canvas }) => {
  const cards = within(await canvas.findByRole('region', { name: 'The first products, as shoppers would see them' }));
  await expect(cards.getByText('Vembanad Tee')).toBeVisible();
  await expect(cards.getByText('₹899')).toBeVisible();
  await expect(cards.getByText('Colours: Navy, Coral')).toBeVisible();
});

Checked.test(
  'shows each change before and after, and waits for new categories to be confirmed',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('₹949')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Put it in the shop' }));
    await expect(await canvas.findByText('Confirm the new categories first.')).toBeVisible();
  },
);

export const Refused = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['CatalogueImport/refused'] },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await check(canvasElement, userEvent, 'broken.csv');
    await expect(await canvas.findByRole('table', { name: 'Cells that cannot be used' })).toBeVisible();
  },
});

Refused.test('shows row, column, value and remedy, and links to all errors as a file', async ({ canvas }) => {
  await expect(canvas.getByText('Units cannot be below zero.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Download all errors as CSV' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Put it in the shop' })).toBeNull();
});

Refused.test('J58 a wrong column can be changed without another upload', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'Upload the corrected file' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Change the columns' }));
  await expect(await canvas.findByRole('table', { name: 'Columns of the file' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Check the file' })).toBeVisible();
});

export const Applied = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['CatalogueImport/applied'] },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await check(canvasElement, userEvent, 'erp.csv');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Make this new category' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Put it in the shop' }));
    await expect(await canvas.findByRole('heading', { name: 'It is in the shop' })).toBeVisible();
  },
});

Applied.test('after the last press the next Tab goes on at the result', async ({ canvas, userEvent }) => {
  await waitFor(() =>
    expect(document.activeElement).toContainElement(canvas.getByRole('link', { name: 'See the products' })),
  );
  await expect(document.body).not.toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'See the products' })).toHaveFocus();
});

Applied.test('J58 leads on to the pictures of the new products', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Add their pictures' })).toHaveAttribute('href', '/catalogue/pictures');
});

Applied.test('can be undone after a confirmation', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Undo this import' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }));
  await expect(await canvas.findByRole('heading', { name: 'The import was undone' })).toBeVisible();
  await expect(canvas.getByText(/3 were sold since/)).toBeVisible();
});

Ready.test('a file that arrives after its page was left leaves the next page open', async (story) => {
  const { canvasElement, canvas, userEvent, msw } = story;
  const answered = Promise.withResolvers<void>();
  msw.use(http.post('*', () => answered.promise));
  await upload(canvasElement, userEvent, 'erp.csv');
  await userEvent.click(canvas.getByRole('link', { name: 'History' }));
  await canvas.findByRole('heading', { name: 'History', level: 1 });
  answered.resolve();
  await expect(await screen.findByText('erp.csv has arrived.')).toBeInTheDocument();
  await expect(canvas.getByRole('heading', { name: 'History', level: 1 })).toBeVisible();
});

Checked.test('the next page of changes takes the focus of its button', async ({ canvas, userEvent, msw }) => {
  const row = { kind: 'new', productId: 7, ownId: null, name: 'Tee', fields: [] };
  msw.use(
    http.get('*/catalogue/import/changes/*', () => HttpResponse.json([row], { headers: { 'x-total-count': '60' } })),
  );
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'New');
  const next = await canvas.findByRole('button', { name: 'Next' });
  next.focus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByText('60 products, page 2')).toBeVisible();
  await expect(document.body).not.toHaveFocus();
});

import { logIn } from './support/accounts.ts';
import { startOwnServer } from './support/own-server.ts';
import { expect, listenTo, test } from './support/quiet-page.ts';
import { addButton, chooseSizeInStock, openFirstProduct, placeButton } from './support/shopping.ts';
import { columnSums, documentTotal, downloaded } from './support/tax-papers.ts';

const shopPort = 3238;
/** Headings that no field of the shop has, so that each can become an attribute. */
const headings = 'Fabric,Fit,Sleeve,Neck,Pattern,Occasion,Care,Lining,Pockets,Closure,Hem,Made by hand'.split(',');
/** Below the price step of apparel. */
const shirt = {
  name: 'Marari Sand Shirt',
  price: 999,
  says: 'Himroo,Relaxed,Short,Camp collar,Solid,Beach,Cold wash,None,One on the chest,Coconut buttons,Straight,Seams',
};
/** Above that step. */
const jacket = {
  name: 'Anjuna Rain Jacket',
  price: 3499,
  says: 'Tyvek,Regular,Long,Hooded,Blocks,Monsoon,Wipe clean,Mesh,Two with zips,Two-way zip,Drawcord,Nothing',
};
const file = [
  `product_id,name,category,mrp,colour,size,unique_code,units,hsn,${headings.join(',')}`,
  `L-1,${shirt.name},Lawful,${shirt.price},Sand,M,L-1-M,9,6205,${shirt.says}`,
  `L-2,${jacket.name},Lawful,${jacket.price},Teal,M,L-2-M,4,6201,${jacket.says}`,
].join('\r\n');

test('J46 twelve attributes of a file, a numbered invoice, its credit note and the sums of the month', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await startOwnServer(shopPort);
  const { origin: baseURL } = server;
  const desk = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
  const shopper = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  const lines = [listenTo(desk), listenTo(shopper)];
  try {
    await logIn(desk, 'admin@kayal.example');
    await logIn(shopper, 'asha@kayal.example');

    await test.step('the owner makes attributes of twelve columns, and imports the file', async () => {
      await desk.goto('/catalogue/import');
      await expect(desk.getByRole('button', { name: 'Read the file' })).toHaveAttribute('type', 'submit');
      const chosen = { name: 'lawful.csv', mimeType: 'text/csv', buffer: Buffer.from(file) };
      await desk.getByLabel('Drop your file here, or choose it').setInputFiles(chosen);
      await desk.getByRole('button', { name: 'Read the file' }).click();
      for (const heading of headings) {
        const holds = desk.getByLabel(`${heading} holds`, { exact: true });
        await holds.selectOption({ label: 'Make an attribute of it' });
        await expect(holds.locator('option:checked')).toHaveText(`${heading} (attribute)`);
      }
      await desk.getByRole('button', { name: 'Check the file' }).click();
      await desk.getByRole('checkbox', { name: /new categor/ }).click();
      await desk.getByRole('button', { name: 'Put it in the shop' }).click();
      await expect(desk.getByRole('heading', { name: 'It is in the shop' })).toBeVisible();
    });

    await test.step('she issues numbered invoices and takes returns from now on', async () => {
      await desk.goto('/settings?section=selling');
      const tax = desk.getByRole('region', { name: 'Tax', exact: true });
      await tax.getByLabel('GSTIN').fill('32AAPFU0939F1Z4');
      await tax.getByLabel('HSN code').fill('6109');
      await desk.getByRole('combobox', { name: 'Registered for GST' }).selectOption('Yes: tax invoices');
      await desk.getByLabel('Shoppers ask for returns and exchanges on the page of their order').check();
      await desk.getByRole('button', { name: 'Save settings' }).click();
      await expect(desk.getByText('Everything is saved.')).toBeVisible();
    });

    const entryNo = await test.step('a shopper reads all twelve and orders', async () => {
      for (const { name, says } of [jacket, shirt]) {
        const values = says.split(',');
        expect(await openFirstProduct(shopper, `/searchpage?q=${values[0]}`)).toBe(name);
        const facts = await shopper.getByRole('definition').allTextContents();
        expect(facts.slice(0, values.length)).toEqual(values);
        await chooseSizeInStock(shopper);
        await addButton(shopper).click();
        await expect(shopper.getByText('Item added to cart successfully!')).toBeVisible();
      }
      await shopper.goto('/cart');
      const bag = shopper.getByRole('list', { name: 'Items in your bag' });
      const ordered = bag.getByRole('listitem').filter({ hasText: shirt.name });
      await ordered.getByRole('button', { name: /^Increase/ }).click();
      await placeButton(shopper).click();
      const dialog = shopper.getByRole('dialog', { name: 'Your Order is Placed!' });
      await expect(dialog).toBeVisible();
      return /KY[0-9A-Z]+/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
    });

    const invoiced = await test.step('it is sent, and she downloads its numbered invoice', async () => {
      await desk.goto('/dashboard?status=to-pack');
      await desk.getByRole('row').filter({ hasText: entryNo }).getByRole('checkbox').check();
      const bar = desk.getByRole('region', { name: 'Chosen orders' });
      await bar.getByRole('button', { name: 'Pack', exact: true }).click();
      await expect(desk.getByText(`Order ${entryNo} is packed.`)).toBeVisible();
      await desk.goto(`/dashboard?order=${entryNo}`);
      const parcels = desk.getByRole('region', { name: 'Parcels' });
      await parcels.getByRole('button', { name: 'Ship…' }).click();
      const number = desk.getByRole('dialog', { name: 'Ship parcel 1' }).getByLabel(/Tracking number/);
      await number.fill('1490812345678');
      await number.press('Enter');
      await parcels.getByRole('button', { name: 'Delivered', exact: true }).click();
      await expect(desk.getByText('Parcel 1 is delivered.')).toBeVisible();
      return documentTotal(shopper, entryNo, 'Total amount');
    });
    expect(invoiced).toBe(2 * shirt.price + jacket.price);

    const credited = await test.step('one shirt comes back and is refunded, with a credit note', async () => {
      await shopper.getByRole('link', { name: 'Return or exchange' }).click();
      const piece = shopper.getByRole('listitem').filter({ hasText: shirt.name });
      await piece.getByRole('button', { name: 'Increase' }).click();
      await shopper.getByRole('combobox', { name: 'Reason' }).selectOption('Too small');
      await shopper.getByRole('button', { name: 'Ask for the return' }).click();
      await expect(shopper.getByRole('heading', { name: /^We have your request/ })).toBeFocused();
      await desk.goto('/returns');
      const asked = desk.getByRole('table').getByRole('link', { name: /^R[0-9A-Z]{10}$/ });
      await asked.first().click();
      const drawer = desk.getByRole('dialog', { name: /^Return R/ });
      for (const act of ['Approve', 'Received', 'Examine…']) await drawer.getByRole('button', { name: act }).click();
      const found = desk.getByRole('dialog', { name: 'What came back?' });
      await found.getByRole('radio', { name: 'Sellable' }).check();
      await found.getByRole('button', { name: 'Save' }).click();
      await drawer.getByRole('button', { name: 'Refund…' }).click();
      const refund = desk.getByRole('alertdialog', { name: 'Refund' });
      await refund.getByLabel('Reference').fill('632418750912');
      await refund.getByRole('button', { name: 'It is refunded' }).click();
      await expect(drawer.locator('[data-tone]').getByText('Refunded')).toBeVisible();
      return documentTotal(shopper, entryNo, 'Total credited');
    });
    expect(credited).toBe(shirt.price);

    await test.step('the tables of the month come to the invoice less the credit note', async () => {
      await desk.goto('/settings?section=selling');
      const tables = desk.getByRole('region', { name: 'Tables for the tax return' });
      await tables.getByRole('combobox', { name: 'Month' }).selectOption({ index: 0 });
      const sumsOf = async (name: string, ...columns: readonly string[]) =>
        columnSums(await downloaded(desk, tables.getByRole('link', { name })), columns);
      const taxes = ['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount'];
      const [total, taxable = 0, ...tax] = await sumsOf('HSN (b2c)', 'Total Value', 'Taxable Value', ...taxes);
      expect(total).toBe(invoiced - credited);
      expect(tax.reduce((sum, amount) => sum + amount, taxable)).toBeCloseTo(invoiced - credited, 5);
      expect(await sumsOf('Other sales (b2cs)', 'Taxable Value')).toEqual([taxable]);
      expect(await sumsOf('Documents issued', 'Total Number')).toEqual([2]);
    });
    expect(lines.flat()).toEqual([]);
  } finally {
    await server.stop();
    await desk.close();
    await shopper.close();
  }
});

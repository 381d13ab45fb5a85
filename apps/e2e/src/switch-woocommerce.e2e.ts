import { keepGuidePicture } from './support/guide-pictures.ts';
import { startOwnServer } from './support/own-server.ts';
import { expect, listenTo, test } from './support/quiet-page.ts';
import { products } from './support/switch/old-goods.ts';
import { startOldPictures } from './support/switch/old-pictures.ts';
import { Owner } from './support/switch/owner.ts';
import {
  bringOver,
  fetchPictures,
  findPastOrders,
  importProducts,
  makeShop,
  seeColours,
  sendOldAddresses,
  uploadProducts,
} from './support/switch/steps.ts';
import {
  woocommerceCustomers,
  woocommerceOrders,
  woocommerceProducts,
  woocommerceRedirects,
} from './support/switch/woocommerce-files.ts';

const shopPort = 3241;

test('J58 an owner brings a shop of 500 products over from WooCommerce, with colours in her own words', async ({
  browser,
}) => {
  const pictures = await startOldPictures(products);
  const server = await startOwnServer(shopPort, { DEMO: 'off', PICTURE_PRIVATE_TARGETS: 'on' });
  const desk = await browser.newPage({ baseURL: server.origin, viewport: { width: 1440, height: 900 } });
  const visitor = await browser.newPage({ baseURL: server.origin, viewport: { width: 390, height: 844 } });
  const lines = [listenTo(desk), listenTo(visitor)];
  const owner = new Owner(desk);
  try {
    await test.step('she makes her account and names the shop', () => makeShop(owner, server, 'Jetty Wear'));

    await test.step('she imports the export as it is, and gives a colour another name', async () => {
      await uploadProducts(owner, woocommerceProducts(pictures));
      await expect(desk.getByText(/^A WooCommerce export\. Each variant becomes a row/)).toBeVisible();
      const before = 'Colour (from the options)';
      await owner.press(owner.button('Make a column of others'));
      const dialog = desk.getByRole('dialog', { name: 'Make a column of others' });
      await owner.choose(dialog.getByLabel('How'), 'Other names for values, such as Black for Schwarz');
      await owner.choose(dialog.getByLabel('Column', { exact: true }), before);
      await owner.fill(dialog.getByLabel('Lagoon', { exact: true }), 'Navy');
      await owner.choose(dialog.getByLabel('It holds'), 'Colour');
      await keepGuidePicture(desk, '11-names');
      await owner.press(dialog.getByRole('button', { name: 'Make it' }));
      await expect(desk.getByLabel(`${before} in our words holds`)).toHaveValue('colour');
      await importProducts(owner, async () => {
        const result = desk.getByRole('region', { name: 'Result of the check' });
        await expect(result).toContainText(`${pictures.count(products)} pictures are fetched after the import`);
        const card = result.getByRole('listitem').filter({ hasText: 'Aluva Classic Tee' });
        await expect(card).toContainText('Colours: Coral, Navy');
      });
    });

    await test.step('while the pictures are fetched she brings customers and past orders over', async () => {
      await owner.open('/settings?section=people');
      await bringOver(owner, woocommerceCustomers(), '60 new accounts, 60 addresses');
      await bringOver(owner, woocommerceOrders(), '120 past orders');
    });

    await test.step('old addresses lead to their new ones', async () => {
      await sendOldAddresses(owner, woocommerceRedirects(), '/product/:name');
    });

    await test.step('pictures behind a login are named, and come when they are tried again', async () => {
      await fetchPictures(owner, pictures, pictures.count(products));
    });

    await test.step('it is ten minutes of work', () => {
      expect(owner.minutes).toBeLessThanOrEqual(10);
    });

    await test.step('a visitor is led from an old address to the product with its colours', async () => {
      const [first] = products;
      const answer = await visitor.request.get(`/shop/${first?.slug}/?utm_source=mail`, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      await visitor.goto(`/shop/${first?.slug}/?utm_source=mail`);
      if (first !== undefined) await seeColours(visitor, first, ['red', 'blue']);
      await expect(visitor).toHaveURL(/utm_source=mail/);
    });

    await test.step('a customer logs in by code and finds her past orders', async () => {
      await findPastOrders(visitor);
    });

    await test.step('they are in no list, sum or stock of the shop', async () => {
      const list = await (await desk.request.get('/api/onlineorder/allorder/list/kayal')).json();
      expect(list).toMatchObject({ orders: [], total: 0, sums: { orders: 0, income: 0 } });
    });
    expect(lines.flat()).toEqual([]);
  } finally {
    await server.stop();
    await pictures.close();
    await desk.close();
    await visitor.close();
  }
});

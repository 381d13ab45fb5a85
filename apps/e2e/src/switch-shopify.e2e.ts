import { keepGuidePicture } from './support/guide-pictures.ts';
import { startOwnServer } from './support/own-server.ts';
import { expect, listenTo, test } from './support/quiet-page.ts';
import { products } from './support/switch/old-goods.ts';
import { startOldPictures } from './support/switch/old-pictures.ts';
import { Owner } from './support/switch/owner.ts';
import {
  onSale,
  shopifyCustomers,
  shopifyOrders,
  shopifyProducts,
  shopifyRedirects,
} from './support/switch/shopify-files.ts';
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

const shopPort = 3240;

test('J58 an owner brings a shop of 500 products over from Shopify, with customers, orders and old addresses', async ({
  browser,
}) => {
  const pictures = await startOldPictures(products);
  const server = await startOwnServer(shopPort, { DEMO: 'off', PICTURE_PRIVATE_TARGETS: 'on' });
  const desk = await browser.newPage({ baseURL: server.origin, viewport: { width: 1440, height: 900 } });
  const visitor = await browser.newPage({ baseURL: server.origin, viewport: { width: 390, height: 844 } });
  const lines = [listenTo(desk), listenTo(visitor)];
  const owner = new Owner(desk);
  try {
    await test.step('she makes her account and names the shop', () => makeShop(owner, server, 'Harbour Wear'));

    await test.step('she imports the export as it is, and makes an attribute of one column', async () => {
      await uploadProducts(owner, shopifyProducts(pictures));
      await expect(desk.getByText(/^A Shopify export\. Each variant becomes a row/)).toBeVisible();
      await owner.choose(desk.getByLabel('Vendor holds'), 'Make an attribute of it');
      await expect(desk.getByLabel('Vendor holds').locator('option:checked')).toHaveText('Vendor (attribute)');
      await keepGuidePicture(desk, '01-columns');
      await importProducts(owner, async () => {
        const result = desk.getByRole('region', { name: 'Result of the check' });
        await expect(result).toContainText(`${pictures.count(onSale)} pictures are fetched after the import`);
        await expect(result).toContainText('Left out, products that are not on sale there: 5 rows');
        const card = result.getByRole('listitem').filter({ hasText: 'Aluva Classic Tee' });
        await expect(card).toContainText('Colours: Coral, Lagoon');
        await keepGuidePicture(desk, '02-check');
        await keepGuidePicture(desk, '03-sample', card);
      });
    });

    await test.step('while the pictures are fetched she brings customers and past orders over', async () => {
      await owner.open('/settings?section=people');
      await bringOver(owner, shopifyCustomers(), '60 new accounts, 60 addresses', '04-customers');
      await bringOver(owner, shopifyOrders(), '120 past orders', '05-orders');
    });

    await test.step('old addresses lead to their new ones', async () => {
      await sendOldAddresses(owner, shopifyRedirects(), '/products/:handle');
    });

    await test.step('pictures behind a login are named, and come when they are tried again', async () => {
      await fetchPictures(owner, pictures, pictures.count(onSale));
    });

    await test.step('it is ten minutes of work', () => {
      expect(owner.minutes).toBeLessThanOrEqual(10);
    });

    await test.step('a visitor is led from an old address to the product with its colours', async () => {
      const [first] = onSale;
      const answer = await visitor.request.get(`/products/${first?.slug}-2019?utm_source=mail`, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      await visitor.goto(`/products/${first?.slug}-2019?utm_source=mail`);
      if (first !== undefined) await seeColours(visitor, first, ['red', 'blue']);
      await expect(visitor).toHaveURL(/utm_source=mail/);
      await keepGuidePicture(visitor, '07-product');
    });

    await test.step('a customer logs in by code and finds her past orders', async () => {
      await findPastOrders(visitor);
      await keepGuidePicture(visitor, '08-past-orders');
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

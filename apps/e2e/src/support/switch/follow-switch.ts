import { test, type Browser } from '@playwright/test';
import { keepGuidePicture } from '../guide-pictures.ts';
import { startOwnServer } from '../own-server.ts';
import type { ChosenFile } from '../picture-files.ts';
import { expect, listenTo } from '../quiet-page.ts';
import { products, type OldProduct } from './old-goods.ts';
import { startOldPictures, type OldPictures } from './old-pictures.ts';
import { Owner } from './owner.ts';
import { bringOver, fetchPictures, findPastOrders, makeShop, seeColours, sendOldAddresses } from './steps.ts';

/** What is different from one shop system to the next. */
interface Switch {
  /** Of the new shop. */
  readonly port: number;
  /** Products that come over. */
  readonly onSale: readonly OldProduct[];
  /** Brings the products over, from the page that imports a file. */
  readonly importGoods: (owner: Owner, pictures: OldPictures) => Promise<void>;
  readonly customers: ChosenFile;
  readonly orders: ChosenFile;
  readonly redirects: ChosenFile;
  /** The rule for addresses of products. */
  readonly shape: string;
  /** An address of the file of redirects that leads to such an address. */
  readonly formerPath: (product: OldProduct) => string;
}

/** Follows an owner from an empty shop to an open one with all that she had before, and then shoppers in it. */
export async function followSwitch(browser: Browser, way: Switch): Promise<void> {
  const pictures = await startOldPictures(products);
  const server = await startOwnServer(way.port, { DEMO: 'off', PICTURE_PRIVATE_TARGETS: 'on' });
  const desk = await browser.newPage({ baseURL: server.origin, viewport: { width: 1440, height: 900 } });
  const visitor = await browser.newPage({ baseURL: server.origin, viewport: { width: 390, height: 844 } });
  const lines = [listenTo(desk), listenTo(visitor)];
  const owner = new Owner(desk);
  try {
    await test.step('she makes her account and names the shop', () => makeShop(owner, server, 'Harbour Wear'));
    await test.step('she imports her products', () => way.importGoods(owner, pictures));
    await test.step('while the pictures are fetched she brings customers and past orders over', async () => {
      await owner.open('/settings?section=people');
      await bringOver(owner, way.customers, '60 new accounts, 60 addresses', 'customers');
      await bringOver(owner, way.orders, '120 past orders', 'orders');
    });
    await test.step('she sends old addresses on', () => sendOldAddresses(owner, way.redirects, way.shape));
    await test.step('pictures behind a login are named, and come when she tries them again', async () => {
      await fetchPictures(owner, pictures, pictures.count(way.onSale));
    });
    expect(owner.minutes).toBeLessThanOrEqual(10);

    await test.step('a visitor is led from an old address to the product with its colours', async () => {
      const [product] = way.onSale;
      if (product === undefined) throw new Error('Nothing is on sale.');
      const address = `${way.formerPath(product)}?utm_source=mail`;
      expect((await visitor.request.get(address, { maxRedirects: 0 })).status()).toBe(301);
      await visitor.goto(address);
      await expect(visitor).toHaveURL(/\/fullimage\?.*utm_source=mail/);
      await seeColours(visitor, product, ['red', 'blue']);
      await keepGuidePicture(visitor, 'product', visitor.getByRole('heading', { level: 1 }));
    });
    await test.step('a customer logs in by code and finds her past orders', async () => {
      await findPastOrders(visitor);
      await keepGuidePicture(visitor, 'past-orders');
    });
    await test.step('they are in no list and no sum of the shop', async () => {
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
}

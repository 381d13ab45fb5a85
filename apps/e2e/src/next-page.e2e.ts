import { expect, test } from './support/quiet-page.ts';

/** Max bytes of data that a next page receives, as sent, headers included. */
const dataLimit = 5000;

test('S9.UI.03 the data of a list and of a product opened from another page stay within their limit', async ({
  page,
}) => {
  // The last call that a visitor's home makes by itself.
  const lastCall = page.waitForResponse(/\/user\/session\//);
  await page.goto('/');
  await (await lastCall).finished();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  const received: { readonly address: string; readonly bytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (['Document', 'Fetch', 'XHR'].includes(type)) addresses.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (address !== undefined) received.push({ address, bytes: encodedDataLength });
  });
  await page.locator('main').getByRole('link', { name: 'T-Shirts' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'T-Shirts' })).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // A mouse that rests where a card appears reads its product ahead, so the calls are told apart by address.
  const ofList = received.filter(({ address }) => /\/(facets|shop)\//.test(address));
  const ofProduct = received.filter((each) => !ofList.includes(each));
  for (const calls of [ofList, ofProduct]) {
    const bytes = calls.reduce((sum, call) => sum + call.bytes, 0);
    // A page that came as a document, or without data, would pass every limit.
    expect(bytes, JSON.stringify(received)).toBeGreaterThan(1000);
    expect(bytes, JSON.stringify(received)).toBeLessThan(dataLimit);
  }
  expect(ofProduct.map(({ address }) => address).join(' ')).toContain('/getProduct');
});

import { createInterface } from 'node:readline';
import { selectCartLines } from '@kayal/commerce-core';
import { waitFor } from 'xstate';
import { cookieFetch } from '../cookie-fetch.ts';
import { shopAt } from '../shop-calls.ts';
import { openStorefront, orderText, priceText } from '../storefront.ts';

const origin = process.env['SHOP'] ?? 'http://127.0.0.1:3000';
const { items, add, cart, placement, placeOrder } = await openStorefront(shopAt(origin, cookieFetch(origin)));
const saved = () => waitFor(cart, (snapshot) => snapshot.hasTag('ready') && !snapshot.hasTag('busy'));

cart.on('cart.notice', ({ notice }) => console.info(notice.text));

function showShop(): void {
  items.forEach(({ name, price }, index) => console.info(`${index + 1}  ${name}  ${priceText(price)}`));
  console.info('Type: add NUMBER, bag, order or quit');
}

async function showBag(): Promise<void> {
  const lines = selectCartLines(await saved());
  if (lines.length === 0) console.info('The bag is empty.');
  for (const { name, size, quantity, price } of lines)
    console.info(`${quantity} × ${name}, ${size}  ${priceText(price * quantity)}`);
}

async function obey(typed: string): Promise<void> {
  const [command = '', number] = typed.trim().split(/\s+/);
  const item = items[Number(number) - 1];
  if (command === 'add' && item !== undefined) {
    add(item);
    await showBag();
  } else if (command === 'bag') {
    await showBag();
  } else if (command === 'order') {
    placeOrder();
    console.info(orderText(await waitFor(placement, (snapshot) => !snapshot.hasTag('busy'))) || 'No order.');
  } else {
    showShop();
  }
}

showShop();
for await (const typed of createInterface({ input: process.stdin })) {
  if (typed.trim() === 'quit') break;
  await obey(typed);
}

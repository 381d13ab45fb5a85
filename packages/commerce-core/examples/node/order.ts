import { waitFor } from 'xstate';
import { cookieFetch } from '../cookie-fetch.ts';
import { shopAt } from '../shop-calls.ts';
import { openStorefront, orderText } from '../storefront.ts';

const origin = process.env['SHOP'] ?? 'http://127.0.0.1:3000';
const { items, add, cart, placement, placeOrder } = await openStorefront(shopAt(origin, cookieFetch(origin)));
const [first] = items;
if (first === undefined) throw new Error('The shop has nothing to sell.');

add(first);
await waitFor(cart, (snapshot) => snapshot.hasTag('ready') && !snapshot.hasTag('busy'));
placeOrder();
console.info(orderText(await waitFor(placement, (snapshot) => !snapshot.hasTag('busy'))) || 'No order.');

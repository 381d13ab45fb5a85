import {
  activeAddress,
  formatRupees,
  payablePrice,
  selectCartLines,
  selectPlacedOrder,
  unwrap,
} from '@kayal/commerce-core';
import { createActor, waitFor } from 'xstate';
import { cartOver, placementOver, shopAt } from './edge.ts';

const api = shopAt(process.env['SHOP'] ?? 'http://127.0.0.1:3000');
const newKey = () => crypto.randomUUID();
const { user } = unwrap(await api.login({ email: 'asha@kayal.example', password: 'made-to-move' }));
const [product] = unwrap(await api.products({ kind: 'promotion', list: 'BestSeller' }, { limit: 1 })).items;
if (product === undefined) throw new Error('The shop is empty.');

const cart = createActor(cartOver(api, user), { input: { customerId: user.id, newKey } }).start();
const item = { ...product, productId: product.id, price: payablePrice(product), colourName: product.colour };
const look = { colourHex: '', picture: product.displayFirst };
cart.send({ type: 'line.add', item: { ...item, ...look }, quantity: 2, returnTo: '' });
const ready = await waitFor(cart, (at) => at.hasTag('ready') && !at.hasTag('busy'));

const placement = createActor(placementOver(api), { input: { newKey } }).start();
const address = activeAddress(unwrap(await api.addresses(user.id)).items);
const date = new Date().toISOString().slice(0, 10);
placement.send({ type: 'order.place', draft: { customerId: user.id, lines: selectCartLines(ready), address, date } });
const placed = selectPlacedOrder(await waitFor(placement, (at) => at.hasTag('placed') || at.hasTag('failed')));
console.info(placed === null ? 'No order.' : `Order ${placed.entryNo}: ${formatRupees(placed.total)}`);

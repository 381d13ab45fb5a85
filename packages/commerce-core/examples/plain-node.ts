import * as core from '@kayal/commerce-core';
import { createActor, waitFor } from 'xstate';
import { provideCart, newKey, providePlacement, shopAt } from './edge.ts';

const api = shopAt(process.env['SHOP'] ?? 'http://127.0.0.1:3000');
const { user } = core.unwrap(await api.login({ email: 'asha@kayal.example', password: 'made-to-move' }));
const [product] = core.unwrap(await api.products({ kind: 'promotion', list: 'BestSeller' }, { limit: 1 })).items;
const variants = product === undefined ? [] : core.unwrap(await api.variants(product.id)).items;
const variant = variants.find(({ stock }) => stock > 0);
if (product === undefined || variant === undefined) throw new Error('The shop has nothing to sell.');

const cart = createActor(provideCart(api, user), { input: { customerId: user.id, newKey } }).start();
const look = { colourName: variant.colour, colourHex: '', picture: product.displayFirst };
const item = { ...product, ...variant, ...look, price: core.payablePrice(product) };
cart.send({ type: 'line.add', item, quantity: 1, returnTo: '' });
const lines = core.selectCartLines(await waitFor(cart, (at) => at.hasTag('ready') && !at.hasTag('busy')));

const placement = createActor(providePlacement(api), { input: { newKey } }).start();
const address = core.activeAddress(core.unwrap(await api.addresses(user.id)).items);
const date = new Date().toISOString().slice(0, 10);
placement.send({ type: 'order.place', draft: { customerId: user.id, lines, address, date } });
const placed = core.selectPlacedOrder(await waitFor(placement, (at) => !at.hasTag('busy')));
console.info(
  placed === null
    ? 'No order.'
    : `Order ${placed.entryNo}: ${core.formatMoney(placed.total, core.shopProfile.currency)}`,
);

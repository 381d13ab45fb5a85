import { routes, type RouteName } from '@kayal/api-contract';
import { pictureForm } from '../forms.ts';
import { step, type Step } from '../step.ts';

const who = 'admin';

/** Endpoints of the back office. They are called without their parts, because access is checked first. */
const adminNames = Object.keys(routes)
  .filter((name): name is RouteName => Object.hasOwn(routes, name))
  .filter((name) => routes[name].access === 'admin');

const accessSteps = adminNames.flatMap((name) => [
  step(name, 'J02 as a visitor', { parts: () => ({ params: { entryNo: 'none', itemId: '1' } }) }),
  step(name, 'J02 as a shopper', { who: 'shopper', parts: () => ({ params: { entryNo: 'none', itemId: '1' } }) }),
]);

const orders: readonly Step[] = [
  step('getAllOrders', 'S7.ORD.03 a page', { who, parts: () => ({ query: { limit: '3' } }) }),
  step('getAllOrders', 'S7.ORD.03 none match', { who, parts: () => ({ query: { q: 'zzzqqq' } }) }),
  step('getAllOrders', 'S7.ORD.03 an unknown status', { who, parts: () => ({ query: { status: 'lost' } }) }),
  step('getOrderDays', 'S2.DASH.10 the last days', { who }),
  step('exportOrders', 'S7.ORD.03 all', { who, parts: () => ({ body: {} }) }),
  step('exportOrders', 'S7.ORD.03 an unknown sort', { who, parts: () => ({ body: { sort: 'moon' } }) }),
  step('updateDelivery', 'S7.ORD.04 one', { who, parts: ({ entryNo }) => ({ params: { entryNo } }) }),
  step('updateDelivery', 'S7.ORD.04 a missing one', { who, parts: () => ({ params: { entryNo: 'none' } }) }),
  step('getOrder', 'J45 of a shopper', { who, parts: ({ entryNo }) => ({ params: { entryNo } }) }),
];

const offers: readonly Step[] = [
  step('addOffer', 'S7.ADM.02 a price', {
    who,
    parts: ({ plain }) => ({ body: { itemId: plain.id, offerPrice: String(plain.mrp - 1) } }),
  }),
  step('addOffer', 'J52 above the MRP', {
    who,
    parts: ({ plain }) => ({ body: { itemId: plain.id, offerPrice: plain.mrp + 1 } }),
  }),
  step('addOffer', 'J52 of an item that is not', {
    who,
    parts: () => ({ body: { itemId: 999_999_999, offerPrice: 1 } }),
  }),
  step('addOffer', 'S7.ADM.02 without a price', { who, parts: ({ plain }) => ({ body: { itemId: plain.id } }) }),
  step('removeOffer', 'J52 one', { who, parts: ({ plain }) => ({ params: { itemId: plain.id } }) }),
  step('removeOffer', 'J52 none', { who, parts: ({ plain }) => ({ params: { itemId: plain.id } }) }),
];

const colours: readonly Step[] = [
  step('postModifyColor', 'S7.ADM.03 one', {
    who,
    parts: ({ colour }) => ({ body: { [colour]: { name: 'HARBOUR', hex: '#1f2a4d' } } }),
  }),
  step('postModifyColor', 'J49 a missing one', {
    who,
    parts: () => ({ body: { 'NO SUCH DYE': { name: 'HARBOUR', hex: '#1f2a4d' } } }),
  }),
  step('postModifyColor', 'J49 without a hex', { who, parts: () => ({ body: { NAVY: { name: 'A' } } }) }),
];

const pictures: readonly Step[] = [
  step('uploadImages', 'S7.EXT.07 one', {
    who,
    parts: ({ plain }) => ({ form: pictureForm('images', [plain.picture]) }),
  }),
  step('uploadImages', 'S7.EXT.07 of no item', {
    who,
    parts: () => ({ form: pictureForm('images', ['1_NONE.webp']) }),
  }),
  step('uploadImages', 'S7.EXT.07 nothing', { who, parts: () => ({ form: pictureForm('images', []) }) }),
  step('getImages', 'S7.EXT.06 a page', { who, parts: () => ({ query: { limit: '2' } }) }),
  step('postDisplayFirst', 'S7.ADM.01 one', {
    who,
    parts: ({ plain }) => ({ body: { slno: plain.id, displayFirst: plain.picture } }),
  }),
  step('postDisplayFirst', 'S7.ADM.01 of another item', {
    who,
    parts: ({ plain, offered }) => ({ body: { slno: plain.id, displayFirst: offered.picture } }),
  }),
  step('postDisplayFirst', 'S7.ADM.01 of a colour that is not', {
    who,
    parts: ({ plain }) => ({ body: { slno: plain.id, displayFirst: `${plain.id}_NO-SUCH-DYE.webp` } }),
  }),
];

const contact: readonly Step[] = [
  step('sendWhatsapp', 'S7.EXT.08 a message', {
    parts: () => ({ body: { to: '1', message: 'Hello', name: 'Asha', email: 'a@kayal.example', mobileNumber: '9' } }),
  }),
  step('sendWhatsapp', 'J30 a robot', { parts: () => ({ body: { message: 'Hello', website: 'x' } }) }),
  step('sendWhatsapp', 'S7.EXT.08 nothing', { parts: () => ({ body: { message: '' } }) }),
  step('getContactMessages', 'J30 a page', { who, parts: () => ({ query: { limit: '5' } }) }),
  step('getAudit', 'R-64 a page', { who, parts: () => ({ query: { limit: '5' } }) }),
];

/** Calls of the back office, and its access checks. */
export const backOfficeSteps: readonly Step[] = [
  ...accessSteps,
  ...orders,
  ...offers,
  ...colours,
  ...pictures,
  ...contact,
];

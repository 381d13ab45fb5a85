import { routes, type RouteName } from '@kayal/api-contract';
import { pictureForm } from '../forms.ts';
import { asAdmin, confirmAdmin, asShopper, asVisitor, type Step } from '../step.ts';

/** Endpoints of the back office. They are called without their parts, because access is checked first. */
const adminNames = Object.keys(routes)
  .filter((name): name is RouteName => Object.hasOwn(routes, name))
  .filter((name) => routes[name].access === 'admin');

const accessSteps = adminNames.flatMap((name) => [
  asVisitor(name, 'J02 as a visitor', { params: { entryNo: 'none', itemId: '1' } }),
  asShopper(name, 'J02 as a shopper', { params: { entryNo: 'none', itemId: '1' } }),
]);

const orders: readonly Step[] = [
  asAdmin('getAllOrders', 'S7.ORD.03 a page', { query: { limit: '3' } }),
  asAdmin('getAllOrders', 'S7.ORD.03 none match', { query: { q: 'zzzqqq' } }),
  asAdmin('getAllOrders', 'S7.ORD.03 an unknown status', { query: { status: 'lost' } }),
  asAdmin('getOrderDays', 'S2.DASH.10 the last days'),
  confirmAdmin('export orders'),
  asAdmin('exportOrders', 'S7.ORD.03 all', { body: {} }),
  asAdmin('exportOrders', 'S7.ORD.03 an unknown sort', { body: { sort: 'moon' } }),
  asAdmin('updateDelivery', 'S7.ORD.04 one', ({ entryNo }) => ({ params: { entryNo } })),
  asAdmin('updateDelivery', 'S7.ORD.04 a missing one', { params: { entryNo: 'none' } }),
  asAdmin('getOrder', 'J45 of a shopper', ({ entryNo }) => ({ params: { entryNo } })),
];

const customers: readonly Step[] = [
  asAdmin('getCustomers', 'a page', { query: { limit: '1' } }),
  asAdmin('getCustomers', 'none match', { query: { q: 'zzzqqq', sort: 'spent' } }),
  asAdmin('getCustomers', 'an unknown sort', { query: { sort: 'moon' } }),
  asAdmin('getCustomer', 'a shopper', ({ shopper }) => ({ params: { customer: shopper } })),
  asAdmin('getCustomer', 'a missing one', { params: { customer: 'none' } }),
  asAdmin('exportCustomers', 'all', { body: {} }),
  asAdmin('exportCustomers', 'a search that is too long', { body: { q: 'z'.repeat(101) } }),
];

const offers: readonly Step[] = [
  asAdmin('addOffer', 'S7.ADM.02 a price', ({ plain }) => ({
    body: { itemId: plain.id, offerPrice: String(plain.mrp - 1) },
  })),
  asAdmin('addOffer', 'J52 above the MRP', ({ plain }) => ({ body: { itemId: plain.id, offerPrice: plain.mrp + 1 } })),
  asAdmin('addOffer', 'J52 of an item that is not', { body: { itemId: 999_999_999, offerPrice: 1 } }),
  asAdmin('addOffer', 'S7.ADM.02 without a price', ({ plain }) => ({ body: { itemId: plain.id } })),
  asAdmin('removeOffer', 'J52 one', ({ plain }) => ({ params: { itemId: plain.id } })),
  asAdmin('removeOffer', 'J52 none', ({ plain }) => ({ params: { itemId: plain.id } })),
];

const colours: readonly Step[] = [
  asAdmin('postModifyColor', 'S7.ADM.03 one', ({ colour }) => ({
    body: { [colour]: { name: 'HARBOUR', hex: '#1f2a4d' } },
  })),
  asAdmin('postModifyColor', 'S2.COLOR.14 one that was changed', ({ colour }) => ({
    body: { [colour]: { name: 'DUSK', hex: '#1f2a4d', was: { name: 'NEVER', hex: '#000' } } },
  })),
  asAdmin('postModifyColor', 'J49 a missing one', { body: { 'NO SUCH DYE': { name: 'HARBOUR', hex: '#1f2a4d' } } }),
  asAdmin('postModifyColor', 'J49 without a hex', { body: { NAVY: { name: 'A' } } }),
];

const pictures: readonly Step[] = [
  asAdmin('uploadImages', 'S7.EXT.07 one', ({ plain }) => ({ form: pictureForm('images', [plain.picture]) })),
  asAdmin('uploadImages', 'S7.EXT.07 of no item', { form: pictureForm('images', ['1_NONE.webp']) }),
  asAdmin('uploadImages', 'S7.EXT.07 nothing', { form: pictureForm('images', []) }),
  asAdmin('getImages', 'S7.EXT.06 a page', { query: { limit: '2' } }),
  asAdmin('postDisplayFirst', 'S7.ADM.01 one', ({ plain }) => ({
    body: { slno: plain.id, displayFirst: plain.picture },
  })),
  asAdmin('postDisplayFirst', 'S7.ADM.01 of another item', ({ plain, offered }) => ({
    body: { slno: plain.id, displayFirst: offered.picture },
  })),
  asAdmin('postDisplayFirst', 'S7.ADM.01 of a colour that is not', ({ plain }) => ({
    body: { slno: plain.id, displayFirst: `${plain.id}_NO-SUCH-DYE.webp` },
  })),
];

const contact: readonly Step[] = [
  asVisitor('sendWhatsapp', 'S7.EXT.08 a message', {
    body: { to: '1', message: 'Hello', name: 'Asha', email: 'a@kayal.example', mobileNumber: '9' },
  }),
  asVisitor('sendWhatsapp', 'J30 a robot', { body: { message: 'Hello', website: 'x' } }),
  asVisitor('sendWhatsapp', 'S7.EXT.08 nothing', { body: { message: '' } }),
  asAdmin('getContactMessages', 'J30 a page', { query: { limit: '5' } }),
  asAdmin('getAudit', 'R-64 a page', { query: { limit: '5' } }),
  asAdmin('getShopHealth', 'the figures of the process'),
];

/** Calls of the back office, and its access checks. */
export const backOfficeSteps: readonly Step[] = [
  ...accessSteps,
  ...orders,
  ...customers,
  ...offers,
  ...colours,
  ...pictures,
  ...contact,
];

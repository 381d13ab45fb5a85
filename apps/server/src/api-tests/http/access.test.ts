import { routes, type RouteName } from '@kayal/api-contract';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import { beforeAll, describe, expect, it } from 'vitest';
import { urlOf, type Caller, type CallOptions } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, buy, lineBody, orderItem, submission } from '@kayal/server-testing/src/shopping.ts';
import { items, people, variants } from '@kayal/server-testing/src/small-seed.ts';

/** The owner's data, which the others try to reach. */
interface OwnedIds {
  readonly owner: Caller;
  readonly addressId: string;
  readonly entryNo: string;
  readonly wishId: string;
  readonly watchedCode: string;
}

/** Statuses for a visitor, another shopper, an admin and the owner. */
type Statuses = readonly [visitor: number, stranger: number, admin: number, owner: number];

/** A call with the owner's ids, and the status for each caller. */
interface Cell {
  readonly statuses: Statuses;
  /** The owner's ids, for every caller. */
  readonly options?: (of: OwnedIds) => CallOptions;
}

/** The same status for everyone. */
function anyone(status: number, options?: CallOptions): Cell {
  return { statuses: [status, status, status, status], ...(options === undefined ? {} : { options: () => options }) };
}

function adminOnly(status: number, options: (of: OwnedIds) => CallOptions = () => ({})): Cell {
  return { statuses: [401, 403, status, 403], options };
}

/** Own rows: other callers are refused for the claimed id. */
function self(options: (of: OwnedIds) => CallOptions): Cell {
  return { statuses: [401, 403, 403, 200], options };
}

/** Own rows: for other callers they do not exist. */
function hidden(options: (of: OwnedIds) => CallOptions): Cell {
  return { statuses: [401, 404, 404, 200], options };
}

/** The same status for every signed-in caller, about her own account. */
function signedIn(status: number, options: CallOptions = {}): Cell {
  return { statuses: [401, status, status, status], options: () => options };
}

const ofCustomer = ({ owner }: OwnedIds) => ({ params: { customer: owner.id } });
const address = { name: 'N', mobile: 'M', pincode: 'P', locality: 'L', address: 'A', city: 'C', district: 'D' };
const known = { email: people.asha.email, password: 'not hers' };

const noImport = () => ({ params: { id: 'none' } });

const wrongPassword = { body: { password: 'not hers' } };
const passkeyResponse = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  response: { clientDataJSON: 'a', attestationObject: 'a' },
};

/** Who may call what: every endpoint of the contract, with the ids of somebody's belongings. */
const policy: Readonly<Record<RouteName, Cell>> = {
  loginByQuery: anyone(200, { query: known }),
  login: anyone(401, { body: { ...known, rememberMe: false } }),
  session: anyone(200),
  logout: anyone(200),
  googleNonce: anyone(200),
  googleLogin: anyone(503, { body: { token: 'a.b.c' } }),
  signUp: anyone(409, { body: { email: people.asha.email, full_name: 'Asha', password: 'p' } }),
  googleSignUp: anyone(401, { body: { email: 'new@kayal.example', full_name: 'New' } }),
  verify: anyone(400, { body: { id: 'no-such-handle', otp: '000000' } }),
  sendOtp: anyone(200, { body: { email: 'nobody@kayal.example' } }),
  updatePassword: anyone(400, { body: { email: people.asha.email, otp: '000000', newPassword: 'p' } }),
  getCustomerById: { statuses: [401, 403, 200, 200], options: ofCustomer },
  updateProfile: signedIn(200, { body: { full_name: 'Somebody' } }),

  getSecondFactors: signedIn(200),
  startPasskey: signedIn(403, wrongPassword),
  addPasskey: signedIn(400, { body: { id: 'none', name: 'Phone', response: passkeyResponse } }),
  removePasskey: signedIn(403, { ...wrongPassword, params: { id: 'none' } }),
  startTotp: signedIn(403, wrongPassword),
  addTotp: signedIn(400, { body: { id: 'none', code: '000000' } }),
  removeTotp: signedIn(403, wrongPassword),
  renewRecoveryCodes: signedIn(403, wrongPassword),
  getSignInChallenge: anyone(400, { body: { id: 'none' } }),
  finishSignIn: anyone(400, { body: { id: 'none', method: 'totp', code: '000000' } }),
  getSessions: signedIn(200),
  endSession: signedIn(404, { params: { id: 'none' } }),
  endOtherSessions: signedIn(200),
  confirmIdentity: signedIn(403, { body: { password: 'not hers' } }),
  changePassword: signedIn(403, { body: { password: 'not hers', newPassword: 'another-one' } }),
  exportMyData: signedIn(200),
  deleteAccount: signedIn(403, wrongPassword),

  getAdmins: adminOnly(200),
  grantAdmin: adminOnly(404, () => ({ body: { email: 'nobody@kayal.example' } })),
  withdrawAdmin: adminOnly(404, ofCustomer),
  getCustomerSessions: adminOnly(200, ofCustomer),
  endCustomerSessions: adminOnly(200, () => ({ params: { customer: 'nobody' } })),
  endCustomerSession: adminOnly(404, () => ({ params: { customer: 'nobody', id: 'none' } })),
  getCustomers: adminOnly(200),
  getCustomer: adminOnly(200, ofCustomer),
  exportCustomers: adminOnly(200, () => ({ body: {} })),
  getSetup: anyone(200),
  createFirstAdmin: anyone(403, {
    body: { token: 'guessed', email: 'new@kayal.example', full_name: 'New', password: 'a-long-enough-one' },
  }),

  getCategories: anyone(200),
  getSubCategories: anyone(200),
  getAllColorSize: anyone(200),
  getAllModifiedColors: anyone(200),
  getProductByFilter: anyone(200, { query: { filter: 'aero' } }),
  getProductByCategory: anyone(200, { query: { Id: '4' } }),
  getProductBySubCategory: anyone(200, { query: { Id: '627' } }),
  getProductById: anyone(200, { query: { Id: '101' } }),
  getProductDetails: anyone(200, { query: { Id: '101' } }),
  getProductByUniqueCode: anyone(200, { query: { uniqueCode: variants.blackM.code } }),
  getPromotionalList: anyone(200, { query: { Id: 'NewArrivals' } }),
  getOfferByItemId: anyone(200, { params: { id: items.tee.id } }),
  getOffers: anyone(200, { query: { ids: '101,102' } }),
  suggest: anyone(200, { query: { q: 'aero' } }),
  facets: anyone(200),

  addToCart: self(({ owner }) => ({ body: { ...lineBody(variants.blackM, 1), ledcode: owner.id } })),
  getCart: self(ofCustomer),
  deleteCartItem: self(({ owner }) => ({
    params: { itemId: items.shorts.id, ledcode: owner.id, uniqueCode: variants.shortsS.code },
  })),
  clearCart: self(ofCustomer),

  placeOrder: self(({ owner }) => ({ body: submission(owner, [orderItem(variants.shortsS, 1)]) })),
  getOrders: { statuses: [401, 403, 200, 200], options: ofCustomer },
  getAllOrders: adminOnly(200),
  getOrderDays: adminOnly(200),
  exportOrders: adminOnly(200, () => ({ body: {} })),
  updateDelivery: adminOnly(200, ({ entryNo }) => ({ params: { entryNo } })),
  cancelOrder: adminOnly(404, () => ({ params: { entryNo: 'none' }, body: { reason: 'Sold out' } })),
  getWebhooks: adminOnly(200),
  getPeopleImports: adminOnly(200),
  addPeopleFile: adminOnly(400),
  takePeopleStep: adminOnly(404, () => ({ params: { id: 'none' }, body: { step: 'bring' } })),
  deletePeopleImport: adminOnly(404, () => ({ params: { id: 'none' } })),
  getRedirects: adminOnly(200),
  addRedirectFile: adminOnly(400),
  deleteRedirectFile: adminOnly(404, () => ({ params: { id: 'none' } })),
  addRedirectRule: adminOnly(400, () => ({ body: { from: 'blog', to: '/' } })),
  deleteRedirectRule: adminOnly(404, () => ({ params: { id: 'none' } })),
  getMissedAddresses: adminOnly(200),
  getRehearsal: adminOnly(200),
  makeRehearsal: adminOnly(200),
  getRehearsalDifferences: adminOnly(409),
  switchRehearsal: adminOnly(409, () => ({ body: { winners: [] } })),
  discardRehearsal: adminOnly(409),
  getShopArchive: adminOnly(200),
  makeShopArchive: adminOnly(200, () => ({ body: { withPasswords: false } })),
  openShopArchive: adminOnly(404),
  getShopArchiveFile: adminOnly(404, () => ({ params: { id: 'none' } })),
  addWebhook: adminOnly(400, () => ({ body: { url: 'http://127.0.0.1/', events: ['order.placed'] } })),
  deleteWebhook: adminOnly(404, () => ({ params: { id: 'none' } })),
  getWebhookDeliveries: adminOnly(200),
  replayWebhookDelivery: adminOnly(404, () => ({ params: { id: 'none' } })),
  getDeadLetters: adminOnly(200),
  retryDeadLetter: adminOnly(404, () => ({ params: { id: 'none' } })),
  dropDeadLetter: adminOnly(404, () => ({ params: { id: 'none' } })),
  getOrder: { statuses: [401, 404, 200, 200], options: ({ entryNo }) => ({ params: { entryNo } }) },
  getOrderLife: { statuses: [401, 404, 200, 200], options: ({ entryNo }) => ({ params: { entryNo } }) },
  takeOrderStep: adminOnly(200, () => ({ body: { step: 'pack', entryNos: ['none'] } })),
  packParcel: adminOnly(404, () => ({ params: { entryNo: 'none' }, body: { lines: [{ lineNo: 1, quantity: 1 }] } })),
  takeParcelStep: adminOnly(404, () => ({ params: { parcel: 'none' }, body: { step: 'ship' } })),
  importTracking: adminOnly(422, () => ({ body: { text: 'nothing' } })),
  getTaxTable: adminOnly(200, () => ({ query: { month: '2026-11', table: 'docs' } })),
  printOrders: adminOnly(404, () => ({ body: { kind: 'slips', entryNos: ['none'] } })),
  cancelOwnOrder: signedIn(404, { params: { entryNo: 'none' }, body: {} }),
  revokeTracking: adminOnly(404, () => ({ params: { entryNo: 'none' } })),
  trackOrder: anyone(404, { body: { token: 'x'.repeat(43) } }),
  getOrderReturns: { statuses: [401, 404, 200, 200], options: ({ entryNo }) => ({ params: { entryNo } }) },
  askReturn: signedIn(404, {
    params: { entryNo: 'none' },
    body: { wish: 'refund', wayBack: 'pickUp', lines: [{ lineNo: 1, quantity: 1, reason: 'tooSmall' }] },
  }),
  addReturnPicture: signedIn(404, { params: { id: 'none' } }),
  getReturnPicture: signedIn(404, { params: { id: 'none', picture: 'none' } }),
  cancelReturn: signedIn(404, { params: { id: 'none' } }),
  getReturns: adminOnly(200),
  takeReturnStep: adminOnly(404, () => ({ params: { id: 'none' }, body: { step: 'approve', stage: 'asked' } })),
  getReturnReport: adminOnly(200),
  noteVisit: anyone(200, { body: { page: 'home', device: 'phone', steps: [], isNew: true, vitals: {} } }),
  getVisitReport: adminOnly(200),
  getSalesReport: adminOnly(200, () => ({ query: { by: 'day' } })),
  getStockReport: adminOnly(200),
  getReportFile: adminOnly(200, () => ({ params: { file: 'stock' } })),
  getBagQuote: self(ofCustomer),
  addBagCode: signedIn(404, { body: { code: 'NONE' } }),
  removeBagCode: signedIn(200, { params: { id: 'none' } }),
  getPromotions: adminOnly(200),
  addPromotion: adminOnly(400, () => ({ body: { name: '' } })),
  updatePromotion: adminOnly(400, () => ({ params: { id: 'none' }, body: {} })),
  setPromotionState: adminOnly(404, () => ({ params: { id: 'none' }, body: { state: 'paused' } })),
  tryPromotion: adminOnly(400, () => ({ body: {} })),
  getPromotionReport: adminOnly(200),
  getPayment: signedIn(404, { params: { entryNo: 'none' } }),
  getWaitingPayment: signedIn(200),
  takeOwnPaymentStep: signedIn(404, { params: { entryNo: 'none' }, body: { step: 'withdraw' } }),
  getPayments: adminOnly(200),
  takePaymentStep: adminOnly(404, () => ({ params: { id: 'none' }, body: { step: 'reject', stage: 'pending' } })),
  getGateways: adminOnly(200),
  checkGateway: adminOnly(200, () => ({ body: { way: 'stripe' } })),
  readTable: adminOnly(400, () => ({ query: { table: 'statement' } })),
  importStatement: adminOnly(400, () => ({ body: { csv: 'nothing' } })),
  importSettlement: adminOnly(400, () => ({ body: { csv: 'nothing', save: false } })),
  getUnsettledCash: adminOnly(200),
  getInvoice: { statuses: [401, 404, 200, 200], options: ({ entryNo }) => ({ params: { entryNo } }) },

  getAddresses: { statuses: [401, 403, 200, 200], options: ofCustomer },
  getAddress: hidden(({ addressId }) => ({ params: { id: addressId } })),
  addAddress: self(({ owner }) => ({ body: { ...address, ledcode: owner.id } })),
  updateAddress: hidden(({ addressId }) => ({ params: { id: addressId }, body: address })),
  setActiveAddress: hidden(({ addressId }) => ({ body: { addressId } })),
  deleteAddress: hidden(({ addressId }) => ({ body: { addressId }, query: { addressId } })),

  getWishlist: self(ofCustomer),
  addToWishlist: self(({ owner }) => ({ body: { ID: items.tee.id, ledcode: owner.id } })),
  deleteFromWishlist: hidden(({ wishId }) => ({ params: { id: wishId } })),
  getStockWatches: self(ofCustomer),
  addStockWatch: self(({ owner }) => ({ body: { uniqueCode: variants.soldOut.code, ledcode: owner.id } })),
  deleteStockWatch: hidden(({ watchedCode }) => ({ params: { uniqueCode: watchedCode } })),

  postDisplayFirst: adminOnly(200, () => ({ body: { slno: items.tee.id, displayFirst: '101_JET-BLACK.webp' } })),
  addOffer: adminOnly(200, () => ({ body: { itemId: items.jacket.id, offerPrice: 1999 } })),
  removeOffer: adminOnly(404, () => ({ params: { itemId: items.shorts.id } })),
  postModifyColor: adminOnly(200, () => ({ body: { Navy: { name: 'LAGOON', hex: '#124' } } })),
  getImages: adminOnly(200),
  uploadImages: adminOnly(415),
  addShopPicture: adminOnly(415),
  addPictureBatch: adminOnly(415),
  getPictureBatch: adminOnly(404, () => ({ params: { batch: 'none' } })),
  getUnmatchedPictures: adminOnly(200),
  assignPicture: adminOnly(404, () => ({ body: { id: 'none', itemId: items.tee.id, colour: 'Jet Black' } })),
  deleteUnmatchedPicture: adminOnly(404, () => ({ params: { id: 'none' } })),
  getPictureFetches: adminOnly(200),
  takePictureFetchStep: adminOnly(404, () => ({ body: { step: 'retry', id: 'none' } })),
  sendWhatsapp: anyone(200, { body: { message: 'Do you have this in blue?' } }),
  getAudit: adminOnly(200),
  getShopHealth: adminOnly(200),
  answerMessage: adminOnly(404, () => ({ params: { id: 'none' } })),
  findComplaint: anyone(404, { body: { number: 'C000000000', email: 'nobody@kayal.example' } }),
  getContactMessages: adminOnly(200),

  getNotice: anyone(200, { query: { form: 'signUp' } }),
  getConsents: signedIn(200),
  setConsent: signedIn(409, { body: { id: 'news', text: 'News', isGiven: true } }),
  getPrivacyFile: adminOnly(200, () => ({ query: { file: 'consents' } })),
  getDelivery: anyone(200, { query: { pincode: '682020' } }),
  sendCashCode: signedIn(409),
  getPincodes: adminOnly(200),
  importPincodes: adminOnly(422, () => ({ body: { text: 'nothing' } })),
  exportPincodes: adminOnly(200),
  getShop: anyone(200),
  getPolicy: anyone(200, { params: { slug: 'returnpolicy' } }),
  getSettings: adminOnly(200),
  saveSettings: adminOnly(409, () => ({ body: { version: 999, settings: defaultSettings, theme: null } })),
  checkTheme: adminOnly(400, () => ({ body: { theme: 'not a theme' } })),
  getSettingsHistory: adminOnly(200),
  restoreSettings: adminOnly(409, () => ({ body: { version: 999, to: 0 } })),
  exportSettings: adminOnly(200),
  importSettings: adminOnly(400, () => ({ body: {} })),
  previewMail: adminOnly(200, () => ({ body: { kind: 'orderPlaced', subject: '{shop}', body: '{name}' } })),

  uploadImport: adminOnly(400),
  getImports: adminOnly(200),
  getImport: adminOnly(404, noImport),
  deleteImport: adminOnly(404, noImport),
  placeImport: adminOnly(404, () => ({ ...noImport(), body: {} })),
  checkImport: adminOnly(404, () => ({ ...noImport(), body: { mode: 'changes', mapping: {} } })),
  applyImport: adminOnly(404, () => ({ ...noImport(), body: {} })),
  undoImport: adminOnly(404, noImport),
  getImportValues: adminOnly(404, () => ({ ...noImport(), query: { heading: 'Style' } })),
  getImportSample: adminOnly(404, noImport),
  getImportChanges: adminOnly(404, noImport),
  getImportErrors: adminOnly(404, noImport),
  getImportErrorsFile: adminOnly(404, noImport),
  getImportMaps: adminOnly(200),
  saveImportMap: adminOnly(200, () => ({ params: { name: 'Office' }, body: { mapping: { name: 'Style' } } })),
  deleteImportMap: adminOnly(404, () => ({ params: { name: 'None' } })),
  getSeasons: adminOnly(200),
  switchSeason: adminOnly(404, () => ({ body: { season: '2030-31' } })),

  getAdminProducts: adminOnly(200),
  addAdminProduct: adminOnly(400, () => ({ body: {} })),
  exportProducts: adminOnly(200),
  getAdminProduct: adminOnly(200, () => ({ params: { id: items.tee.id } })),
  saveAdminProduct: adminOnly(400, () => ({ params: { id: items.tee.id }, body: {} })),
  getProductGrid: adminOnly(200),
  saveProductGrid: adminOnly(400, () => ({ body: {} })),
  correctStock: adminOnly(404, () => ({ body: { uniqueCode: 'none', units: 1, reason: 'Counted' } })),

  getApiTokens: adminOnly(200),
  addApiToken: adminOnly(200, () => ({ body: { name: 'Tally', scopes: ['stock'] } })),
  revokeApiToken: adminOnly(404, () => ({ params: { id: 'none' } })),
  feedStock: anyone(401, { body: { items: [{ unique_code: 'A', units: 1 }] } }),
  feedPrices: anyone(401, { body: { items: [{ product_id: 1, mrp: 1 }] } }),
  feedImport: anyone(401),
  feedOrders: anyone(401),
  feedParcels: anyone(401, { body: { updates: [{ trackingNumber: 'EL1', step: 'ship' }] } }),
  feedOrdersFile: anyone(401),
  feedProducts: anyone(401),
};

const names = Object.keys(policy).filter((name): name is RouteName => Object.hasOwn(routes, name));

forEachEngine('who may do what', (engine) => {
  let shop: TestApp;

  const equip = async (): Promise<OwnedIds> => {
    const owner = await shop.addShopper();
    const { orderId } = await buy(owner, variants.shortsS);
    await add(owner, variants.shortsS, 1);
    const wish = await owner.call('addToWishlist', { body: { ID: items.jacket.id } });
    const watchedCode = variants.soldOut.code;
    await owner.call('addStockWatch', { body: { uniqueCode: watchedCode } });
    return { owner, addressId: `addr-${owner.id}`, entryNo: orderId, wishId: wish.answer().id, watchedCode };
  };

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
  });

  it.each(names)('R-27 J02 J06 %s: visitor, other shopper, admin, owner', async (name) => {
    const of = await equip();
    const { statuses, options } = policy[name];
    const callers = [shop.visitor, await shop.as(people.rahul.email), await shop.as(people.admin.email), of.owner];
    const got: number[] = [];
    for (const caller of callers) got.push((await caller.call(name, options?.(of))).status);
    expect(got).toEqual(statuses);
  });

  it.each([
    'getAddress',
    'updateAddress',
    'setActiveAddress',
    'deleteAddress',
    'deleteFromWishlist',
    'deleteStockWatch',
    'getOrder',
    'getInvoice',
  ] as const)('R-29 %s answers the same for what is somebody else’s as for what is not there', async (name) => {
    const rahul = await shop.as(people.rahul.email);
    const of = await equip();
    const nothing = { owner: of.owner, addressId: 'none', entryNo: 'none', wishId: 'none', watchedCode: 'none' };
    const bodyFor = async (belongings: OwnedIds) => {
      const reply = await rahul.call(name, policy[name].options?.(belongings));
      return { ...reply.refusal(), requestId: '' };
    };
    expect(await bodyFor(of)).toEqual(await bodyFor(nothing));
  });

  it('J39 a product id deletes from the caller’s own wishlist only', async () => {
    const { owner } = await equip();
    const rahul = await shop.as(people.rahul.email);
    expect((await rahul.call('deleteFromWishlist', { params: { id: items.jacket.id } })).status).toBe(404);
    const { items: wishes } = (await owner.call('getWishlist', { params: { customer: owner.id } })).answer();
    expect(wishes).toHaveLength(1);
  });

  it('J02 R-09 a role is read again with every call', async () => {
    const { db } = shop.database;
    const { owner } = await equip();
    await db.updateTable('customer').set({ role: 'admin' }).where('id', '=', owner.id).execute();
    expect((await owner.call('getAllOrders')).status).toBe(200);
    await db.updateTable('customer').set({ role: 'shopper' }).where('id', '=', owner.id).execute();
    expect((await owner.call('getAllOrders')).status).toBe(403);
  });

  describe('calls from other sites', () => {
    const writes = names.filter((name) => routes[name].method !== 'GET');
    it.each(writes)('R-46 %s is refused when another site sends it', async (name) => {
      const asha = await shop.as(people.asha.email);
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': undefined },
        { 'sec-fetch-site': undefined, origin: 'https://elsewhere.example' },
      ]) {
        const reply = await asha.call(name, { body: {}, headers });
        expect(reply.refusal().code).toBe('request.cross_site');
      }
    });
  });

  it.each(names.filter((name) => routes[name].path.includes(':company')))(
    'S1.GEN.02 J11 %s knows one company',
    async (name) => {
      const url = urlOf(name, { params: { company: 'another', customer: 'c', id: 'i', entryNo: 'e' } });
      const { statusCode } = await shop.app.inject({ method: routes[name].method, url });
      expect(statusCode).toBe(404);
    },
  );
});

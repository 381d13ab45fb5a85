import { paiseToRupees, type ShopSettings, type WholeSettings } from '@kayal/api-contract/client';
import { defaultCouriers } from './default-couriers.ts';
import { defaultPolicies } from './default-policies.ts';
import { firstNotices } from './first-notices.ts';
import { defaultShop } from './default-shop.ts';
import { firstTaxClasses, firstTaxRates } from '../rules/tax/first-tax-classes.ts';

/** The hero of a new shop while no product is on sale; `{name}` stands for the shop's name. */
export const heroBeforeOpening: ShopSettings['hero'] = {
  kicker: 'Welcome to {name}',
  headline: 'Opening soon',
  text: 'We are putting our first pieces on the shelves. Come back in a little while.',
  action: 'Shop now',
  picture: '',
};

/** The settings of a new shop, until its owner saves her own. In the hero and the strip `{name}` is the shop's name. */
export const defaultSettings: WholeSettings = {
  profile: defaultShop.profile,
  timeZone: defaultShop.timeZone,
  contact: defaultShop.contact,
  socials: defaultShop.socials,
  delivery: { ...defaultShop.delivery, charge: paiseToRupees(defaultShop.delivery.charge) },
  deliveryTerms: { byPincode: false, freeFrom: 0, zones: [], weights: [], pieceGrams: 300 },
  cashTerms: { fee: 0, from: 0, upTo: 0, knownOnly: false, codeForFirst: false, codeFrom: 0, withoutCategories: [] },
  limits: defaultShop.limits,
  returns: defaultShop.returns,
  priceSteps: defaultShop.priceSteps,
  tax: { gstin: '', hsn: '' },
  invoicing: {
    scheme: 'none',
    prefix: '',
    gap: 'higher',
    rounding: 'paise',
    taxClass: 'apparel',
    categories: [],
    classes: [...firstTaxClasses],
    rates: [...firstTaxRates],
  },
  companyCode: 'shop',
  signUp: { passwordMinLength: 1 },
  privacy: { showsNotices: false, ...firstNotices, consents: [] },
  payments: { cash: true, upi: false, upiAddress: '', upiName: '', upiMerchantCode: '' },
  returnDesk: { isOpen: false, autoApproveBelow: 0, pickUpCharge: 0, showsSizeHint: false, sendWithinDays: 14 },
  seller: { legalName: '', officerName: '', officerDesignation: '', officerEmail: '', officerPhone: '' },
  couriers: defaultCouriers,
  attributes: [],
  sizeCharts: [],
  logo: '',
  hero: { ...defaultShop.hero, kicker: 'Welcome to {name}' },
  promoStrip: 'Welcome to {name}',
  home: defaultShop.home,
  categoryPictures: defaultShop.categoryPictures,
  navigation: defaultShop.navigation,
  policies: defaultPolicies.map(({ slug, title, markdown }) => ({ slug, title, markdown })),
  mails: {
    orderPlaced: {
      subject: 'Your {shop} order {order}',
      body: 'Hello {name},\n\nthank you for your order {order} of {date}.\n\n{lines}\n\nDelivery: {delivery}\nTotal: {total}, {payment}.\n\n{expected}\n\nWe deliver to: {address}, phone {phone}\n\n{shop}',
    },
    orderShipped: {
      subject: 'Your {shop} order {order} is on its way',
      body: 'Hello {name},\n\nwe have sent off a parcel of your order {order}:\n\n{lines}\n\nIt travels with {courier}.\n{tracking}\n\nWhere it is now: {link}\n\n{shop}',
    },
    orderOutForDelivery: {
      subject: 'Your {shop} order {order} comes today',
      body: 'Hello {name},\n\n{courier} is on the way to you with a parcel of your order {order}:\n\n{lines}\n\nWhere it is now: {link}\n\n{shop}',
    },
    orderDelivered: {
      subject: 'Your {shop} order {order} has arrived',
      body: 'Hello {name},\n\na parcel of your order {order} was delivered:\n\n{lines}\n\nIf anything is missing or wrong, please answer this mail.\n\n{shop}',
    },
    returnApproved: {
      subject: 'Your return {return} to {shop} is approved',
      body: 'Hello {name},\n\nyou can send back these pieces of your order {order}:\n\n{lines}\n\n{how}\n\nThey must reach us by {by}.\n{note}\n\n{shop}',
    },
    returnDeclined: {
      subject: 'Your return {return} to {shop}',
      body: 'Hello {name},\n\nwe are sorry: we cannot take back these pieces of your order {order}:\n\n{lines}\n\n{note}\n\n{shop}',
    },
    returnReceived: {
      subject: 'Your return {return} has reached {shop}',
      body: 'Hello {name},\n\nthese pieces of your order {order} have reached us:\n\n{lines}\n\nWe look at them and write to you again.\n\n{shop}',
    },
    returnDone: {
      subject: 'Your return {return} to {shop}',
      body: 'Hello {name},\n\nwe have looked at these pieces of your order {order}:\n\n{lines}\n\n{outcome}\n{note}\n\n{shop}',
    },
    backInStock: {
      subject: '{product} in {size} is back at {shop}',
      body: 'Hello {name},\n\nyou asked us to tell you: {product} in {colour}, size {size}, is in stock again.\n\n{link}\n\nIt is not put aside for you, so the first to order gets it.\nWe write about it this once. If it sells out again, you can ask again on its page.\n\n{shop}',
    },
    signUpCode: {
      subject: 'Your {shop} code',
      body: 'Hello {name},\n\nyour code to confirm your e-mail address is {code}.\n\nIt is good for 10 minutes. We never ask for it by phone or chat. If you did not ask for it, you can ignore this mail.\n\n{shop}',
    },
    resetCode: {
      subject: 'Your {shop} code',
      body: 'Hello {name},\n\nyour code to choose a new password is {code}.\n\nIt is good for 10 minutes. We never ask for it by phone or chat. If you did not ask for it, you can ignore this mail.\n\n{shop}',
    },
    cashCode: {
      subject: 'Your {shop} code',
      body: 'Hello {name},\n\nyour code to place your order, which you pay on delivery, is {code}.\n\nIt is good for 10 minutes. We never ask for it by phone or chat. If you did not order anything, you can ignore this mail: without the code nothing is ordered.\n\n{shop}',
    },
  },
};

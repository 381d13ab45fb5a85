import { paiseToRupees, type ShopSettings } from '@kayal/api-contract/client';
import { defaultPolicies } from './default-policies.ts';
import { shopProfile } from './shop-profile.ts';

const { ids, contact, policies, currency } = shopProfile;

const department = (id: number, name: string): string => `/subcategoryproducts?c=${id}&n=${name}`;

/** What a shop is called, says and charges until its owner saves settings of her own. */
export const defaultSettings: ShopSettings = {
  profile: {
    name: shopProfile.name,
    tagline: shopProfile.tagline,
    catalogueClaim: shopProfile.catalogueClaim,
    season: shopProfile.season,
    currency: { code: currency.code, locale: currency.locale },
  },
  contact: {
    email: contact.email,
    supportEmail: contact.supportEmail,
    phone: contact.phone,
    address: [...contact.address],
  },
  socials: shopProfile.socials.map(({ name, href }) => ({ name, href })),
  delivery: {
    charge: paiseToRupees(shopProfile.deliveryCharge),
    processingDays: { ...policies.processingBusinessDays },
    deliveryDays: { ...policies.deliveryBusinessDays },
  },
  limits: { ...shopProfile.limits },
  returns: {
    days: policies.returnDays,
    damagedDays: policies.damagedReportDays,
    refundDays: { ...policies.refundBusinessDays },
  },
  tax: { gstin: '', hsn: '' },
  hero: {
    kicker: 'The backwater collection',
    headline: shopProfile.tagline,
    text: 'Light cloth, honest seams and room to breathe. Sportswear from Kerala for every run, lap and match.',
    action: 'Shop now',
    picture: '',
  },
  promoStrip: shopProfile.promoStrip.text,
  home: {
    categoryIds: [...shopProfile.homeCategoryIds],
    tiles: [
      { label: 'Men', action: 'Shop men', to: department(ids.desktop.men, 'Men'), picture: 'men' },
      { label: 'Women', action: 'Shop women', to: department(ids.desktop.women, 'Women'), picture: 'women' },
      {
        label: 'Accessories',
        action: 'Shop accessories',
        to: department(ids.desktop.accessories, 'Accessories'),
        picture: 'accessories',
      },
      { label: 'Kids', action: 'Shop kids', to: department(ids.desktop.kids, 'Kids'), picture: 'kids' },
    ],
    shelves: [
      { title: 'New arrivals', source: 'NewArrivals', id: '', items: shopProfile.homeItems },
      { title: 'All products', source: 'all', id: '', items: shopProfile.homeItems },
    ],
  },
  categoryPictures: {},
  navigation: [
    { label: 'Men', to: department(ids.desktop.men, 'Men') },
    { label: 'Women', to: department(ids.desktop.women, 'Women') },
    { label: 'Kids', to: department(ids.desktop.kids, 'Kids') },
  ],
  policies: defaultPolicies.map(({ slug, title, markdown }) => ({ slug, title, markdown })),
  mails: {
    orderPlaced: {
      subject: 'Your {shop} order {order}',
      body: 'Hello {name},\n\nthank you for your order {order} of {date}.\n\n{lines}\n\nDelivery: {delivery}\nTotal: {total}, to be paid in cash or by UPI on delivery.\n\nWe deliver to: {address}, phone {phone}\n\n{shop}',
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
  },
};

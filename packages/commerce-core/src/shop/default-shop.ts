import { firstPriceSteps } from '../rules/prices/price-slider.ts';
import type { PublicShop } from '@kayal/api-contract/client';
import { shopProfile } from './shop-profile.ts';

const { ids, policies, currency } = shopProfile;

const department = (id: number, name: string): string => `/subcategoryproducts?c=${id}&n=${name}`;

/** The public settings of a shop whose owner has saved none; also used while the settings cannot be read. */
export const defaultShop: PublicShop = {
  version: 0,
  profile: {
    name: shopProfile.name,
    tagline: shopProfile.tagline,
    catalogueClaim: 'over 500 products in 30 categories',
    season: shopProfile.season,
    currency,
  },
  timeZone: shopProfile.timeZone,
  contact: {
    email: 'hello@kayal.example',
    supportEmail: 'support@kayal.example',
    /** An invented number in the form of an Indian mobile number. */
    phone: '+91 90000 00000',
    address: ['KAYAL Sportswear', '14 Boat Jetty Road', 'Alappuzha 688001', 'Kerala, India'],
  },
  socials: [
    { name: 'Instagram', href: 'https://instagram.example/kayal' },
    { name: 'Facebook', href: 'https://facebook.example/kayal' },
    { name: 'YouTube', href: 'https://youtube.example/kayal' },
    { name: 'WhatsApp', href: 'https://whatsapp.example/kayal' },
  ],
  delivery: {
    charge: shopProfile.deliveryCharge,
    processingDays: { ...policies.processingBusinessDays },
    deliveryDays: { ...policies.deliveryBusinessDays },
  },
  limits: { ...shopProfile.limits },
  returns: {
    days: policies.returnDays,
    damagedDays: policies.damagedReportDays,
    refundDays: { ...policies.refundBusinessDays },
  },
  /** Up to 299, 300–499, … 1500–5000 (S9.PRICE.02). */
  priceSteps: [...firstPriceSteps],
  hero: {
    kicker: 'The backwater collection',
    headline: shopProfile.tagline,
    text: 'Light cloth, honest seams and room to breathe. Sportswear from Kerala for every run, lap and match.',
    action: 'Shop now',
    picture: '',
  },
  promoStrip: 'Free delivery across India · 30-day returns · Made to move',
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
  policies: [],
  logo: null,
  themeStylesheet: null,
};

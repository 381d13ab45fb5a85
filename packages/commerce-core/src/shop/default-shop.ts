import { cartLimits, type PublicShop } from '@kayal/api-contract/client';
import { firstPriceSteps } from '../rules/prices/price-slider.ts';
import { shopProfile } from './shop-profile.ts';

const { desktop } = shopProfile.ids;

const department = (id: number, name: string): string => `/subcategoryproducts?c=${id}&n=${name}`;

/**
 * The public settings of a new shop, until its owner saves her own; also used while the settings cannot be read. The
 * words suit any shop: they name no region, no collection and no other company's accounts.
 */
export const defaultShop: PublicShop = {
  version: 0,
  profile: {
    name: 'My Shop',
    tagline: '',
    catalogueClaim: '',
    season: '2025-26',
    currency: shopProfile.currency,
  },
  timeZone: 'Asia/Kolkata',
  contact: { email: '', supportEmail: '', phone: '', address: [] },
  seller: null,
  socials: [],
  delivery: { charge: 0, processingDays: { min: 1, max: 2 }, deliveryDays: { min: 0, max: 7 } },
  limits: { ...cartLimits },
  returns: { days: 30, damagedDays: 7, refundDays: { min: 5, max: 7 } },
  takesReturns: false,
  priceSteps: [...firstPriceSteps],
  hero: {
    kicker: 'Welcome',
    headline: 'New in store',
    text: 'Have a look around, and take your time.',
    action: 'Shop now',
    picture: '',
  },
  promoStrip: 'Welcome',
  home: {
    categoryIds: [],
    tiles: [
      { label: 'Men', action: 'Shop men', to: department(desktop.men, 'Men'), picture: 'men' },
      { label: 'Women', action: 'Shop women', to: department(desktop.women, 'Women'), picture: 'women' },
      {
        label: 'Accessories',
        action: 'Shop accessories',
        to: department(desktop.accessories, 'Accessories'),
        picture: 'accessories',
      },
      { label: 'Kids', action: 'Shop kids', to: department(desktop.kids, 'Kids'), picture: 'kids' },
    ],
    shelves: [
      { title: 'New arrivals', source: 'NewArrivals', id: '', items: shopProfile.homeItems },
      { title: 'All products', source: 'all', id: '', items: shopProfile.homeItems },
    ],
  },
  categoryPictures: {},
  navigation: [
    { label: 'Men', to: department(desktop.men, 'Men') },
    { label: 'Women', to: department(desktop.women, 'Women') },
    { label: 'Kids', to: department(desktop.kids, 'Kids') },
  ],
  policies: [],
  logo: null,
  themeStylesheet: null,
};

const groups: Readonly<Record<string, string>> = {
  profile: 'Shop',
  contact: 'Contact',
  socials: 'Social links',
  delivery: 'Delivery',
  couriers: 'Couriers',
  attributes: 'Attributes',
  sizeCharts: 'Size charts',
  seller: 'Seller',
  privacy: 'Personal data',
  deliveryTerms: 'Where you deliver',
  cashTerms: 'Cash on delivery',
  limits: 'Limits',
  returns: 'Returns',
  payments: 'Ways to pay',
  returnDesk: 'Returns by the shopper',
  tax: 'Tax',
  invoicing: 'Invoices',
  hero: 'Hero',
  promoStrip: 'Moving line',
  home: 'Home page',
  categoryPictures: 'Category pictures',
  navigation: 'Menu',
  policies: 'Policy pages',
  mails: 'Mails',
  theme: 'Look',
  logo: 'Logo',
  signUp: 'Sign-up',
  companyCode: 'Company code',
  timeZone: 'Time zone',
  priceSteps: 'Price steps',
};

/** `damagedDays` as 'damaged days'; a number of a list counts from 1. */
const wordsOf = (part: string): string =>
  /^\d+$/.test(part) ? String(Number(part) + 1) : part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The name of a setting for people: `contact.phone` is 'Contact: phone'. */
export function settingName(path: string): string {
  const [group = '', ...rest] = path.replace(/^settings\./, '').split('.');
  const name = groups[group] ?? wordsOf(group);
  return rest.length === 0 ? name : `${name}: ${rest.map(wordsOf).join(' ')}`;
}

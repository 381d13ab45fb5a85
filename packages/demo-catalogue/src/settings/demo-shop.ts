import { defaultShop } from '@kayal/commerce-core';
import { homeCategoryIds } from './home-categories.ts';

const tagline = 'Made to move.';

/** What the demo says about itself in place of the words of any shop. */
export const demoWords = {
  profile: {
    ...defaultShop.profile,
    name: 'KAYAL',
    tagline,
    catalogueClaim: 'over 500 products in 30 categories',
  },
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
  /** Nothing, as its promotional strip says. */
  delivery: { ...defaultShop.delivery, charge: 0 },
  hero: {
    kicker: 'The backwater collection',
    headline: tagline,
    text: 'Light cloth, honest seams and room to breathe. Sportswear from Kerala for every run, lap and match.',
    action: 'Shop now',
    picture: '',
  },
  promoStrip: 'Free delivery across India · 30-day returns · Made to move',
  home: { ...defaultShop.home, categoryIds: [...homeCategoryIds] },
} satisfies Partial<typeof defaultShop>;

/** The public settings of the demo, as a page gets them. */
export const demoShop: typeof defaultShop = { ...defaultShop, ...demoWords };

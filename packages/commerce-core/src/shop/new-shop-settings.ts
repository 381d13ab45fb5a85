import type { ShopSettings } from '@kayal/api-contract/client';
import { defaultSettings } from './default-settings.ts';

/** The page about the shop, until its owner writes her own. */
const aboutUs = `## What we sell {#what-we-make}

Have a look around: [all our products](/searchpage) are on one page, and you can filter them by colour, size and price.

## How we work {#how-we-work}

- **One price.** What stands on the page includes all taxes. Nothing is added at the end.
- **Time to try.** You have {returnDays} to send back what does not fit.

## Talk to us {#talk-to-us}

We read every message. Say hello through the [contact page](/contact).
`;

/** The hero of a new shop while no product is on sale; `{name}` stands for the shop's name. */
export const heroBeforeOpening: ShopSettings['hero'] = {
  kicker: 'Welcome to {name}',
  headline: 'Opening soon',
  text: 'We are putting our first pieces on the shelves. Come back in a little while.',
  action: 'Shop now',
  picture: '',
};

/** Policy sentences that hold only for the default shop's place, and what any shop can say. */
const localWords: readonly (readonly [string, string])[] = [
  ['no public holidays in Kerala', 'no public holidays'],
  ['the courts of Kerala decide', 'its courts decide'],
];

const withoutPlace = (markdown: string): string =>
  localWords.reduce((text, [local, neutral]) => text.replaceAll(local, neutral), markdown);

/**
 * The settings of a shop that does not show the demo, until its owner saves her own. The words suit any shop: they name
 * no place, no collection and no other company's accounts; `{name}` stands for the shop's name. Numbers, menus and mails
 * are the defaults.
 */
export const newShopSettings: Required<ShopSettings> = {
  ...defaultSettings,
  profile: { ...defaultSettings.profile, tagline: '', catalogueClaim: '' },
  contact: { email: '', supportEmail: '', phone: '', address: [] },
  socials: [],
  hero: {
    kicker: 'Welcome to {name}',
    headline: 'New in store',
    text: 'Have a look around, and take your time.',
    action: 'Shop now',
    picture: '',
  },
  promoStrip: 'Welcome to {name}',
  home: { ...defaultSettings.home, categoryIds: [] },
  policies: defaultSettings.policies.map((page) => ({
    ...page,
    markdown: page.slug === 'aboutus' ? aboutUs : withoutPlace(page.markdown),
  })),
};

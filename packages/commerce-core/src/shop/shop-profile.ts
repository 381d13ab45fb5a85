import { type PromotionalList, adminMark, passwordMask, promotionalPageNames } from '@kayal/api-contract/client';

/** Constants that all shops share. What an owner can change is in `defaultShop` and `defaultSettings`. */
export const shopProfile = {
  /** The currency of a new shop, and the locale whose dates have the specified form. */
  currency: { code: 'INR', locale: 'en-IN' },
  /** Fixed sub-category ids: the same lists have other ids in the mobile menu. */
  ids: {
    desktop: { men: 627, women: 628, kids: 629, limitedSale: 160, bestSeller: 161, newArrival: 163, accessories: 301 },
    mobile: { men: 157, women: 158, kids: 159 },
  },
  /**
   * Categories of garments for the lower body and for the whole body (all others are tops), and those for women only.
   */
  garments: { bottoms: [6, 7, 8, 9, 12, 13, 21, 23, 358, 450], wholes: [28, 116], women: [21, 23, 448] },
  /** Items on home, in new arrivals and in the grid. */
  homeItems: 8,
  /** Categories the carousel shows at once. */
  carouselWindow: { desktop: 3, mobile: 1 },
  /** Session value that makes admin links appear. It is no password, and no server trusts it. */
  adminMarker: adminMark,
  /** Value of the `password` field for everyone else. */
  passwordMask,
  /** Compression of an uploaded picture: max bytes, type, quality of the first try and max tries. */
  picture: {
    maxBytes: 5 * 1024 * 1024,
    type: 'image/webp',
    quality: 1,
    tries: 10,
  },
} as const;

/** The link that dials a telephone number. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** A promotional list: its name on pages, its name on the server, and its fixed sub-category id. */
export interface PromotionalPage {
  readonly pageName: (typeof promotionalPageNames)[PromotionalList];
  readonly label: string;
  readonly list: PromotionalList;
  readonly id: number;
}

const promotionalPage = (list: PromotionalList, label: string, id: number): PromotionalPage => ({
  pageName: promotionalPageNames[list],
  label,
  list,
  id,
});

/** The three promotional lists in header order. */
export const promotionalPages: readonly PromotionalPage[] = [
  promotionalPage('LimitedSale', 'Limited Sale', shopProfile.ids.desktop.limitedSale),
  promotionalPage('BestSeller', 'Best Seller', shopProfile.ids.desktop.bestSeller),
  promotionalPage('NewArrivals', 'New Arrival', shopProfile.ids.desktop.newArrival),
];

/**
 * The promotional list with a page name or fixed id.
 * @returns `null` for any other name or id.
 */
export function promotionalPageOf(nameOrId: string | number): PromotionalPage | null {
  return promotionalPages.find((page) => page.id === nameOrId || page.pageName === nameOrId) ?? null;
}

import {
  type PromotionalList,
  adminMark,
  cartLimits,
  passwordMask,
  promotionalPageNames,
} from '@kayal/api-contract/client';
import { imageSavedMs, otpRules, suggestionDebounceMs, thumbnailWindow } from './profile-for-machines.ts';

/**
 * Constants of this shop: identity, contact, ids and limits. Nothing here is secret: the admin marker only decides what
 * is shown (J02).
 */
export const shopProfile = {
  name: 'KAYAL',
  tagline: 'Made to move.',
  /** Tenant literal in every path (S9.CFG.01). */
  companyCode: 'kayal',
  /** Season literal of the colour screens (S9.CFG.02). */
  season: '2025-26',
  /** Currency and its locale (S9.MON.01). */
  currency: { code: 'INR', locale: 'en-IN' },
  /** Zone that dates orders and delivery notes (J71). */
  timeZone: 'Asia/Kolkata',
  /** Fixed sub-category ids (S9.ID.01–10, J15). */
  ids: {
    desktop: { men: 627, women: 628, kids: 629, limitedSale: 160, bestSeller: 161, newArrival: 163, accessories: 301 },
    mobile: { men: 157, women: 158, kids: 159 },
  },
  /** Categories on home, in the specified order (S7.CAT.02). */
  homeCategoryIds: [4, 5, 6, 7, 219, 301, 358, 359, 218, 450, 448, 616],
  /**
   * Categories of garments for the lower body and for the whole body (all others are tops), and those for women only.
   */
  garments: { bottoms: [6, 7, 8, 9, 12, 13, 21, 23, 358, 450], wholes: [28, 116], women: [21, 23, 448] },
  /** Items on home, in new arrivals and in the grid (S9.HOME.01). */
  homeItems: 8,
  /** Categories the carousel shows at once (S9.HOME.02). */
  carouselWindow: { desktop: 3, mobile: 1 },
  promoStrip: { repeats: 15 },
  /** Visible thumbnails (S9.HOME.05). */
  thumbnailWindow,
  /** Policy numbers in days and years (S9.POL.01–07). */
  policies: {
    processingBusinessDays: { min: 1, max: 2 },
    deliveryBusinessDays: { min: 0, max: 7 },
    returnDays: 30,
    damagedReportDays: 7,
    refundBusinessDays: { min: 5, max: 7 },
    finalSaleReturnable: false,
    ageLimit: 18,
  },
  limits: cartLimits,
  /** Delivery charge, in paise (J44). */
  deliveryCharge: 0,
  /** Delivery charge of the sample order, in paise (S2.SUM.09). */
  sampleDeliveryCharge: 4000,
  /** Session value that makes admin links appear; never a password and never trusted (J02, J03). */
  adminMarker: adminMark,
  /** Value of the `password` field for everyone else (J03). */
  passwordMask,
  /** One-time code (S9.OTP.01): digits, countdown in ms, moments that are announced in seconds (J27). */
  otp: otpRules,
  /** Debounce of the suggestions, ms after the last key. */
  suggestionDebounceMs,
  /**
   * Compression of an uploaded picture: max bytes, type, quality of the first try and max tries (S5.IMG.02–04,
   * S9.IMG.01).
   */
  picture: {
    maxBytes: 5 * 1024 * 1024,
    type: 'image/webp',
    quality: 1,
    tries: 10,
  },
  /** ms for which a successful save of pictures is shown (S9.IMG.04). */
  imageSavedMs,
  /** ms after which a toast closes (S9.UI.01). */
  toastMs: 3000,
  /** Widths in px up to which the mobile and tablet layouts hold (S9.UI.02, J66). */
  breakpoints: { mobile: 768, tablet: 1024 },
} as const;

/** The link that dials a telephone number. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** A promotional list: its name on pages, its name on the server, and its fixed sub-category id (J15). */
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

/** The three promotional lists in header order (S2.HDR.09, S2.LIST.05). */
export const promotionalPages: readonly PromotionalPage[] = [
  promotionalPage('LimitedSale', 'Limited Sale', shopProfile.ids.desktop.limitedSale),
  promotionalPage('BestSeller', 'Best Seller', shopProfile.ids.desktop.bestSeller),
  promotionalPage('NewArrivals', 'New Arrival', shopProfile.ids.desktop.newArrival),
];

/**
 * The promotional list with a page name or fixed id (S2.LIST.05, J15).
 * @returns `null` for any other name or id.
 */
export function promotionalPageOf(nameOrId: string | number): PromotionalPage | null {
  return promotionalPages.find((page) => page.id === nameOrId || page.pageName === nameOrId) ?? null;
}

import {
  encodeProductLink,
  promotionalPageNames,
  type ProductListSource,
  type PromotionalList,
} from '@kayal/api-contract/client';

/** A link: its address and its navigation state. */
export interface ShopLink {
  readonly href: string;
  readonly state?: unknown;
}

const withQuery = (path: string, query: Record<string, string>): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};

/** Every fixed address of the shop (S2.ROUTE). */
export const paths = {
  home: '/',
  login: '/login',
  signUp: '/signup',
  verify: '/verify',
  forgotPassword: '/forgotpass',
  cart: '/cart',
  address: '/address',
  account: '/account',
  accountMobile: '/accountmob',
  myInfo: '/myinfo',
  myOrders: '/myorders',
  wishlist: '/wishlist',
  compare: '/compare',
  orderSummary: '/ordersummary',
  orderReturn: '/orderreturn',
  track: '/track',
  payment: '/payment',
  search: '/searchpage',
  contact: '/contact',
  complaints: '/complaints',
  aboutUs: '/aboutus',
  shippingPolicy: '/shippingpolicy',
  returnPolicy: '/returnpolicy',
  termsConditions: '/termsconditions',
  privacyPolicy: '/privacypolicy',
  dashboard: '/dashboard',
  returns: '/returns',
  promotions: '/promotions',
  payments: '/payments',
  customers: '/customers',
  reports: '/reports',
  imageUpload: '/imageupload',
  offerUpdate: '/offerupdate',
  updateColors: '/updateColors',
  catalogue: '/catalogue',
  catalogueImport: '/catalogue/import',
  cataloguePictures: '/catalogue/pictures',
  catalogueHistory: '/catalogue/history',
  catalogueConnections: '/catalogue/connections',
  settings: '/settings',
  setup: '/setup',
  security: '/security',
} as const;

/** Path of the lists of categories and promotions. */
export const listPath = '/products';

/** Path of every product's page. */
export const productPath = '/fullimage';

/** A product's page: `I` and `N` in the address, id and name as state. */
export function productLink(product: { readonly id: number; readonly name: string }): ShopLink {
  return {
    href: withQuery(productPath, { ...encodeProductLink(product) }),
    state: { id: product.id, itemName: product.name },
  };
}

/** The page that compares products. @param ids in the order of its columns */
export const compareLink = (ids: readonly number[]): string =>
  ids.length === 0 ? paths.compare : `${paths.compare}?c=${ids.join(',')}`;

/** The page of a category. */
export function categoryLink(category: { readonly id: number; readonly name: string }): ShopLink {
  return {
    href: withQuery(listPath, { c: String(category.id), n: category.name }),
    state: { categoryId: category.id, categoryName: category.name },
  };
}

/** The page of a sub-category. */
export function subCategoryLink(category: { readonly id: number; readonly name: string }): ShopLink {
  return {
    href: withQuery('/subcategoryproducts', { c: String(category.id), n: category.name }),
    state: { categoryId: category.id, categoryName: category.name },
  };
}

/** A link from the settings, with the navigation state of the list it names. */
export function typedLink(to: string): ShopLink {
  const { pathname, searchParams } = new URL(to, 'https://shop.invalid');
  const [id, name] = [Number(searchParams.get('c')), searchParams.get('n')];
  const isList = to.startsWith('/') && (pathname === listPath || pathname === '/subcategoryproducts');
  return isList && id > 0 && name !== null ? { href: to, state: { categoryId: id, categoryName: name } } : { href: to };
}

/** The page of a promotional list. */
export function promotionLink(list: PromotionalList): ShopLink {
  return {
    href: withQuery(listPath, { list, n: promotionalPageNames[list] }),
    state: { categoryName: promotionalPageNames[list] },
  };
}

/** The search page for a text; an empty text lists all products. */
export function searchLink(text: string): ShopLink {
  return { href: withQuery('/searchpage', { q: text }), state: { filter: text } };
}

/** The page of a list. @param name of the category or sub-category */
export function listLink(source: ProductListSource, name: string): ShopLink {
  switch (source.kind) {
    case 'promotion':
      return promotionLink(source.list);
    case 'category':
      return categoryLink({ id: source.id, name });
    case 'sub-category':
      return subCategoryLink({ id: source.id, name });
    case 'search':
      return searchLink(source.text);
    case 'all':
      return searchLink('');
  }
}

/** The page where an order is paid ahead. */
export function paymentLink(entryNo: string): ShopLink {
  return { href: withQuery(paths.payment, { order: entryNo }) };
}

/** The page of one order. */
export function orderLink(entryNo: string): ShopLink {
  return { href: withQuery('/ordersummary', { o: entryNo }) };
}

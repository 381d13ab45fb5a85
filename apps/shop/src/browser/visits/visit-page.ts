import type { VisitPage, VisitStep } from '@kayal/api-contract/client';
import { listPath, paths, productPath } from '../../paths.ts';

const pages: Readonly<Record<string, VisitPage>> = {
  [paths.home]: 'home',
  [listPath]: 'list',
  '/subcategoryproducts': 'list',
  [paths.search]: 'list',
  [productPath]: 'product',
  [paths.cart]: 'bag',
};

/** The kind of page at a path; undefined for one that sells nothing: no visit that begins there is measured. */
export const visitPageOf = (pathname: string): VisitPage | undefined => pages[pathname];

/** The step towards an order that a page is; undefined for a page that is none. */
export const stepOf = (page: VisitPage | undefined): VisitStep | undefined => (page === 'home' ? undefined : page);

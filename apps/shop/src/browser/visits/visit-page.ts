import { visitSteps, type VisitPage, type VisitStep } from '@kayal/api-contract/client';
import { listPath, paths, productPath } from '../../paths.ts';

const pages: Readonly<Record<string, VisitPage>> = {
  [paths.home]: 'home',
  [listPath]: 'list',
  '/subcategoryproducts': 'list',
  [paths.search]: 'list',
  [productPath]: 'product',
  [paths.cart]: 'bag',
};

/** The kind of page at a path. */
export const visitPageOf = (pathname: string): VisitPage => pages[pathname] ?? 'other';

/** The step towards an order that a page is; undefined for a page that is none. */
export const stepOf = (page: VisitPage): VisitStep | undefined => visitSteps.find((step) => step === page);

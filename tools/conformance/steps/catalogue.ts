import { asVisitor, type Step } from '../step.ts';

const nowhere = '999999999';

/** Public reads of the catalogue (S7.CAT). */
export const catalogueSteps: readonly Step[] = [
  asVisitor('getCategories', 'S7.CAT.01 all'),
  asVisitor('getCategories', 'J11 of another company', { params: { company: 'nobody' } }),
  asVisitor('getSubCategories', 'S7.CAT.03 all'),
  asVisitor('getAllColorSize', 'S7.CAT.04 all'),
  asVisitor('getAllModifiedColors', 'S7.CAT.05 all'),
  asVisitor('getProductByFilter', 'S7.CAT.06 a page of all', { query: { limit: '40', sort: 'newest' } }),
  asVisitor('getProductByFilter', 'S7.CAT.06 nothing matches', { query: { filter: 'zzzqqq' } }),
  asVisitor('getProductByFilter', 'J72 a page size of 0', { query: { limit: '0' } }),
  asVisitor('getProductByCategory', 'S7.CAT.07 one', ({ category }) => ({ query: { Id: category } })),
  asVisitor('getProductByCategory', 'S7.CAT.07 a missing one', { query: { Id: nowhere } }),
  asVisitor('getProductByCategory', 'S7.CAT.07 without an id'),
  asVisitor('getProductBySubCategory', 'S7.CAT.08 one', ({ subCategory }) => ({ query: { Id: subCategory } })),
  asVisitor('getProductBySubCategory', 'S9.ID.08 the id of the mobile menu', { query: { Id: '157' } }),
  asVisitor('getProductById', 'S7.CAT.09 one', ({ plain }) => ({ query: { Id: plain.id } })),
  asVisitor('getProductById', 'S7.CAT.09 a missing one', { query: { Id: nowhere } }),
  asVisitor('getProductDetails', 'S7.CAT.10 one', ({ plain }) => ({ query: { Id: plain.id } })),
  asVisitor('getProductDetails', 'S7.CAT.10 a missing one', { query: { Id: nowhere } }),
  asVisitor('getProductByUniqueCode', 'S7.CAT.11 one', ({ offered }) => ({ query: { uniqueCode: offered.code } })),
  asVisitor('getProductByUniqueCode', 'S7.CAT.11 a missing one', { query: { uniqueCode: 'none' } }),
  asVisitor('getPromotionalList', 'S7.CAT.12 one', { query: { Id: 'BestSeller', limit: '20' } }),
  asVisitor('getPromotionalList', 'S7.CAT.12 a missing one', { query: { Id: 'WorstSeller' } }),
  asVisitor('getOfferByItemId', 'S7.CAT.13 an item with one', ({ offered }) => ({ params: { id: offered.id } })),
  asVisitor('getOfferByItemId', 'J31 an item without', ({ plain }) => ({ params: { id: plain.id } })),
  asVisitor('getOffers', 'J31 a page', { query: { limit: '10' } }),
  asVisitor('getOffers', 'J31 of one item', ({ offered }) => ({ query: { ids: offered.id } })),
  asVisitor('suggest', 'S5.SRCH.02 something', { query: { q: 'tee' } }),
  asVisitor('suggest', 'S5.SRCH.02 nothing', { query: { q: 'zzzqqq' } }),
  asVisitor('facets', 'J08 of all'),
  asVisitor('facets', 'J08 of a category', ({ category }) => ({ query: { source: 'category', Id: category } })),
  asVisitor('facets', 'J08 of a category with a page of it', ({ category }) => ({
    query: { source: 'category', Id: category, products: '1', limit: '3' },
  })),
  asVisitor('facets', 'J08 of an unknown source', { query: { source: 'moon' } }),
];

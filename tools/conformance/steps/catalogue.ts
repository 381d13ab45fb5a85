import { step, type Step } from '../step.ts';

const nowhere = '999999999';

/** Public reads of the catalogue (S7.CAT). */
export const catalogueSteps: readonly Step[] = [
  step('getCategories', 'S7.CAT.01 all'),
  step('getCategories', 'J11 of another company', { parts: () => ({ params: { company: 'nobody' } }) }),
  step('getSubCategories', 'S7.CAT.03 all'),
  step('getAllColorSize', 'S7.CAT.04 all'),
  step('getAllModifiedColors', 'S7.CAT.05 all'),
  step('getProductByFilter', 'S7.CAT.06 a page of all', { parts: () => ({ query: { limit: '40', sort: 'newest' } }) }),
  step('getProductByFilter', 'S7.CAT.06 nothing matches', { parts: () => ({ query: { filter: 'zzzqqq' } }) }),
  step('getProductByFilter', 'J72 a page size of 0', { parts: () => ({ query: { limit: '0' } }) }),
  step('getProductByCategory', 'S7.CAT.07 one', { parts: ({ category }) => ({ query: { Id: category } }) }),
  step('getProductByCategory', 'S7.CAT.07 a missing one', { parts: () => ({ query: { Id: nowhere } }) }),
  step('getProductByCategory', 'S7.CAT.07 without an id'),
  step('getProductBySubCategory', 'S7.CAT.08 one', { parts: ({ subCategory }) => ({ query: { Id: subCategory } }) }),
  step('getProductBySubCategory', 'S9.ID.08 the id of the mobile menu', { parts: () => ({ query: { Id: '157' } }) }),
  step('getProductById', 'S7.CAT.09 one', { parts: ({ plain }) => ({ query: { Id: plain.id } }) }),
  step('getProductById', 'S7.CAT.09 a missing one', { parts: () => ({ query: { Id: nowhere } }) }),
  step('getProductDetails', 'S7.CAT.10 one', { parts: ({ plain }) => ({ query: { Id: plain.id } }) }),
  step('getProductDetails', 'S7.CAT.10 a missing one', { parts: () => ({ query: { Id: nowhere } }) }),
  step('getProductByUniqueCode', 'S7.CAT.11 one', {
    parts: ({ offered }) => ({ query: { uniqueCode: offered.code } }),
  }),
  step('getProductByUniqueCode', 'S7.CAT.11 a missing one', { parts: () => ({ query: { uniqueCode: 'none' } }) }),
  step('getPromotionalList', 'S7.CAT.12 one', { parts: () => ({ query: { Id: 'BestSeller', limit: '20' } }) }),
  step('getPromotionalList', 'S7.CAT.12 a missing one', { parts: () => ({ query: { Id: 'WorstSeller' } }) }),
  step('getOfferByItemId', 'S7.CAT.13 an item with one', { parts: ({ offered }) => ({ params: { id: offered.id } }) }),
  step('getOfferByItemId', 'J31 an item without', { parts: ({ plain }) => ({ params: { id: plain.id } }) }),
  step('getOffers', 'J31 a page', { parts: () => ({ query: { limit: '10' } }) }),
  step('getOffers', 'J31 of one item', { parts: ({ offered }) => ({ query: { ids: offered.id } }) }),
  step('suggest', 'S5.SRCH.02 something', { parts: () => ({ query: { q: 'tee' } }) }),
  step('suggest', 'S5.SRCH.02 nothing', { parts: () => ({ query: { q: 'zzzqqq' } }) }),
  step('facets', 'J08 of all'),
  step('facets', 'J08 of a category', { parts: ({ category }) => ({ query: { source: 'category', Id: category } }) }),
  step('facets', 'J08 of a category with a page of it', {
    parts: ({ category }) => ({ query: { source: 'category', Id: category, products: '1', limit: '3' } }),
  }),
  step('facets', 'J08 of an unknown source', { parts: () => ({ query: { source: 'moon' } }) }),
];

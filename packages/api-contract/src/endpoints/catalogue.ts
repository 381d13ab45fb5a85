import { Type } from 'typebox';
import { promotionalLists, productSorts } from '../domain/catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { companyParams, limitText, numericId, offsetText, rupeesText, season, text, uniqueCode } from '../schemas.ts';
import {
  categoryRow,
  colourRow,
  colourSizeRow,
  facetsAnswer,
  describedProductRow,
  productRow,
  suggestionRow,
  variantRow,
} from './catalogue.rows.ts';

/** Filters, sort order and page of every product list. Lists are comma-separated; prices are rupees of MRP. */
const listFilters = {
  limit: Type.Optional(limitText),
  offset: Type.Optional(offsetText),
  color: Type.Optional(text(200)),
  size: Type.Optional(text(200)),
  /** Countries of origin, by their English names. */
  origin: Type.Optional(text(200)),
  /** Attributes with their values, such as `fabric:Cotton,fit:Slim`; a comma or percent sign of a value is escaped. */
  attr: Type.Optional(text(600)),
  /** Category or sub-category ids a product must be in, for combined filters. */
  category: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}(,[0-9]{1,9}){0,19}$' })),
  minPrice: Type.Optional(rupeesText),
  maxPrice: Type.Optional(rupeesText),
  sort: Type.Optional(Type.Enum(productSorts)),
  season: Type.Optional(season),
};

const seasonQuery = Type.Object({ season: Type.Optional(season) });
const byId = Type.Object({ Id: numericId, ...listFilters });
const products = Type.Array(productRow, {
  description: 'Bare array; the header X-Total-Count says how many rows there are without limit and offset.',
});

/** Sources of a facet's list, as in the list calls. */
export const facetSources = ['all', 'search', 'category', 'sub-category', 'promotion'] as const;

/** Public reads of the catalogue. */
export const catalogueEndpoints = {
  getCategories: endpoint('getCategories', {
    summary: 'Categories.',
    params: companyParams,
    query: seasonQuery,
    answer: Type.Array(categoryRow),
  }),
  getSubCategories: endpoint('getSubCategories', {
    summary: 'Sub-categories.',
    params: companyParams,
    query: seasonQuery,
    answer: Type.Array(categoryRow),
  }),
  getAllColorSize: endpoint('getAllColorSize', {
    summary: 'Every pair of colour and size in the catalogue.',
    params: companyParams,
    query: seasonQuery,
    answer: Type.Array(colourSizeRow),
  }),
  getAllModifiedColors: endpoint('getAllModifiedColors', {
    summary: 'Display names and hex of catalogue colours.',
    params: companyParams,
    query: seasonQuery,
    answer: Type.Array(colourRow),
  }),
  getProductByFilter: endpoint('getProductByFilter', {
    summary: 'Products whose name matches; all products for an empty filter.',
    params: companyParams,
    query: Type.Object({ filter: Type.Optional(text(100)), ...listFilters }),
    answer: products,
  }),
  getProductByCategory: endpoint('getProductByCategory', {
    summary: 'Products of a category.',
    params: companyParams,
    query: byId,
    answer: products,
  }),
  getProductBySubCategory: endpoint('getProductBySubCategory', {
    summary: 'Products of a sub-category.',
    params: companyParams,
    query: byId,
    answer: products,
  }),
  getProductById: endpoint('getProductById', {
    summary: 'One product, as a list.',
    params: companyParams,
    query: Type.Object({ Id: numericId, season: Type.Optional(season) }),
    answer: Type.Array(describedProductRow),
  }),
  getProductDetails: endpoint('getProductDetails', {
    summary: 'The variants of a product.',
    params: companyParams,
    query: Type.Object({ Id: numericId, season: Type.Optional(season) }),
    answer: Type.Array(variantRow),
  }),
  getProductByUniqueCode: endpoint('getProductByUniqueCode', {
    summary: 'The product of a unique code, with the colour and size of that variant, as a list.',
    params: companyParams,
    query: Type.Object({ uniqueCode, season: Type.Optional(season) }),
    answer: Type.Array(productRow),
  }),
  getPromotionalList: endpoint('getPromotionalList', {
    summary: 'Products of a promotional list.',
    params: companyParams,
    query: Type.Object({ Id: Type.Enum(promotionalLists), ...listFilters }),
    answer: products,
  }),
  suggest: endpoint('suggest', {
    summary: 'Suggestions for a typed text.',
    params: companyParams,
    query: Type.Object({ q: text(100), limit: Type.Optional(limitText) }),
    answer: Type.Array(suggestionRow),
  }),
  facets: endpoint('facets', {
    summary: 'Counts for the filters of one list.',
    params: companyParams,
    query: Type.Object({
      /** Which list; `all` where absent. */
      source: Type.Optional(Type.Enum(facetSources)),
      /** A group's id, or a promotional list's name. */
      Id: Type.Optional(Type.Union([numericId, Type.Enum(promotionalLists)])),
      filter: Type.Optional(text(100)),
      ...listFilters,
      /** Also the page of products that the list call has for the same query, so that a list page needs one call; 200 without a limit. */
      products: Type.Optional(Type.Literal('1')),
    }),
    answer: facetsAnswer,
  }),
};

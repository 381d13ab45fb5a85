import { listed, route } from './route.ts';

/** Public reads of the catalogue. */
export const catalogueRoutes = {
  getCategories: route('GET', '/getCategories/:company', 'anyone', 'S7.CAT.01', listed),
  getSubCategories: route('GET', '/getSubCategories/:company', 'anyone', 'S7.CAT.03', listed),
  getAllColorSize: route('GET', '/getAllColorSize/:company', 'anyone', 'S7.CAT.04', listed),
  getAllModifiedColors: route('GET', '/getAllModifiedColors/:company', 'anyone', 'S7.CAT.05', listed),
  getProductByFilter: route('GET', '/getProductByFilter/:company', 'anyone', 'S7.CAT.06', listed),
  getProductByCategory: route('GET', '/getProductByCategory/:company', 'anyone', 'S7.CAT.07', listed),
  getProductBySubCategory: route('GET', '/getProductBySubCategory/:company', 'anyone', 'S7.CAT.08', listed),
  getProductById: route('GET', '/getProductById/:company', 'anyone', 'S7.CAT.09', listed),
  getProductDetails: route('GET', '/getProductDetails/:company', 'anyone', 'S7.CAT.10', listed),
  getProductByUniqueCode: route('GET', '/getProductByUniqueCode/:company', 'anyone', 'S7.CAT.11', listed),
  getPromotionalList: route('GET', '/getNewArrival_BestSeller_LimitedSale/:company', 'anyone', 'S7.CAT.12', listed),
  getOfferByItemId: route('GET', '/getOfferByItemId/:id', 'anyone', 'S7.CAT.13', listed),
  getOffers: route('GET', '/getOffers', 'anyone', 'J31'),
  suggest: route('GET', '/suggest/:company', 'anyone', 'S5.SRCH.02'),
  facets: route('GET', '/facets/:company', 'anyone', 'J08'),
};

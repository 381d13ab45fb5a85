import { listed, route } from './route.ts';

/** Cart, orders, addresses, wishlist and stock watches. */
export const shoppingRoutes = {
  addToCart: route('POST', '/cart/add/:company', 'self', 'S7.CART.01', { ...listed, keepalive: true }),
  getCart: route('GET', '/cart/items/:company/:customer', 'self', 'S7.CART.02', listed),
  deleteCartItem: route('DELETE', '/cart/item/:company/:itemId/:ledcode/:uniqueCode', 'self', 'S7.CART.03', {
    ...listed,
    keepalive: true,
  }),
  clearCart: route('DELETE', '/cart/clear/:company/:customer', 'self', 'S7.CART.04', { ...listed, byStatus: true }),

  placeOrder: route('POST', '/orderAdd/:company', 'self', 'S7.ORD.01', listed),
  getOrders: route('GET', '/order/list/:company/:customer', 'self', 'S7.ORD.02', listed),
  getAllOrders: route('GET', '/allorder/list/:company', 'admin', 'S7.ORD.03', listed),
  updateDelivery: route('POST', '/order/update-delivery/:company/:entryNo', 'admin', 'S7.ORD.04', listed),
  getOrder: route('GET', '/order/:company/:entryNo', 'self', 'J45'),
  getInvoice: route('GET', '/order/invoice/:company/:entryNo', 'self', 'J46'),

  getAddresses: route('GET', '/user/getAddresses/:customer', 'self', 'S7.ADDR.01', listed),
  getAddress: route('GET', '/user/getAddress/:id', 'self', 'S7.ADDR.02', listed),
  addAddress: route('POST', '/user/addAddress', 'self', 'S7.ADDR.03', listed),
  updateAddress: route('PUT', '/user/updateAddress/:id', 'self', 'S7.ADDR.04', listed),
  setActiveAddress: route('POST', '/user/setActiveAddress', 'self', 'S7.ADDR.05', { ...listed, byStatus: true }),
  deleteAddress: route('DELETE', '/user/deleteAddress', 'self', 'S7.ADDR.06', { ...listed, byStatus: true }),

  getWishlist: route('GET', '/wishlist/items/:company/:customer', 'self', 'S7.WISH.01', listed),
  addToWishlist: route('POST', '/wishlist/add/:company', 'self', 'S7.WISH.02', {
    ...listed,
    keepalive: true,
    byStatus: true,
  }),
  deleteFromWishlist: route('DELETE', '/wishlist/delete/:company/:id', 'self', 'S7.WISH.03', {
    ...listed,
    keepalive: true,
    byStatus: true,
  }),

  getStockWatches: route('GET', '/stockWatch/items/:company/:customer', 'self', 'ADR 7'),
  addStockWatch: route('POST', '/stockWatch/add/:company', 'self', 'ADR 7'),
  deleteStockWatch: route('DELETE', '/stockWatch/item/:company/:uniqueCode', 'self', 'ADR 7'),
};

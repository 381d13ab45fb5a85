/** Base path of every call (J11). */
export const apiBase = '/api/onlineorder';

/** Who may call an endpoint. `self`: a signed-in shopper about her own rows; ids in the call are claims to compare (J06). */
export type Access = 'anyone' | 'self' | 'admin';

/** How an endpoint is reached. `:name` marks a path parameter; paths are byte for byte those of section 7. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  /** Checklist row or judgement call. */
  readonly source: string;
  /** False for the calls added beside the 43 listed ones. */
  readonly listed: boolean;
  /** True where the listed path has no `{company}`; a `/:company` suffix answers as well (J11). */
  readonly companyless?: true;
}

/** Every call by name: the 43 listed ones and those the architecture adds. */
export const routes = {
  loginByQuery: { method: 'GET', path: '/user/login/:company', access: 'anyone', source: 'S7.USER.01', listed: true },
  login: { method: 'POST', path: '/user/login/:company', access: 'anyone', source: 'J01', listed: false },
  session: { method: 'GET', path: '/user/session/:company', access: 'anyone', source: 'J05', listed: false },
  logout: { method: 'POST', path: '/user/logout/:company', access: 'anyone', source: 'J04', listed: false },
  googleNonce: { method: 'POST', path: '/user/googleNonce/:company', access: 'anyone', source: 'J29', listed: false },
  googleLogin: {
    method: 'POST',
    path: '/user/googleLogin/:company',
    access: 'anyone',
    source: 'S7.USER.02',
    listed: true,
  },
  signUp: { method: 'POST', path: '/user/SignUp/:company', access: 'anyone', source: 'S7.USER.03', listed: true },
  googleSignUp: {
    method: 'POST',
    path: '/user/googleSignUp',
    access: 'anyone',
    source: 'S7.USER.04',
    listed: true,
    companyless: true,
  },
  verify: { method: 'POST', path: '/user/Verify/:company', access: 'anyone', source: 'S7.USER.05', listed: true },
  sendOtp: { method: 'POST', path: '/user/sendOTP/:company', access: 'anyone', source: 'S7.USER.06', listed: true },
  updatePassword: {
    method: 'POST',
    path: '/user/updatePassword/:company',
    access: 'anyone',
    source: 'S7.USER.07',
    listed: true,
  },
  getCustomerById: {
    method: 'GET',
    path: '/user/getCustomerById/:company/:customer',
    access: 'self',
    source: 'S7.USER.08',
    listed: true,
  },
  updateProfile: { method: 'PUT', path: '/user/updateProfile/:company', access: 'self', source: 'J53', listed: false },

  getCategories: {
    method: 'GET',
    path: '/getCategories/:company',
    access: 'anyone',
    source: 'S7.CAT.01',
    listed: true,
  },
  getSubCategories: {
    method: 'GET',
    path: '/getSubCategories/:company',
    access: 'anyone',
    source: 'S7.CAT.03',
    listed: true,
  },
  getAllColorSize: {
    method: 'GET',
    path: '/getAllColorSize/:company',
    access: 'anyone',
    source: 'S7.CAT.04',
    listed: true,
  },
  getAllModifiedColors: {
    method: 'GET',
    path: '/getAllModifiedColors/:company',
    access: 'anyone',
    source: 'S7.CAT.05',
    listed: true,
  },
  getProductByFilter: {
    method: 'GET',
    path: '/getProductByFilter/:company',
    access: 'anyone',
    source: 'S7.CAT.06',
    listed: true,
  },
  getProductByCategory: {
    method: 'GET',
    path: '/getProductByCategory/:company',
    access: 'anyone',
    source: 'S7.CAT.07',
    listed: true,
  },
  getProductBySubCategory: {
    method: 'GET',
    path: '/getProductBySubCategory/:company',
    access: 'anyone',
    source: 'S7.CAT.08',
    listed: true,
  },
  getProductById: {
    method: 'GET',
    path: '/getProductById/:company',
    access: 'anyone',
    source: 'S7.CAT.09',
    listed: true,
  },
  getProductDetails: {
    method: 'GET',
    path: '/getProductDetails/:company',
    access: 'anyone',
    source: 'S7.CAT.10',
    listed: true,
  },
  getProductByUniqueCode: {
    method: 'GET',
    path: '/getProductByUniqueCode/:company',
    access: 'anyone',
    source: 'S7.CAT.11',
    listed: true,
  },
  getPromotionalList: {
    method: 'GET',
    path: '/getNewArrival_BestSeller_LimitedSale/:company',
    access: 'anyone',
    source: 'S7.CAT.12',
    listed: true,
  },
  getOfferByItemId: {
    method: 'GET',
    path: '/getOfferByItemId/:id',
    access: 'anyone',
    source: 'S7.CAT.13',
    listed: true,
    companyless: true,
  },
  getOffers: { method: 'GET', path: '/getOffers/:company', access: 'anyone', source: 'J31', listed: false },
  suggest: { method: 'GET', path: '/suggest/:company', access: 'anyone', source: 'S5.SRCH.02', listed: false },
  facets: { method: 'GET', path: '/facets/:company', access: 'anyone', source: 'J08', listed: false },

  addToCart: { method: 'POST', path: '/cart/add/:company', access: 'self', source: 'S7.CART.01', listed: true },
  getCart: {
    method: 'GET',
    path: '/cart/items/:company/:customer',
    access: 'self',
    source: 'S7.CART.02',
    listed: true,
  },
  deleteCartItem: {
    method: 'DELETE',
    path: '/cart/item/:company/:itemId/:ledcode/:uniqueCode',
    access: 'self',
    source: 'S7.CART.03',
    listed: true,
  },
  clearCart: {
    method: 'DELETE',
    path: '/cart/clear/:company/:customer',
    access: 'self',
    source: 'S7.CART.04',
    listed: true,
  },

  placeOrder: { method: 'POST', path: '/orderAdd/:company', access: 'self', source: 'S7.ORD.01', listed: true },
  getOrders: {
    method: 'GET',
    path: '/order/list/:company/:customer',
    access: 'self',
    source: 'S7.ORD.02',
    listed: true,
  },
  getAllOrders: { method: 'GET', path: '/allorder/list/:company', access: 'admin', source: 'S7.ORD.03', listed: true },
  getOrderDays: { method: 'GET', path: '/orderDays/:company', access: 'admin', source: 'S2.DASH.10', listed: false },
  exportOrders: {
    method: 'POST',
    path: '/allorder/export/:company',
    access: 'admin',
    source: 'S7.ORD.03',
    listed: false,
  },
  updateDelivery: {
    method: 'POST',
    path: '/order/update-delivery/:company/:entryNo',
    access: 'admin',
    source: 'S7.ORD.04',
    listed: true,
  },
  getOrder: { method: 'GET', path: '/order/:company/:entryNo', access: 'self', source: 'J45', listed: false },
  getInvoice: { method: 'GET', path: '/order/invoice/:company/:entryNo', access: 'self', source: 'J46', listed: false },

  getAddresses: {
    method: 'GET',
    path: '/user/getAddresses/:customer',
    access: 'self',
    source: 'S7.ADDR.01',
    listed: true,
    companyless: true,
  },
  getAddress: {
    method: 'GET',
    path: '/user/getAddress/:id',
    access: 'self',
    source: 'S7.ADDR.02',
    listed: true,
    companyless: true,
  },
  addAddress: {
    method: 'POST',
    path: '/user/addAddress',
    access: 'self',
    source: 'S7.ADDR.03',
    listed: true,
    companyless: true,
  },
  updateAddress: {
    method: 'PUT',
    path: '/user/updateAddress/:id',
    access: 'self',
    source: 'S7.ADDR.04',
    listed: true,
    companyless: true,
  },
  setActiveAddress: {
    method: 'POST',
    path: '/user/setActiveAddress',
    access: 'self',
    source: 'S7.ADDR.05',
    listed: true,
    companyless: true,
  },
  deleteAddress: {
    method: 'DELETE',
    path: '/user/deleteAddress',
    access: 'self',
    source: 'S7.ADDR.06',
    listed: true,
    companyless: true,
  },

  getWishlist: {
    method: 'GET',
    path: '/wishlist/items/:company/:customer',
    access: 'self',
    source: 'S7.WISH.01',
    listed: true,
  },
  addToWishlist: { method: 'POST', path: '/wishlist/add/:company', access: 'self', source: 'S7.WISH.02', listed: true },
  deleteFromWishlist: {
    method: 'DELETE',
    path: '/wishlist/delete/:company/:id',
    access: 'self',
    source: 'S7.WISH.03',
    listed: true,
  },

  getStockWatches: {
    method: 'GET',
    path: '/stockWatch/items/:company/:customer',
    access: 'self',
    source: 'ADR 7',
    listed: false,
  },
  addStockWatch: {
    method: 'POST',
    path: '/stockWatch/add/:company',
    access: 'self',
    source: 'ADR 7',
    listed: false,
  },
  deleteStockWatch: {
    method: 'DELETE',
    path: '/stockWatch/item/:company/:uniqueCode',
    access: 'self',
    source: 'ADR 7',
    listed: false,
  },

  postDisplayFirst: {
    method: 'POST',
    path: '/postDisplayFirst',
    access: 'admin',
    source: 'S7.ADM.01',
    listed: true,
    companyless: true,
  },
  addOffer: {
    method: 'POST',
    path: '/addOffer',
    access: 'admin',
    source: 'S7.ADM.02',
    listed: true,
    companyless: true,
  },
  removeOffer: {
    method: 'DELETE',
    path: '/removeOffer/:company/:itemId',
    access: 'admin',
    source: 'J52',
    listed: false,
  },
  postModifyColor: {
    method: 'POST',
    path: '/postModifyColor',
    access: 'admin',
    source: 'S7.ADM.03',
    listed: true,
    companyless: true,
  },

  getImages: {
    method: 'GET',
    path: '/getImages',
    access: 'admin',
    source: 'S7.EXT.06',
    listed: true,
    companyless: true,
  },
  uploadImages: {
    method: 'POST',
    path: '/upload-image1',
    access: 'admin',
    source: 'S7.EXT.07',
    listed: true,
    companyless: true,
  },
  sendWhatsapp: {
    method: 'POST',
    path: '/send-whatsapp',
    access: 'anyone',
    source: 'S7.EXT.08',
    listed: true,
    companyless: true,
  },
  getAudit: { method: 'GET', path: '/audit/:company', access: 'admin', source: 'J47', listed: false },
  getContactMessages: {
    method: 'GET',
    path: '/contactMessages/:company',
    access: 'admin',
    source: 'J30',
    listed: false,
  },
} as const satisfies Record<string, Route>;

/** The name of an endpoint. */
export type RouteName = keyof typeof routes;

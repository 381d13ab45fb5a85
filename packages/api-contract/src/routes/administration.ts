import { confirmed, listed, route } from './route.ts';

/** Offers, colours, pictures, received messages and the settings of the shop. */
export const administrationRoutes = {
  postDisplayFirst: route('POST', '/postDisplayFirst', 'admin', 'S7.ADM.01', { ...listed, byStatus: true }),
  addOffer: route('POST', '/addOffer', 'admin', 'S7.ADM.02', { ...listed, byStatus: true }),
  removeOffer: route('DELETE', '/removeOffer/:company/:itemId', 'admin', 'J52'),
  postModifyColor: route('POST', '/postModifyColor', 'admin', 'S7.ADM.03', { ...listed, byStatus: true }),

  getImages: route('GET', '/getImages', 'admin', 'S7.EXT.06', { ...listed, atRoot: true }),
  uploadImages: route('POST', '/upload-image1', 'admin', 'S7.EXT.07', {
    ...listed,
    byStatus: true,
    atRoot: true,
    form: true,
  }),
  addPictureBatch: route('POST', '/pictureBatch/add/:company', 'admin', 'S7.EXT.07', { form: true }),
  getPictureBatch: route('GET', '/pictureBatch/item/:company/:batch', 'admin', 'S7.EXT.07'),
  getUnmatchedPictures: route('GET', '/unmatchedPicture/items/:company', 'admin', 'S7.EXT.07'),
  assignPicture: route('POST', '/unmatchedPicture/assign/:company', 'admin', 'S7.EXT.07'),
  deleteUnmatchedPicture: route('DELETE', '/unmatchedPicture/item/:company/:id', 'admin', 'S7.EXT.07'),
  takeOrderStep: route('POST', '/orders/step/:company', 'admin', 'docs/orders.md'),
  packParcel: route('POST', '/order/parcels/:company/:entryNo', 'admin', 'docs/orders.md'),
  takeParcelStep: route('POST', '/parcel/step/:company/:parcel', 'admin', 'docs/orders.md'),
  importTracking: route('POST', '/orders/tracking/:company', 'admin', 'docs/orders.md'),
  printOrders: route('POST', '/orders/print/:company', 'admin', 'docs/orders.md'),
  getTaxTable: route('GET', '/invoices/month/:company', 'admin', 'docs/law.md'),
  revokeTracking: route('DELETE', '/order/trackingLinks/:company/:entryNo', 'admin', 'docs/orders.md'),

  getAudit: route('GET', '/audit/:company', 'admin', 'J47'),
  getShopHealth: route('GET', '/shopHealth/:company', 'admin', 'docs/operations.md'),
  getContactMessages: route('GET', '/contactMessages/:company', 'admin', 'J30'),
  answerMessage: route('POST', '/contactMessages/answered/:company/:id', 'admin', 'docs/opening-a-shop.md'),

  getRedirects: route('GET', '/redirects/:company', 'admin', 'docs/switching.md'),
  addRedirectFile: route('POST', '/redirects/file/:company', 'admin', 'docs/switching.md', { form: true }),
  deleteRedirectFile: route('DELETE', '/redirects/file/:company/:id', 'admin', 'docs/switching.md'),
  addRedirectRule: route('POST', '/redirects/rule/:company', 'admin', 'docs/switching.md'),
  deleteRedirectRule: route('DELETE', '/redirects/rule/:company/:id', 'admin', 'docs/switching.md'),
  getMissedAddresses: route('GET', '/redirects/missed/:company', 'admin', 'docs/switching.md'),

  getShopArchive: route('GET', '/shopArchive/:company', 'admin', 'docs/switching.md'),
  makeShopArchive: route('POST', '/shopArchive/:company', 'admin', 'docs/switching.md', confirmed),
  openShopArchive: route('POST', '/shopArchive/open/:company', 'admin', 'docs/switching.md', confirmed),
  getShopArchiveFile: route('GET', '/shopArchive/file/:company/:id', 'admin', 'docs/switching.md'),

  getSettings: route('GET', '/settings/:company', 'admin', 'docs/opening-a-shop.md'),
  saveSettings: route('PUT', '/settings/:company', 'admin', 'docs/opening-a-shop.md'),
  checkTheme: route('POST', '/settings/theme/:company', 'admin', 'docs/opening-a-shop.md'),
  addShopPicture: route('POST', '/settings/picture/:company', 'admin', 'docs/opening-a-shop.md', { form: true }),
  getSettingsHistory: route('GET', '/settings/history/:company', 'admin', 'docs/opening-a-shop.md'),
  restoreSettings: route('POST', '/settings/restore/:company', 'admin', 'docs/opening-a-shop.md'),
  exportSettings: route('GET', '/settings/file/:company', 'admin', 'docs/opening-a-shop.md'),
  importSettings: route('POST', '/settings/file/:company', 'admin', 'docs/opening-a-shop.md'),
  previewMail: route('POST', '/settings/mail/:company', 'admin', 'docs/opening-a-shop.md'),
};

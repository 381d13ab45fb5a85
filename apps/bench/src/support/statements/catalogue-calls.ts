import * as addresses from '../../../../server/src/modules/addresses/addresses.repository.ts';
import * as cart from '../../../../server/src/modules/cart/cart.repository.ts';
import * as displays from '../../../../server/src/modules/cart/variant-display.repository.ts';
import * as facts from '../../../../server/src/modules/catalogue/facts.repository.ts';
import * as versions from '../../../../server/src/modules/catalogue-version/catalogue-version.repository.ts';
import * as catalogue from '../../../../server/src/modules/catalogue/catalogue.repository.ts';
import { lockProduct } from '../../../../server/src/modules/catalogue/product-rows.repository.ts';
import { loadProductColumns } from '../../../../server/src/modules/catalogue/lists/product-columns.repository.ts';
import * as words from '../../../../server/src/modules/colours/colour-words.repository.ts';
import * as colours from '../../../../server/src/modules/colours/colours.repository.ts';
import * as offers from '../../../../server/src/modules/offers/offers.repository.ts';
import * as batch from '../../../../server/src/modules/pictures/bulk/batch.repository.ts';
import * as pictures from '../../../../server/src/modules/pictures/serve/pictures.repository.ts';
import * as uploads from '../../../../server/src/modules/pictures/upload/upload.repository.ts';
import * as products from '../../../../server/src/modules/products/products.repository.ts';
import * as seo from '../../../../server/src/modules/seo/seo.repository.ts';
import * as stock from '../../../../server/src/modules/stock/stock.repository.ts';
import * as watch from '../../../../server/src/modules/stock-watch/stock-watch.repository.ts';
import * as wishlist from '../../../../server/src/modules/wishlist/wishlist.repository.ts';
import { known, largeShopNow as now } from '../large-shop.ts';
import type { TimedCall } from './timed-call.ts';

const page = { limit: 50, offset: 0 };
const far = { limit: 50, offset: 90_000 };
const id = known.product;
const ids = Array.from({ length: 24 }, (_, index) => 1001 + index * 4000);
const slice = Array.from({ length: 250 }, (_, index) => 1001 + index);
const codes = slice.map((each) => `V${1_000_000 + each}-M`);
const season = known.season;
const customer = known.rareCustomer;

const productFilters = {
  'no filter': { text: '', categoryId: null, state: null },
  'a category': { text: '', categoryId: 7, state: null },
  visible: { text: '', categoryId: null, state: 'visible' },
  hidden: { text: '', categoryId: null, state: 'hidden' },
  withdrawn: { text: '', categoryId: null, state: 'withdrawn' },
  'sold out': { text: '', categoryId: null, state: 'soldOut' },
  'a size sold out': { text: '', categoryId: null, state: 'sizeSoldOut' },
  'without a picture': { text: '', categoryId: null, state: 'unpictured' },
  'sold out, a category': { text: '', categoryId: 7, state: 'soldOut' },
  'a size sold out, a category': { text: '', categoryId: 7, state: 'sizeSoldOut' },
  'a rare name': { text: 'vembanad 77777', categoryId: null, state: null },
  'a common name': { text: 'hoodie', categoryId: null, state: null },
  'a text of none': { text: 'nothing is called this', categoryId: null, state: null },
  'a code': { text: 'V1077777-M', categoryId: null, state: null },
  'a number': { text: '77777', categoryId: null, state: 'visible' },
  'an own id': { text: 'p-1077777', categoryId: null, state: null },
} as const;
const sorts = ['id', 'name', 'changed', 'stock'] as const;

const productTable: readonly TimedCall[] = Object.entries(productFilters).flatMap(([name, filter]) => [
  [`countProducts, ${name}`, (db) => products.countProducts(db, filter)] satisfies TimedCall,
  ...sorts.flatMap((sort): TimedCall[] => [
    [`listProducts, ${name}, by ${sort}`, (db) => products.listProducts(db, filter, sort, page)],
    [`listProducts, ${name}, by ${sort}, far page`, (db) => products.listProducts(db, filter, sort, far)],
  ]),
]);

const values = {
  name: 'Vembanad Tee',
  mrp: 19_900,
  category_id: 7,
  display_colour: 'Navy',
  department: 'men',
  visible: 1,
  description: '',
} as const;
const line = { customerId: customer, productId: id, uniqueCode: `V${1_000_000 + id - 1001}-M`, delta: 1, now };
const upload = { productId: id, colour: 'NAVY', file: 'new.webp', updatedAt: now };
const address = {
  name: 'Person',
  mobile: '9847012345',
  pincode: '682020',
  locality: 'Kadavanthra',
  address: '14/2',
  city: 'Kochi',
  district: 'Ernakulam',
  addressType: 'Home',
} as const;

/** Calls about products, stock and pictures, and what a shopper keeps of them. */
export const catalogueCalls: readonly TimedCall[] = [
  ...productTable,
  ['listColours, of products', (db) => products.listColours(db, ids)],
  ['lockProduct', (db) => lockProduct(db, id)],
  ['findUploadedAt', (db) => products.findUploadedAt(db, id)],
  ['listAllGroups', (db) => products.listAllGroups(db)],
  ['listProductIds', (db) => products.listProductIds(db, 50_000, 500)],
  ['listSourceIds', (db) => products.listSourceIds(db, slice)],
  ['codesOfOthers', (db) => products.codesOfOthers(db, codes, id)],
  ['insertProduct', (db) => products.insertProduct(db, 900_000, values, now)],
  ['updateProduct', (db) => products.updateProduct(db, id, values, now)],
  [
    'writeVariants',
    (db) => products.writeVariants(db, id, [{ uniqueCode: line.uniqueCode, colour: 'Navy', size: 'M' }]),
  ],
  ['writeLists', (db) => products.writeLists(db, id, [301, 302])],
  ['writeOffer', (db) => products.writeOffer(db, id, 9900, now)],
  ['readCounters', (db) => versions.readCounters(db)],
  ['raiseCounters', (db) => versions.raiseCounters(db, ['content', 'stock'])],
  ['listGroups', (db) => facts.listGroups(db)],
  ['listColours', (db) => facts.listColours(db)],
  ['loadProductColumns', (db) => loadProductColumns(db)],
  ['listProducts, 24 of a list', (db) => catalogue.listProducts(db, ids)],
  [
    'listProducts, 2,000 of a feed',
    (db) =>
      catalogue.listProducts(
        db,
        Array.from({ length: 2000 }, (_, at) => 1001 + at),
      ),
  ],
  ['listColourStock, 24 of a list', (db) => catalogue.listColourStock(db, ids)],
  ['listVariants', (db) => catalogue.listVariants(db, id)],
  ['findVariant', (db) => catalogue.findVariant(db, line.uniqueCode)],
  ['listOffers, all', (db) => catalogue.listOffers(db, null, { limit: null, offset: 0 })],
  ['listOffers, far page', (db) => catalogue.listOffers(db, null, { limit: 50, offset: 15_000 })],
  [
    'listOffers, of a category',
    (db) =>
      catalogue.listOffers(
        db,
        Array.from({ length: 3333 }, (_, at) => 1001 + at * 30),
        page,
      ),
  ],
  ['countOffers', (db) => catalogue.countOffers(db, null)],
  [
    'countOffers, of a category',
    (db) =>
      catalogue.countOffers(
        db,
        Array.from({ length: 3333 }, (_, at) => 1001 + at * 30),
      ),
  ],
  ['listOfferPrices', (db) => catalogue.listOfferPrices(db)],
  ['findPricedItem', (db) => offers.findPricedItem(db, id)],
  ['putOffer', (db) => offers.putOffer(db, id, 9900, now)],
  ['deleteOffer', (db) => offers.deleteOffer(db, id)],
  ['listGroups, of the sitemap', (db) => seo.listGroups(db)],
  ['countProducts, of the sitemap', (db) => seo.countProducts(db)],
  ['listProducts, of the sitemap, first', (db) => seo.listProducts(db, { limit: 5000, offset: 0 })],
  ['listProducts, of the sitemap, last', (db) => seo.listProducts(db, { limit: 5000, offset: 90_000 })],
  ['takeStock', (db) => stock.takeStock(db, known.bestseller, 1)],
  ['readStock', (db) => stock.readStock(db, codes)],
  ['lockStock', (db) => stock.lockStock(db, known.bestseller)],
  [
    'moveStock',
    (db) => stock.moveStock(db, 10, { id: 'new', unique_code: known.bestseller, delta: 1, created_at: now }),
  ],
  ['listWatches', (db) => watch.listWatches(db, customer)],
  ['findNamedVariant', (db) => watch.findNamedVariant(db, known.bestseller)],
  ['lockWatchable', (db) => watch.lockWatchable(db, known.bestseller)],
  [
    'insertWatch',
    (db) =>
      watch.insertWatch(db, {
        id: 'new',
        customer_id: customer,
        unique_code: known.bestseller,
        created_at: now,
        notified_at: null,
      }),
  ],
  ['countWatches', (db) => watch.countWatches(db, customer)],
  ['deleteWatch', (db) => watch.deleteWatch(db, customer, known.bestseller)],
  ['listWaiting', (db) => watch.listWaiting(db, 'V1000002-M')],
  ['markNotified', (db) => watch.markNotified(db, 'V1000002-M', now)],
  ['lockCart', (db) => cart.lockCart(db, customer)],
  ['raiseCartVersion', (db) => cart.raiseCartVersion(db, customer)],
  ['findSellable', (db) => cart.findSellable(db, id, line.uniqueCode)],
  ['listCart', (db) => cart.listCart(db, customer)],
  ['listShownCart', (db) => cart.listShownCart(db, customer, season)],
  ['countInCart', (db) => cart.countInCart(db, customer, line.uniqueCode)],
  ['changeUnits', (db) => cart.changeUnits(db, { ...line, unitsPerLine: 10, linesPerCart: 50 })],
  ['deleteLine', (db) => cart.deleteLine(db, customer, id, line.uniqueCode)],
  ['clearLines', (db) => cart.clearLines(db, customer)],
  [
    'readVariantDisplays',
    (db) =>
      displays.readVariantDisplays(
        db,
        season,
        ids.map((productId) => ({ productId, colour: 'Navy' })),
      ),
  ],
  ['readCartPictures', (db) => displays.readCartPictures(db, customer)],
  ['listWishlist', (db) => wishlist.listWishlist(db, customer)],
  ['countWishlist', (db) => wishlist.countWishlist(db, customer)],
  ['findWishable', (db) => wishlist.findWishable(db, id, undefined)],
  [
    'insertWish',
    (db) =>
      wishlist.insertWish(db, { id: 'new', customer_id: customer, product_id: id, unique_code: '', created_at: now }),
  ],
  ['deleteWish', (db) => wishlist.deleteWish(db, customer, String(id))],
  ['listAddresses', (db) => addresses.listAddresses(db, customer)],
  ['findAddress', (db) => addresses.findAddress(db, customer, 'a40000')],
  ['findActiveAddress', (db) => addresses.findActiveAddress(db, customer)],
  ['insertAddress', (db) => addresses.insertAddress(db, customer, { ...address, id: 'new', isActive: false }, now)],
  ['updateAddressFields', (db) => addresses.updateAddressFields(db, customer, 'a40000', address)],
  [
    'deactivateAddresses, activateAddress',
    async (db) => {
      await addresses.deactivateAddresses(db, customer);
      await addresses.activateAddress(db, customer, 'a40000');
    },
  ],
  ['removeAddress', (db) => addresses.removeAddress(db, customer, 'a40000')],
  ['listProductsIn, a colour', (db) => words.listProductsIn(db, ['Coral'])],
  ['readSearchables', (db) => words.readSearchables(db, slice, season)],
  ['readWords', (db) => words.readWords(db, slice)],
  ['changeWords', (db) => words.changeWords(db, id, { gone: ['navy'], added: ['coral'] })],
  ['lockColourDisplays', (db) => colours.lockColourDisplays(db, season, ['Coral'])],
  ['listMadeColours, made', (db) => colours.listMadeColours(db, ['Coral'])],
  ['listMadeColours, not made', (db) => colours.listMadeColours(db, ['Ultramarine'])],
  ['putColour', (db) => colours.putColour(db, season, 'Coral', { name: 'CORAL', hex: '#ff7f50' })],
  ['findProduct, drawn', (db) => pictures.findProduct(db, id)],
  ['hasCategory', (db) => pictures.hasCategory(db, 7)],
  ['hasCategory, none', (db) => pictures.hasCategory(db, 999)],
  ['hasShopPicture', (db) => pictures.hasShopPicture(db, 'x')],
  ['findFirstOfCategory', (db) => pictures.findFirstOfCategory(db, 7)],
  ['listColoursOf', (db) => pictures.listColoursOf(db, id)],
  ['findHex', (db) => pictures.findHex(db, season, 'Coral')],
  ['findUploadedView', (db) => pictures.findUploadedView(db, id, 'NAVY', 'back')],
  ['findUpload', (db) => pictures.findUpload(db, id, 'NAVY')],
  ['listUploads', (db) => uploads.listUploads(db, { limit: 50, offset: 19_000 })],
  ['countUploads', (db) => uploads.countUploads(db)],
  ['insertShopPicture', (db) => uploads.insertShopPicture(db, 'new.webp', now)],
  ['listUploadFiles', (db) => uploads.listUploadFiles(db)],
  ['putUploadView', (db) => uploads.putUploadView(db, upload, 'back')],
  ['findUploadRecord', (db) => uploads.findUploadRecord(db, id, 'NAVY')],
  ['putUpload', (db) => uploads.putUpload(db, upload)],
  ['findDisplay', (db) => uploads.findDisplay(db, id)],
  ['putDisplayColour', (db) => uploads.putDisplayColour(db, id, 'Coral')],
  ['insertBatch', (db) => batch.insertBatch(db, 'new', [{ id: 'new', name: 'a.jpg' }], now)],
  ['findBatch', (db) => batch.findBatch(db, known.batch)],
  ['listBatchFiles', (db) => batch.listBatchFiles(db, known.batch)],
  ['findItemNames', (db) => batch.findItemNames(db, slice)],
  ['findPictureColours', (db) => batch.findPictureColours(db, slice)],
  ['putOutcome', (db) => batch.putOutcome(db, 'pf1', { status: 'refused', code: 'picture.type' })],
  ['touchBatches', (db) => batch.touchBatches(db, [known.batch], now)],
  ['endBatch', (db) => batch.endBatch(db, known.batch, 'done')],
  ['listUnmatched', (db) => batch.listUnmatched(db, page)],
  ['listUnmatched, far page', (db) => batch.listUnmatched(db, { limit: 50, offset: 12_000 })],
  ['countUnmatched', (db) => batch.countUnmatched(db)],
  ['findUnmatchedFile', (db) => batch.findUnmatchedFile(db, 'pf3')],
  ['findProductNumbers', (db) => batch.findProductNumbers(db, ['P-1050000', 'p-1050001', 'nothing'])],
  ['deleteUnmatched', (db) => batch.deleteUnmatched(db, 'pf3')],
  ['deleteOldBatches', (db) => batch.deleteOldBatches(db, now - 990 * 3_600_000)],
];

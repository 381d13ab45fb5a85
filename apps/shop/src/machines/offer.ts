import {
  createAdminApi,
  createApiClient,
  type Category,
  type CurrentOffer,
  type ProductSummary,
} from '@kayal/api-contract/client';
import { offerMachine, type AddOfferInput, type SheetChange } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import type { ApiConnection } from '../data/api-context.ts';
import { apiOf } from '../data/api-of.ts';
import { resultOf } from '../data/result-of.ts';
import { freshPlace } from '../data/fresh-place.ts';
import { rowsPerAnswer } from './item-search.ts';

/** Rows a list of the back office shows at most. */
const maxRows = 2000;

interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/** A list with how many rows there are, of which it may hold the first only. */
export type Listed<Row> = Page<Row>;

/** Every row of a paged list, as far as the back office shows it. @param first what is read already */
async function wholeList<Row>(
  page: (offset: number) => Promise<Page<Row>>,
  first: readonly Row[] = [],
): Promise<Listed<Row>> {
  const rows = [...first];
  for (;;) {
    const { items, total } = await page(rows.length);
    rows.push(...items);
    if (items.length === 0 || rows.length >= Math.min(total, maxRows)) return { items: rows, total };
  }
}

/** The offer machine over the API (S7.ADM.02, J52). */
export function provideOffer(place: ApiConnection) {
  const admin = createAdminApi(createApiClient(place));
  return offerMachine.provide({
    actors: {
      addOffer: fromPromise<void, AddOfferInput>(async ({ input }) => {
        await resultOf(admin.addOffer(input));
      }),
      removeOffer: fromPromise<{ readonly productId: number }, { readonly productId: number }>(async ({ input }) => {
        await resultOf(admin.removeOffer(input.productId));
        return { productId: input.productId };
      }),
    },
  });
}

/** Reads the categories to pick from (S2.OFFER.01). */
export const provideCategories = (place: ApiConnection) =>
  fromPromise<readonly Category[], void>(async ({ signal }) => (await resultOf(apiOf(place).categories(signal))).items);

/**
 * Reads every item with its offer now, for a pasted sheet to be read against (J52). Of a longer catalogue only the first
 * page is read: there the sheet's own rows are looked up.
 */
export const provideAllItems = (place: ApiConnection) =>
  fromPromise<Listed<ProductSummary>, void>(async ({ signal }) => {
    const api = apiOf(freshPlace(place));
    const page = (offset: number) =>
      resultOf(api.products({ kind: 'all' }, { sort: 'name', limit: rowsPerAnswer, offset }, signal));
    const first = await page(0);
    return first.total > maxRows ? first : wholeList(page, first.items);
  });

/** Sets one offer of a sheet. @throws RefusedCall or NetworkError where it was not set (J52) */
export async function setOffer(place: ApiConnection, { itemId, name, mrp, after }: SheetChange): Promise<void> {
  const admin = createAdminApi(createApiClient(place));
  await resultOf(admin.addOffer({ categoryName: '', productId: itemId, name, mrp, offer: after }));
}

/** Reads the current offers (J52). */
export const provideCurrentOffers = (place: ApiConnection) =>
  fromPromise<Listed<CurrentOffer>, void>(({ signal }) => {
    const api = apiOf(freshPlace(place));
    return wholeList((offset) => resultOf(api.offers({ limit: rowsPerAnswer, offset }, signal)));
  });

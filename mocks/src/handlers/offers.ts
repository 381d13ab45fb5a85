import type { MockModule } from '../create-mock-shop.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { pageOf } from '../product-list.ts';

/** Offers of the back office; the catalogue's handlers serve the offer of one item. */
export function offerHandlers({ state, endpoint }: MockModule): MockRoute[] {
  const put = (id: number, price: number | null) => {
    state.products = state.products.map((row) => (row.ID === id ? { ...row, OfferPrice: price } : row));
  };
  return [
    endpoint('getOffers', ({ query }) => {
      const ids = query.ids?.split(',').map(Number);
      const found = state.products.flatMap(({ ID, ItemName, MRP, OfferPrice }) =>
        typeof OfferPrice === 'number' && (ids === undefined || ids.includes(ID))
          ? [{ ItemId: ID, ItemName, MRP, OfferPrice }]
          : [],
      );
      return answer(pageOf(found, query), found.length);
    }),
    endpoint('addOffer', ({ body }) => {
      const item = state.products.find(({ ID }) => ID === Number(body.itemId));
      const price = Number(body.offerPrice);
      if (item === undefined) return refuse('not_found');
      if (!(price > 0 && price <= item.MRP)) return refuse('offer.price', { fields: { offerPrice: 'out of range' } });
      put(item.ID, price);
      return answer({ success: true, message: 'Offer added successfully!' });
    }),
    endpoint('removeOffer', ({ params }) => {
      const item = state.products.find(({ ID }) => ID === Number(params.itemId));
      if (typeof item?.OfferPrice !== 'number') return refuse('offer.none');
      put(item.ID, null);
      return answer({ success: true, message: 'The offer was removed.' });
    }),
  ];
}

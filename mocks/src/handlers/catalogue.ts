import { promotionalLists, type PromotionalList, type WireOf } from '@kayal/api-contract';
import {
  comparedTexts,
  promotionalPageOf,
  shopProfile,
  shownAttributes,
  sizeChartOf,
  sizeWanted,
} from '@kayal/commerce-core';
import type { MockModule } from '../create-mock-shop.ts';
import { noFacts, shownFactsOf } from '../fixtures/catalogue.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import type { MockShopState } from '../mock-shop-state.ts';
import { countsOf, matching, narrowed, pageOf, type ListFilters } from '../product-list.ts';

const { desktop, mobile } = shopProfile.ids;

/** Ids of the mobile menu are other names of the departments. */
const departments: ReadonlyMap<number, number> = new Map([
  [mobile.men, desktop.men],
  [mobile.women, desktop.women],
  [mobile.kids, desktop.kids],
]);

/** What most wanted who sent a product back; null where the owner does not show it. */
function sizeHintOf({ settings, returns }: MockShopState, productId: number) {
  if (settings.settings.returnDesk?.showsSizeHint !== true) return null;
  const lines = returns.flatMap((row) => row.lines.filter((line) => line.productId === productId));
  return sizeWanted(lines.map(({ reason, quantity }) => ({ reason, units: quantity })));
}

/** The product that the owner described. */
const describedId = 1005;
const description = 'Light as a feather, packs into its own pocket.\nSeams are taped, the hood folds away.';

/** Public reads of the catalogue. */
export function catalogueHandlers({ state, endpoint }: MockModule): MockRoute[] {
  const listed = (list: typeof state.products, filters: ListFilters) => {
    const kept = narrowed(state, list, filters);
    return answer(pageOf(kept, filters), kept.length);
  };
  const ofCategory = (id: string) => state.products.filter(({ CategoryId }) => CategoryId === Number(id));
  const promoted = (list: PromotionalList) => state.products.filter(({ ID }) => state.promotions[list].includes(ID));
  const ofSubCategory = (id: string) => {
    const list = promotionalPageOf(Number(id))?.list;
    const department = departments.get(Number(id)) ?? Number(id);
    return list === undefined
      ? state.products.filter(({ SubCategoryId }) => SubCategoryId === department)
      : promoted(list);
  };
  /** A row that says when none of its products is there. */
  const marked =
    (productsOf: typeof ofCategory) =>
    ({ Id, Name }: (typeof state.categories)[number]) => ({
      Id,
      Name,
      ...(productsOf(String(Id)).length === 0 && { Empty: true }),
    });
  const sourceOf = ({ source = 'all', Id = '', filter = '' }: WireOf<'facets'>['query']) => {
    if (source === 'category') return ofCategory(Id);
    if (source === 'sub-category') return ofSubCategory(Id);
    const list = promotionalLists.find((name) => name === Id);
    return list === undefined ? matching(state.products, filter) : promoted(list);
  };

  return [
    endpoint('getCategories', () => answer(state.categories.map(marked(ofCategory)))),
    endpoint('getSubCategories', () => answer(state.subCategories.map(marked(ofSubCategory)))),
    endpoint('getAllModifiedColors', () => answer(state.colours)),
    endpoint('getAllColorSize', () =>
      answer(state.variants.map(({ Color, Size, ItemId }) => ({ Color, Size, ItemId }))),
    ),
    endpoint('getProductByFilter', ({ query }) => listed(matching(state.products, query.filter ?? ''), query)),
    endpoint('getProductByCategory', ({ query }) => listed(ofCategory(query.Id), query)),
    endpoint('getProductBySubCategory', ({ query }) => listed(ofSubCategory(query.Id), query)),
    endpoint('getPromotionalList', ({ query }) => listed(promoted(query.Id), query)),
    endpoint('getProductById', ({ query }) => {
      const rows = state.products.filter(({ ID }) => ID === Number(query.Id));
      return answer(
        rows.map((row) => {
          const own = shownFactsOf(state.productFacts.get(row.ID) ?? noFacts);
          const sizeHint = sizeHintOf(state, row.ID);
          const Facts = sizeHint === null ? own : { ...own, sizeHint };
          const described = row.ID === describedId ? { Description: description } : {};
          const values = state.productAttributes.get(row.ID) ?? {};
          const { attributes = [], sizeCharts = [] } = state.settings.settings;
          const said = shownAttributes(attributes, values, row.CategoryId);
          const compared = comparedTexts(attributes, values, row.CategoryId);
          const sizeChart = sizeChartOf(sizeCharts, { id: row.ID, categoryId: row.CategoryId, attributes: values });
          const modelSizes = state.modelSizes.get(row.ID) ?? {};
          const furtherViews = state.furtherViews.get(row.ID);
          const Details = {
            ...(said.length > 0 && { attributes: [...said] }),
            ...(Object.keys(compared).length > 0 && { compared }),
            ...(sizeChart !== null && { sizeChart }),
            ...(Object.keys(modelSizes).length > 0 && { modelSizes }),
            ...(furtherViews !== undefined && { furtherViews }),
          };
          return {
            ...row,
            ...described,
            ...(Facts !== undefined && { Facts }),
            ...(Object.keys(Details).length > 0 && { Details }),
          };
        }),
      );
    }),
    endpoint('getProductDetails', ({ query }) =>
      answer(state.variants.filter(({ ItemId }) => ItemId === Number(query.Id))),
    ),
    endpoint('getProductByUniqueCode', ({ query }) => {
      const variant = state.variants.find(({ Uniquecode }) => Uniquecode === query.uniqueCode);
      const rows = state.products.filter(({ ID }) => ID === variant?.ItemId);
      return answer(
        rows.map((row) => ({ ...row, Color: variant?.Color ?? row.Color, Size: variant?.Size ?? row.Size })),
      );
    }),
    endpoint('getOfferByItemId', ({ params }) => {
      const offer = state.products.find(({ ID }) => ID === Number(params.id))?.OfferPrice ?? null;
      return offer === null ? refuse('offer.none') : answer({ OfferPrice: offer });
    }),
    endpoint('suggest', ({ query }) => {
      const found = matching(state.products, query.q);
      const rows = pageOf(found, { limit: query.limit ?? '8' });
      return answer(
        rows.map(({ ID, ItemName, displayFirst, PictureAt, MRP, OfferPrice }) => ({
          ID,
          ItemName,
          displayFirst,
          PictureAt,
          MRP,
          OfferPrice: OfferPrice ?? null,
        })),
      );
    }),
    endpoint('facets', ({ query }) => {
      const kept = narrowed(state, sourceOf(query), query);
      const counts = countsOf(state, sourceOf(query), query);
      return answer(query.products === undefined ? counts : { ...counts, products: pageOf(kept, query) });
    }),
  ];
}

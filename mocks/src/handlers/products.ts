import { declarations, pictureFile, type Declaration, type WireOf } from '@kayal/api-contract';
import { attributeText, countryNamed, readAttribute } from '@kayal/commerce-core';
import { noFacts } from '../fixtures/catalogue.ts';
import type { MockModule } from '../create-mock-shop.ts';
import { answer, answerFile, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { nextId, type MockShopState } from '../mock-shop-state.ts';
import { pageOf } from '../product-list.ts';

type AdminRow = WireOf<'getAdminProducts'>['answer'][number];
type AdminProduct = WireOf<'getAdminProduct'>['answer'];
type Draft = WireOf<'addAdminProduct'>['body'];
type Product = MockShopState['products'][number];

/** When products of a story were last changed, ms since 1970. */
const changedAt = Date.UTC(2026, 10, 20, 9, 0);

function rowOf(state: MockShopState, product: Product): AdminRow {
  const variants = state.variants.filter(({ ItemId }) => ItemId === product.ID);
  return {
    id: product.ID,
    ownId: null,
    name: product.ItemName,
    mrp: product.MRP,
    offerPrice: product.OfferPrice ?? null,
    categoryId: product.CategoryId ?? 0,
    categoryName: product.CategoryName ?? '',
    colours: [...new Set(variants.map(({ Color }) => Color))],
    variants: variants.length,
    units: variants.reduce((sum, { Qty }) => sum + Qty, 0),
    hidden: state.hiddenProducts.includes(product.ID),
    withdrawn: false,
    displayFirst: product.displayFirst,
    pictureAt: product.PictureAt ?? changedAt,
    changedAt,
  };
}

function missingOf(state: MockShopState, id: number): Declaration[] {
  const facts = state.productFacts.get(id) ?? noFacts;
  const declared: Readonly<Record<Declaration, string>> = {
    maker: facts.manufacturer || facts.packer || facts.importer,
    country_of_origin: facts.countryOfOrigin,
    generic_name: facts.genericName,
    net_quantity: facts.netQuantity,
  };
  return declarations.filter((each) => declared[each] === '');
}

function productOf(state: MockShopState, product: Product): AdminProduct {
  const row = rowOf(state, product);
  return {
    id: row.id,
    version: state.productVersions.get(row.id) ?? 1,
    name: row.name,
    description: '',
    mrp: row.mrp,
    offerPrice: row.offerPrice,
    categoryId: row.categoryId,
    listIds: product.SubCategoryId === undefined ? [] : [product.SubCategoryId],
    hidden: row.hidden,
    withdrawn: row.withdrawn,
    displayColour: product.Color,
    pictureAt: row.pictureAt,
    facts: state.productFacts.get(row.id) ?? noFacts,
    attributes: state.productAttributes.get(row.id) ?? {},
    modelSizes: state.modelSizes.get(row.id) ?? {},
    variants: state.variants
      .filter(({ ItemId }) => ItemId === product.ID)
      .map(({ Uniquecode, Color, Size, Qty }) => ({
        uniqueCode: Uniquecode,
        colour: Color,
        size: Size,
        units: Qty,
        withdrawn: false,
      })),
  };
}

function store(state: MockShopState, id: number, draft: Draft, before?: Product): Product {
  const { name, mrp, offerPrice, categoryId, listIds, variants, displayColour, hidden, facts, attributes, modelSizes } =
    draft;
  const [first] = variants;
  const product: Product = {
    ...before,
    ID: id,
    ItemId: id,
    ItemName: name,
    MRP: mrp,
    OfferPrice: offerPrice,
    Qty: variants.reduce((sum, { units }) => sum + units, 0),
    UniqueCode: first?.uniqueCode ?? '',
    displayFirst: pictureFile(id, displayColour),
    Color: displayColour,
    Size: first?.size ?? '',
    PictureAt: before?.PictureAt ?? changedAt,
    CategoryId: categoryId,
    CategoryName: state.categories.find(({ Id }) => Id === categoryId)?.Name ?? '',
    ...(listIds[0] === undefined ? {} : { SubCategoryId: listIds[0] }),
    Colors: state.colours.filter(({ db_color }) => variants.some(({ colour }) => colour === db_color)),
  };
  state.products = before ? state.products.map((row) => (row.ID === id ? product : row)) : [...state.products, product];
  const kept = new Map(state.variants.map((row) => [row.Uniquecode, row.Qty]));
  state.variants = [
    ...state.variants.filter(({ ItemId }) => ItemId !== id),
    ...variants.map(({ uniqueCode, colour, size, units }) => ({
      ItemId: id,
      Color: colour,
      Size: size,
      Uniquecode: uniqueCode,
      Qty: kept.get(uniqueCode) ?? units,
    })),
  ];
  if (facts !== undefined) state.productFacts = new Map([...state.productFacts, [id, facts]]);
  if (attributes !== undefined) state.productAttributes = new Map([...state.productAttributes, [id, attributes]]);
  if (modelSizes !== undefined) {
    const said = Object.entries(modelSizes).filter(
      ([colour, text]) => text.trim() !== '' && variants.some((variant) => variant.colour === colour),
    );
    state.modelSizes = new Map([...state.modelSizes, [id, Object.fromEntries(said)]]);
  }
  const others = state.hiddenProducts.filter((each) => each !== id);
  state.hiddenProducts = hidden ? [...others, id] : others;
  return product;
}

/** The refusal of an invalid product, or null. */
function refusalOf(state: MockShopState, draft: Draft, id: number | null) {
  if (!state.categories.some(({ Id }) => Id === draft.categoryId)) {
    return refuse('product.category', { fields: { categoryId: 'unknown' } });
  }
  if (draft.offerPrice !== null && draft.offerPrice > draft.mrp) {
    return refuse('offer.price', { fields: { offerPrice: 'above the MRP' } });
  }
  const { taxClass = '' } = draft.facts ?? {};
  const classes = state.settings.settings.invoicing?.classes ?? [];
  if (taxClass !== '' && !classes.some((each) => each.id === taxClass)) {
    return refuse('request.invalid', { fields: { 'facts.taxClass': 'no such tax class' } });
  }
  if (
    draft.facts !== undefined &&
    draft.facts.countryOfOrigin !== '' &&
    countryNamed(draft.facts.countryOfOrigin) === null
  ) {
    return refuse('request.invalid', { fields: { 'facts.countryOfOrigin': 'no such country' } });
  }
  const known = new Map((state.settings.settings.attributes ?? []).map((attribute) => [attribute.id, attribute]));
  const wrong = Object.entries(draft.attributes ?? {}).flatMap(([own, values]) => {
    const attribute = known.get(own);
    const reading = attribute && readAttribute(attribute, attributeText(values));
    return reading === undefined || 'values' in reading
      ? []
      : [[`attributes.${own}`, `${reading.problem} ${reading.remedy}`] as const];
  });
  if (wrong.length > 0) return refuse('request.invalid', { fields: Object.fromEntries(wrong) });
  const isTaken = draft.variants.some(({ uniqueCode }) =>
    state.variants.some((row) => row.Uniquecode === uniqueCode && row.ItemId !== id),
  );
  return isTaken ? refuse('product.code_taken') : null;
}

/** Products as the back office edits them. */
export function productHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('getAdminProducts', ({ query }) => {
      const { q = '', category, state: wanted, sort = 'id' } = query;
      const rows = state.products
        .map((product) => rowOf(state, product))
        .filter((row) => {
          const isFound = `${row.id} ${row.name}`.toLowerCase().includes(q.toLowerCase());
          const isOfCategory = category === undefined || row.categoryId === Number(category);
          if (wanted === 'hidden') return isFound && isOfCategory && row.hidden;
          if (wanted === 'visible') return isFound && isOfCategory && !row.hidden;
          if (wanted === 'unpictured') return isFound && isOfCategory && state.unpictured.includes(row.id);
          if (wanted === 'undeclared') return isFound && isOfCategory && missingOf(state, row.id).length > 0;
          if (wanted === 'soldOut') return isFound && isOfCategory && row.units === 0;
          if (wanted === 'sizeSoldOut')
            return isFound && isOfCategory && state.variants.some(({ ItemId, Qty }) => ItemId === row.id && Qty === 0);
          return isFound && isOfCategory && wanted !== 'withdrawn';
        })
        .toSorted((a, b) => {
          if (sort === 'name') return a.name.localeCompare(b.name, 'en');
          if (sort === 'stock') return a.units - b.units;
          return sort === 'changed' ? b.changedAt - a.changedAt : a.id - b.id;
        });
      const page = pageOf(rows, query);
      const shown = wanted === 'undeclared' ? page.map((row) => ({ ...row, missing: missingOf(state, row.id) })) : page;
      return answer(shown, rows.length);
    }),
    endpoint('getAdminProduct', ({ params }) => {
      const product = state.products.find(({ ID }) => ID === Number(params.id));
      return product === undefined ? refuse('not_found') : answer(productOf(state, product));
    }),
    endpoint('addAdminProduct', ({ body }) => {
      const refusal = refusalOf(state, body, null);
      if (refusal !== null) return refusal;
      return answer(productOf(state, store(state, 9000 + nextId(state), body)));
    }),
    endpoint('saveAdminProduct', ({ params, body }) => {
      const before = state.products.find(({ ID }) => ID === Number(params.id));
      if (before === undefined) return refuse('not_found');
      const version = state.productVersions.get(before.ID) ?? 1;
      if (body.version !== version) {
        return refuse('product.changed', { changes: [{ field: 'name', now: before.ItemName }] });
      }
      const refusal = refusalOf(state, body, before.ID);
      if (refusal !== null) return refusal;
      state.productVersions = new Map([...state.productVersions, [before.ID, version + 1]]);
      return answer(productOf(state, store(state, before.ID, body, before)));
    }),
    endpoint('correctStock', ({ body }) => {
      const row = state.variants.find(({ Uniquecode }) => Uniquecode === body.uniqueCode);
      if (row === undefined) return refuse('not_found');
      if (body.seen !== undefined && body.seen !== row.Qty) {
        return refuse('stock.changed', { changes: [{ field: 'units', now: String(row.Qty ?? 0) }] });
      }
      state.variants = state.variants.map((each) => (each === row ? { ...each, Qty: body.units } : each));
      return answer({ success: true, units: body.units });
    }),
    endpoint('exportProducts', () => {
      const rows = state.variants.map(({ ItemId, Uniquecode, Qty }) => `${ItemId},${Uniquecode},${Qty}`);
      return answerFile(['product_id,unique_code,units', ...rows, ''].join('\r\n'), 'products.csv');
    }),
  ];
}

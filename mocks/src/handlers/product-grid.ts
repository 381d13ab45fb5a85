import { paiseToRupees, rupeesToPaise, type FactField, type WireOf } from '@kayal/api-contract';
import {
  attributeIdOf,
  gridColumnOf,
  gridText,
  readGridCell,
  type CellContext,
  type GridValue,
} from '@kayal/commerce-core';
import type { MockModule } from '../create-mock-shop.ts';
import { noFacts } from '../fixtures/catalogue.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import type { MockShopState } from '../mock-shop-state.ts';

type Product = MockShopState['products'][number];
type Change = WireOf<'saveProductGrid'>['body']['products'][number];
type Facts = typeof noFacts;

const factNames: Readonly<Record<FactField, keyof Facts>> = {
  hsn: 'hsn',
  tax_class: 'taxClass',
  country_of_origin: 'countryOfOrigin',
  final_sale: 'finalSale',
  weight_grams: 'weightGrams',
  manufacturer: 'manufacturer',
  packer: 'packer',
  importer: 'importer',
  generic_name: 'genericName',
  net_quantity: 'netQuantity',
  consumer_care: 'consumerCare',
};

const isFact = (column: string): column is FactField => column in factNames;

function shopOf({ settings: { settings } }: MockShopState): CellContext {
  const { profile, invoicing, attributes = [] } = settings;
  return { money: profile.currency, taxClasses: invoicing?.classes ?? [], attributes };
}

function cellsOf(state: MockShopState, product: Product, shop: CellContext): Record<string, string> {
  const facts = state.productFacts.get(product.ID) ?? noFacts;
  const values: [string, GridValue][] = [
    ['name', product.ItemName],
    ['mrp', rupeesToPaise(product.MRP)],
    ...Object.entries(factNames).map(([column, name]): [string, GridValue] => [column, facts[name]]),
    ...Object.entries(state.productAttributes.get(product.ID) ?? {}).map(([id, own]): [string, GridValue] => [
      gridColumnOf(id),
      own,
    ]),
  ];
  const texts = values.map(([column, value]) => [column, gridText(column, value, shop)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

const versionOf = (state: MockShopState, id: number): number => state.productVersions.get(id) ?? 1;

/** Stores one cell that was read. */
function store(state: MockShopState, id: number, column: string, value: GridValue): void {
  const attribute = attributeIdOf(column);
  if (attribute !== null && typeof value === 'object') {
    const own = { ...state.productAttributes.get(id), [attribute]: [...value] };
    state.productAttributes = new Map([...state.productAttributes, [id, own]]);
  } else if (isFact(column)) {
    const facts = { ...(state.productFacts.get(id) ?? noFacts), [factNames[column]]: value };
    state.productFacts = new Map([...state.productFacts, [id, facts]]);
  } else {
    state.products = state.products.map((product) => {
      if (product.ID !== id) return product;
      return typeof value === 'number'
        ? { ...product, MRP: paiseToRupees(value) }
        : { ...product, ItemName: String(value) };
    });
  }
}

/** Reads the cells of a product; the wrong ones go into `problems`. */
function readCells(
  { id, cells }: Change,
  place: number,
  { OfferPrice }: Product,
  shop: CellContext,
  problems: Record<string, string>,
): readonly (readonly [number, string, GridValue])[] {
  return Object.entries(cells).flatMap(([column, typed]) => {
    const reading = readGridCell(column, typed, shop);
    if ('problem' in reading) problems[`${place}.${column}`] = `${reading.problem} ${reading.remedy}`;
    else if (column === 'mrp' && Number(reading.value) < rupeesToPaise(OfferPrice ?? 0))
      problems[`${place}.mrp`] = 'This is below the offer.';
    return 'problem' in reading ? [] : [[id, column, reading.value] as const];
  });
}

/** The grid of products in the back office. */
export function productGridHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('getProductGrid', ({ query: { after = '-1', q = '' } }) => {
      const found = state.products
        .filter(({ ID, ItemName }) => `${ID} ${ItemName}`.toLowerCase().includes(q.toLowerCase()))
        .toSorted((a, b) => a.ID - b.ID);
      const shop = shopOf(state);
      const rows = found
        .filter(({ ID }) => ID > Number(after))
        .map((product) => ({
          id: product.ID,
          ownId: null,
          version: versionOf(state, product.ID),
          cells: cellsOf(state, product, shop),
        }));
      return answer(rows, found.length);
    }),
    endpoint('saveProductGrid', ({ body: { products } }) => {
      if (new Set(products.map(({ id }) => id)).size < products.length)
        return refuse('request.invalid', { fields: { products: 'one is there twice' } });
      const known = new Map(state.products.map((product) => [product.ID, product]));
      const shop = shopOf(state);
      const changes: { field: string; now: string | null }[] = [];
      const problems: Record<string, string> = {};
      const cells = products.flatMap((change, place) => {
        const product = known.get(change.id);
        if (product !== undefined && versionOf(state, change.id) === change.version)
          return readCells(change, place, product, shop, problems);
        changes.push({ field: String(change.id), now: product?.ItemName ?? null });
        return [];
      });
      if (changes.length > 0) return refuse('product.changed', { changes });
      if (Object.keys(problems).length > 0) return refuse('request.invalid', { fields: problems });
      for (const cell of cells) store(state, ...cell);
      const saved = products.map(({ id, version }) => ({ id, version: version + 1 }));
      state.productVersions = new Map([
        ...state.productVersions,
        ...saved.map(({ id, version }) => [id, version] as const),
      ]);
      return answer({ products: saved });
    }),
  ];
}

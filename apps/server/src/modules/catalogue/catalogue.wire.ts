import { canonicalColour, paiseToRupees, pictureFile, type WholeSettings, type WireOf } from '@kayal/api-contract';
import { comparedTexts, shownAttributes, sizeChartOf } from '@kayal/commerce-core';
import { readValues } from './attribute-values.ts';
import { readModelSizes } from './model-sizes.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';
import type {
  ColourStock,
  findPageFacts,
  listUploadedViews,
  ProductRecord,
  VariantRecord,
} from './catalogue.repository.ts';

/** A product as a row of a list. */
export type ProductRow = WireOf<'getProductByFilter'>['answer'][number];
/** A product as a row of the suggestions. */
export type SuggestionRow = WireOf<'suggest'>['answer'][number];
type WholeProduct = WireOf<'getProductById'>['answer'][number];
type ColourRow = WireOf<'getAllModifiedColors'>['answer'][number];

/**
 * When the drawings last changed, ms since 1970. Browsers cache drawn pictures for ever, so their address holds this.
 */
const drawnAt = Date.UTC(2026, 10, 21);

function pictureAt({ createdAt, uploadedAt }: ProductRecord): number {
  return Math.max(createdAt, uploadedAt ?? 0, drawnAt);
}

/** A colour with its name and hex in a season. */
export function toColourRow(colour: string, facts: CatalogueFacts, season: string): ColourRow {
  const { name, hex } = facts.shownColour(colour, season);
  return { db_color: colour.trim(), md_color: name, hex };
}

/**
 * Products as rows of the wire: amounts in rupees, stock summed over variants, the picture of
 * the display-first colour, and every colour it comes in.
 */
export function toProductRows(
  products: readonly ProductRecord[],
  stock: readonly ColourStock[],
  facts: CatalogueFacts,
  season: string,
): readonly ProductRow[] {
  const byProduct = Map.groupBy(stock, ({ productId }) => productId);
  const colourRows = new Map<string, ColourRow>();
  const colourRow = (colour: string): ColourRow => {
    const row = colourRows.get(colour) ?? toColourRow(colour, facts, season);
    colourRows.set(colour, row);
    return row;
  };
  return products.map((product) => {
    const colours = byProduct.get(product.id) ?? [];
    return {
      ID: product.id,
      ItemName: product.name,
      MRP: paiseToRupees(product.mrp),
      Qty: colours.reduce((sum, colour) => sum + colour.stock, 0),
      UniqueCode: product.uniqueCode ?? '',
      displayFirst: pictureFile(product.id, product.displayColour),
      Color: product.displayColour.trim(),
      Size: product.size ?? '',
      ItemId: product.id,
      OfferPrice: product.offer === null ? null : paiseToRupees(product.offer),
      Colors: colours.map(({ colour }) => colourRow(colour)),
      PictureAt: pictureAt(product),
      CategoryId: product.categoryId,
      CategoryName: facts.categoryName(product.categoryId),
      ...(product.subCategoryId === null ? {} : { SubCategoryId: product.subCategoryId }),
    };
  });
}

/** The further views of the colours whose front was uploaded, by the catalogue's name of the colour. */
function viewsByColour(
  colours: ProductRow['Colors'],
  uploaded: Awaited<ReturnType<typeof listUploadedViews>>,
): Record<string, ('back' | 'detail')[]> {
  const byColour = Map.groupBy(uploaded, ({ colour }) => colour);
  return Object.fromEntries(
    colours.flatMap(({ db_color: name }) => {
      const rows = byColour.get(canonicalColour(name));
      return rows === undefined ? [] : [[name, rows.flatMap(({ view }) => view ?? [])]];
    }),
  );
}

/** What a product's own page says beside its row: only what is filled in. */
export function toPageFacts(
  { ID: id, CategoryId: categoryId, Colors: colours }: ProductRow,
  { description, ...facts }: NonNullable<Awaited<ReturnType<typeof findPageFacts>>>,
  uploaded: Awaited<ReturnType<typeof listUploadedViews>>,
  { attributes, sizeCharts }: Pick<WholeSettings, 'attributes' | 'sizeCharts'>,
): Omit<WholeProduct, keyof ProductRow> {
  const values = readValues(facts.attributes);
  const said = shownAttributes(attributes, values, categoryId);
  const compared = comparedTexts(attributes, values, categoryId);
  const sizeChart = sizeChartOf(sizeCharts, { id, categoryId, attributes: values });
  const details = {
    ...(said.length > 0 && { attributes: [...said] }),
    ...(Object.keys(compared).length > 0 && { compared }),
    ...(sizeChart !== null && { sizeChart }),
    ...(facts.model_sizes !== '' && { modelSizes: readModelSizes(facts.model_sizes) }),
    ...(uploaded.length > 0 && { furtherViews: viewsByColour(colours, uploaded) }),
  };
  const shown = {
    ...(facts.generic_name !== '' && { genericName: facts.generic_name }),
    ...(facts.net_quantity !== '' && { netQuantity: facts.net_quantity }),
    ...(facts.country_of_origin !== '' && { countryOfOrigin: facts.country_of_origin }),
    ...(facts.manufacturer !== '' && { manufacturer: facts.manufacturer }),
    ...(facts.packer !== '' && { packer: facts.packer }),
    ...(facts.importer !== '' && { importer: facts.importer }),
    ...(facts.consumer_care !== '' && { consumerCare: facts.consumer_care }),
    ...(facts.final_sale === 1 && { finalSale: true }),
    ...(facts.size_hint !== null && { sizeHint: facts.size_hint }),
  };
  return {
    ...(description !== '' && { Description: description }),
    ...(Object.keys(shown).length > 0 && { Facts: shown }),
    ...(Object.keys(details).length > 0 && { Details: details }),
  };
}

/** A product as a suggestion. */
export function toSuggestionRow(product: ProductRecord): SuggestionRow {
  return {
    ID: product.id,
    ItemName: product.name,
    displayFirst: pictureFile(product.id, product.displayColour),
    PictureAt: pictureAt(product),
    MRP: paiseToRupees(product.mrp),
    OfferPrice: product.offer === null ? null : paiseToRupees(product.offer),
  };
}

/** A variant as a row of the wire; its colour is trimmed. */
export function toVariantRow(variant: VariantRecord): WireOf<'getProductDetails'>['answer'][number] {
  return {
    ItemId: variant.productId,
    Color: variant.colour.trim(),
    Size: variant.size,
    Uniquecode: variant.uniqueCode,
    Qty: variant.stock,
  };
}

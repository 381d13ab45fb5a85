import type { Readable } from 'node:stream';
import { exportFields, type FactField } from '@kayal/api-contract';
import { attributeText } from '@kayal/commerce-core';
import { csvCell, csvStream } from '../../http/csv.ts';
import type { FactColumns } from '../../db/tables/catalogue.ts';
import type { AppContext } from '../../context/app-context.ts';
import { readValues } from '../catalogue/attribute-values.ts';
import { attributeColumn } from '../catalogue-import/check/parse/headings.ts';
import { rupees } from '../catalogue-import/file-columns.ts';
import { runningSeason } from '../shop-settings/season.ts';
import { settingsIn } from '../shop-settings/settings-cache.ts';
import type { ProductFilter } from './matching-products.repository.ts';
import { readListedProducts } from './listed-products.ts';

const allProducts: ProductFilter = { text: '', categoryId: null, state: null };

function factCells(product: FactColumns): Readonly<Record<FactField, string | number>> {
  return {
    hsn: product.hsn,
    tax_class: csvCell(product.tax_class),
    country_of_origin: csvCell(product.country_of_origin),
    final_sale: product.final_sale === 1 ? 'yes' : '',
    weight_grams: product.weight_grams === 0 ? '' : product.weight_grams,
    manufacturer: csvCell(product.manufacturer),
    packer: csvCell(product.packer),
    importer: csvCell(product.importer),
    generic_name: csvCell(product.generic_name),
    net_quantity: csvCell(product.net_quantity),
    consumer_care: csvCell(product.consumer_care),
  };
}

async function* rowsOf(context: AppContext, filter: ProductFilter): AsyncGenerator<readonly (string | number)[]> {
  const { attributes } = (await settingsIn(context, context.db)).settings;
  const kept = attributes.filter(({ isRetired }) => !isRetired);
  yield [...exportFields, ...kept.map(attributeColumn)];
  const season = await runningSeason(context);
  for await (const { product, sourceId, category, subCategories, variants } of readListedProducts(context, filter)) {
    const facts = factCells(product);
    const values = readValues(product.attributes);
    const attributeCells = kept.map(({ id }) => csvCell(attributeText(values[id])));
    for (const { colour, size, unique_code, qty } of variants) {
      const cells: Readonly<Record<(typeof exportFields)[number], string | number>> = {
        product_id: csvCell(sourceId),
        name: csvCell(product.name),
        category: csvCell(category),
        sub_category: csvCell(subCategories.join('; ')),
        mrp: rupees(product.mrp),
        colour: csvCell(colour),
        size: csvCell(size),
        unique_code: csvCell(unique_code),
        units: qty,
        offer: product.offer === null ? '' : rupees(product.offer),
        description: csvCell(product.description),
        season,
        hidden: product.visible === 1 ? 'no' : 'yes',
        ...facts,
      };
      yield [...exportFields.map((field) => cells[field]), ...attributeCells];
    }
  }
}

/**
 * The products that a filter keeps, except withdrawn ones, as CSV, one row per variant, under our own headings: an import of
 * it changes nothing. The import takes off the apostrophe of a cell that would be a formula in a spreadsheet.
 */
export function productsCsv(context: AppContext, filter: ProductFilter = allProducts): Readable {
  return csvStream(rowsOf(context, filter));
}

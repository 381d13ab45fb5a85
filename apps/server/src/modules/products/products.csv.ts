import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { importFields, type FactField, type ImportField } from '@kayal/api-contract';
import { attributeText } from '@kayal/commerce-core';
import { csvCell, csvStream } from '../../http/csv.ts';
import { readSlices } from '../../db/slices.ts';
import type { FactColumns } from '../../db/tables/catalogue.ts';
import type { AppContext } from '../../context/app-context.ts';
import { readValues } from '../catalogue/attribute-values.ts';
import { attributeColumn } from '../catalogue-import/check/parse/headings.ts';
import { readCurrent } from '../catalogue-import/check/staging.repository.ts';
import { rupees } from '../catalogue-import/file-columns.ts';
import { runningSeason } from '../shop-settings/season.ts';
import { settingsIn } from '../shop-settings/settings-cache.ts';
import type { ProductFilter } from './matching-products.repository.ts';
import { listAllGroups, listProductIds, listSourceIds } from './products.repository.ts';

const productsPerSlice = 300;
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
  const { db } = context;
  const { attributes } = (await settingsIn(context, db)).settings;
  const kept = attributes.filter(({ isRetired }) => !isRetired);
  yield [...importFields, ...kept.map(attributeColumn)];
  const season = await runningSeason(context);
  const groups = await listAllGroups(db);
  const names = new Map(
    groups.map(({ id, kind, name }) => [`${kind === 'category' ? 'category' : 'list'} ${id}`, name]),
  );
  for await (const ids of readSlices(-1, (after) => listProductIds(db, filter, after, productsPerSlice), Number)) {
    const [{ products, variants, lists }, sourceIds] = await Promise.all([
      readCurrent(db, ids, season),
      listSourceIds(db, ids),
    ]);
    const variantsOf = Map.groupBy(variants, ({ product_id }) => product_id);
    const listsOf = Map.groupBy(lists, ({ product_id }) => product_id);
    for (const product of products) {
      const subCategories = (listsOf.get(product.id) ?? [])
        .filter(({ kind }) => kind === 'sub-category')
        .map(({ list_id }) => names.get(`list ${list_id}`) ?? '')
        .toSorted();
      const facts = factCells(product);
      const values = readValues(product.attributes);
      const attributeCells = kept.map(({ id }) => csvCell(attributeText(values[id])));
      for (const { withdrawn, colour, size, unique_code, qty } of variantsOf.get(product.id) ?? []) {
        if (withdrawn === 1) continue;
        const cells: Readonly<Record<ImportField, string | number>> = {
          product_id: csvCell(sourceIds.get(product.id) ?? String(product.id)),
          name: csvCell(product.name),
          category: csvCell(names.get(`category ${product.category_id}`) ?? String(product.category_id)),
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
        yield [...importFields.map((field) => cells[field]), ...attributeCells];
      }
    }
    await nextTurn();
  }
}

/**
 * The products that a filter keeps, except withdrawn ones, as CSV, one row per variant, under our own headings: an import of
 * it changes nothing. The import takes off the apostrophe of a cell that would be a formula in a spreadsheet.
 */
export function productsCsv(context: AppContext, filter: ProductFilter = allProducts): Readable {
  return csvStream(rowsOf(context, filter));
}

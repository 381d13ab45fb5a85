import type { ImportedFacts, ImportProductTable, ImportVariantTable } from '../../../../db/tables/imports.ts';
import type { ParsedRow } from '../parse/parse-row.ts';
import { flag } from '../staging.repository.ts';

/** A variant of a row. @param position its place among those of its product */
export function variantRow(runId: string, row: ParsedRow, productId: number, position: number): ImportVariantTable {
  return {
    run_id: runId,
    unique_code: row.unique_code ?? '',
    product_id: productId,
    colour: row.colour ?? null,
    size: row.size ?? null,
    units: row.units ?? null,
    position,
    row_number: row.row,
  };
}

/** The facts that a row has. */
export function importedFacts(row: ParsedRow): ImportedFacts {
  return {
    hsn: row.hsn ?? null,
    tax_class: row.tax_class ?? null,
    country_of_origin: row.country_of_origin ?? null,
    final_sale: row.final_sale === undefined ? null : flag(row.final_sale),
    weight_grams: row.weight_grams ?? null,
    manufacturer: row.manufacturer ?? null,
    packer: row.packer ?? null,
    importer: row.importer ?? null,
    generic_name: row.generic_name ?? null,
    net_quantity: row.net_quantity ?? null,
    consumer_care: row.consumer_care ?? null,
  };
}

/** A product of which only prices, or only the units of its variants, are set. */
export function valueRow(runId: string, row: ParsedRow, id: number, hasPrices: boolean): ImportProductTable {
  return {
    run_id: runId,
    product_id: id,
    is_new: 0,
    name: null,
    mrp: hasPrices ? (row.mrp ?? null) : null,
    category_id: null,
    department: 'men',
    display_colour: '',
    description: null,
    attributes: null,
    ...importedFacts({ row: row.row }),
    hidden: null,
    offer: hasPrices ? (row.offer ?? null) : null,
    has_lists: 0,
    row_number: row.row,
  };
}

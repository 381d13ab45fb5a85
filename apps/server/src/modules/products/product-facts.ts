import { declarations, type Declaration, type WireOf } from '@kayal/api-contract';
import { countryNamed, findTaxClass, type NamedClass } from '@kayal/commerce-core';
import type { FactColumns } from '../../db/tables/catalogue.ts';
import { ApiError } from '../../http/api-error.ts';

/** Facts of a product on the wire. */
export type ProductFacts = WireOf<'getAdminProduct'>['answer']['facts'];

/** Facts as the back office edits them. */
export function toFacts(row: FactColumns): ProductFacts {
  const { hsn, manufacturer, packer, importer } = row;
  return {
    hsn,
    taxClass: row.tax_class,
    countryOfOrigin: row.country_of_origin,
    finalSale: row.final_sale === 1,
    weightGrams: row.weight_grams,
    manufacturer,
    packer,
    importer,
    genericName: row.generic_name,
    netQuantity: row.net_quantity,
    consumerCare: row.consumer_care,
  };
}

/**
 * Facts as they are stored.
 * @throws ApiError `request.invalid` for a country or a tax class that does not exist
 */
export function factColumnsOf(facts: ProductFacts, taxClasses: readonly NamedClass[]): FactColumns {
  const { hsn, manufacturer, packer, importer } = facts;
  const country = facts.countryOfOrigin.trim() === '' ? '' : countryNamed(facts.countryOfOrigin);
  const taxClass = facts.taxClass === '' ? '' : findTaxClass(taxClasses, facts.taxClass)?.id;
  if (country === null)
    throw new ApiError('request.invalid', { fields: { 'facts.countryOfOrigin': 'no such country' } });
  if (taxClass === undefined) {
    throw new ApiError('request.invalid', { fields: { 'facts.taxClass': 'no such tax class' } });
  }
  return {
    hsn,
    tax_class: taxClass,
    country_of_origin: country,
    final_sale: facts.finalSale ? 1 : 0,
    weight_grams: facts.weightGrams,
    manufacturer: manufacturer.trim(),
    packer: packer.trim(),
    importer: importer.trim(),
    generic_name: facts.genericName.trim(),
    net_quantity: facts.netQuantity.trim(),
    consumer_care: facts.consumerCare.trim(),
  };
}

/** What the law wants said of a product and is not there. */
export function missingDeclarations(row: FactColumns): Declaration[] {
  const { manufacturer, packer, importer, country_of_origin, generic_name, net_quantity } = row;
  const declared: Readonly<Record<Declaration, string>> = {
    maker: manufacturer || packer || importer,
    country_of_origin,
    generic_name,
    net_quantity,
  };
  return declarations.filter((declaration) => declared[declaration] === '');
}

import type { AdminProduct } from '@kayal/api-contract/client';
import { countryNamed } from '@kayal/commerce-core';

type Facts = AdminProduct['facts'];

/** Facts of a product while they are edited; a weight as typed. */
export type FactFields = Omit<Facts, 'weightGrams'> & { readonly weight: string };

/** Nothing is known. */
export const emptyFacts: FactFields = {
  hsn: '',
  taxClass: '',
  countryOfOrigin: '',
  finalSale: false,
  weight: '',
  manufacturer: '',
  packer: '',
  importer: '',
  genericName: '',
  netQuantity: '',
  consumerCare: '',
};

/** Saved facts as fields. */
export const factFieldsOf = ({ weightGrams, ...facts }: Facts): FactFields => ({
  ...facts,
  weight: weightGrams === 0 ? '' : String(weightGrams),
});

/** The errors of typed facts, by field. */
export function factProblems({ hsn, weight, countryOfOrigin }: FactFields): Readonly<Record<string, string>> {
  const isCountry = countryOfOrigin.trim() === '' || countryNamed(countryOfOrigin) !== null;
  return {
    ...(!/^(\d{4}|\d{6}|\d{8}|)$/.test(hsn.trim()) && { hsn: 'A HSN code has 4, 6 or 8 digits.' }),
    ...(!/^\d{0,6}$/.test(weight.trim()) && { weight: 'Enter whole grams, such as 250.' }),
    ...(!isCountry && { countryOfOrigin: 'Enter the name of a country, such as India.' }),
  };
}

/** Typed facts in the form of the API. Call it only when {@link factProblems} finds nothing. */
export function factsOf(fields: FactFields): Facts {
  return {
    hsn: fields.hsn.trim(),
    taxClass: fields.taxClass,
    countryOfOrigin: fields.countryOfOrigin.trim(),
    finalSale: fields.finalSale,
    weightGrams: Number(fields.weight),
    manufacturer: fields.manufacturer.trim(),
    packer: fields.packer.trim(),
    importer: fields.importer.trim(),
    genericName: fields.genericName.trim(),
    netQuantity: fields.netQuantity.trim(),
    consumerCare: fields.consumerCare.trim(),
  };
}

/** What an admin reads for each field. */
export const factLabels = {
  hsn: 'HSN code',
  taxClass: 'Tax class',
  countryOfOrigin: 'Country of origin',
  finalSale: 'Final sale',
  weight: 'Weight in grams',
  manufacturer: 'Manufacturer',
  packer: 'Packer',
  importer: 'Importer',
  genericName: 'Generic name',
  netQuantity: 'Net quantity',
  consumerCare: 'Consumer care',
} as const satisfies Record<keyof FactFields, string>;

import type { ShopSettings } from '@kayal/api-contract';
import { noSuchClass, stateOfGstin, taxClassProblems } from '@kayal/commerce-core/tax';

/** What keeps a shop from issuing invoices by its settings, by the path of the setting. */
export function invoicingProblems({
  invoicing,
  tax,
  profile,
}: Pick<ShopSettings, 'invoicing' | 'tax' | 'profile'>): Readonly<Record<string, string>> {
  if (invoicing === undefined) return {};
  const { scheme, classes, rates, categories, taxClass } = invoicing;
  const known = new Set(classes.map(({ id }) => id));
  const fields: Record<string, string> = {};
  for (const [path, problem] of Object.entries(taxClassProblems(classes, rates))) {
    fields[`invoicing.${path}`] = problem;
  }
  if (!known.has(taxClass)) fields['invoicing.taxClass'] = noSuchClass;
  for (const [index, category] of categories.entries()) {
    const path = `invoicing.categories.${index}`;
    if (!known.has(category.taxClass)) fields[`${path}.taxClass`] = noSuchClass;
    if (category.categoryId === 0) fields[`${path}.categoryId`] = 'choose one';
    const first = categories.findIndex(({ categoryId }) => categoryId === category.categoryId);
    if (first < index) fields[`${path}.categoryId`] = 'is there twice';
  }
  if (scheme === 'none') return fields;
  if (profile.currency.code !== 'INR') fields['invoicing.scheme'] = 'only in a shop whose currency is INR';
  if (stateOfGstin(tax.gstin) === null) {
    fields['tax.gstin'] = 'is no GSTIN: its State code or check digit is wrong. Invoices need it';
  }
  return fields;
}

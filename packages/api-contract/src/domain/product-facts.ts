/**
 * Facts of a product for invoices, returns and the law. Columns of files and of the database have these names; the order is
 * that of an exported file.
 */
export const factFields = [
  'hsn',
  'tax_class',
  'country_of_origin',
  'final_sale',
  'weight_grams',
  'manufacturer',
  'packer',
  'importer',
  'generic_name',
  'net_quantity',
  'consumer_care',
] as const;
/** A fact of a product, by its name in files. */
export type FactField = (typeof factFields)[number];

/** What India's rules of Legal Metrology want said of goods in an online shop; `maker` is a manufacturer, packer or importer. */
export const declarations = ['maker', 'country_of_origin', 'generic_name', 'net_quantity'] as const;
/** One of them. */
export type Declaration = (typeof declarations)[number];

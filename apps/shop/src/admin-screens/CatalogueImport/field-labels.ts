import type { ImportChangeField } from '@kayal/api-contract/client';

/** What people call the columns of a file, and what can change of a product. */
export const fieldLabels: Readonly<Record<ImportChangeField, string>> = {
  product_id: 'Product id',
  name: 'Name',
  category: 'Category',
  sub_category: 'Sub-category',
  mrp: 'MRP',
  colour: 'Colour',
  size: 'Size',
  unique_code: 'Unique code (SKU)',
  units: 'Units in stock',
  offer: 'Offer price',
  description: 'Description',
  season: 'Season',
  hidden: 'Hidden',
  withdrawn: 'Taken off sale',
};

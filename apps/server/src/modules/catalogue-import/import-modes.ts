import { importFields, type ImportField, type ImportMode } from '@kayal/api-contract';

/** What a file of one mode says. */
interface ModeRules {
  /** The fields that are read; columns of others are ignored. */
  readonly fields: readonly ImportField[];
  /** Prices also need one of the two ids, and one of the two amounts. */
  readonly required: readonly ImportField[];
  /** It describes products with their variants: new ones are added, withdrawn ones come back. */
  readonly isCatalogue: boolean;
  /** It has all of them: those it leaves out are withdrawn. */
  readonly isWhole: boolean;
  readonly hasPrices: boolean;
  readonly hasUnits: boolean;
}

const catalogue: ModeRules = {
  fields: importFields,
  required: ['product_id', 'name', 'category', 'mrp', 'colour', 'size', 'unique_code', 'units'],
  isCatalogue: true,
  isWhole: false,
  hasPrices: true,
  hasUnits: true,
};

const values = { required: [], isCatalogue: false, isWhole: false };
const stockFields: readonly ImportField[] = ['unique_code', 'units'];

/** The modes of an import. */
export const importRules: Readonly<Record<ImportMode, ModeRules>> = {
  whole: { ...catalogue, isWhole: true },
  changes: catalogue,
  stock: { ...values, fields: stockFields, required: stockFields, hasPrices: false, hasUnits: true },
  prices: { ...values, fields: ['product_id', 'unique_code', 'mrp', 'offer'], hasPrices: true, hasUnits: false },
};

/** Facts of a product for invoices, returns and the law; empty where nothing is known. */
import { Type } from 'typebox';
import { sizeHints } from '../domain/returns.ts';
import { text } from '../schemas.ts';

/** Four, six or eight digits. */
export const hsnPattern = '^([0-9]{4}|[0-9]{6}|[0-9]{8})?$';

/** Facts that a shopper sees too. */
const shown = {
  countryOfOrigin: text(60),
  /** It cannot be returned, except where it is not what was sold. */
  finalSale: Type.Boolean(),
  /** Name and address; packer and importer too. */
  manufacturer: text(300),
  packer: text(300),
  importer: text(300),
  genericName: text(100),
  netQuantity: text(60),
  /** Empty for the contact of the shop. */
  consumerCare: text(300),
};

/** All facts, as the back office edits them. */
export const productFacts = Type.Object({
  hsn: Type.String({ pattern: hsnPattern, maxLength: 8 }),
  /** Id of a tax class of the setting `invoicing`; empty for that of the category. */
  taxClass: text(40),
  /** 0 where it is not known. */
  weightGrams: Type.Integer({ minimum: 0, maximum: 999_999 }),
  ...shown,
});

/** What a product's page says; only what is filled in. */
export const shownFacts = Type.Partial(
  Type.Object({
    ...shown,
    /** The size that most wanted who sent it back, where the owner shows that. */
    sizeHint: Type.Enum(sizeHints),
  }),
);

import { Type } from 'typebox';
import { adminProductSorts, adminProductStates, maxGridProducts, maxModelSizeLength } from '../domain/back-office.ts';
import { declarations } from '../domain/product-facts.ts';
import { endpoint } from '../endpoint.ts';
import { attributeIdPattern, attributeValues } from './attributes.schemas.ts';
import { productFacts } from './product-facts.schemas.ts';
import {
  company,
  companyParams,
  limitText,
  nullable,
  numericId,
  offsetText,
  requiredText,
  text,
  uniqueCode,
} from '../schemas.ts';

const groupId = Type.Integer({ minimum: 0, maximum: 999_999_999 });
const rupees = Type.Number({ minimum: 0.01, maximum: 9_999_999 });
const units = Type.Integer({ minimum: 0, maximum: 999_999 });
const description = Type.String({ maxLength: 2000 });

/** What is said of the model in a colour's pictures, by colour. */
const modelSizes = Type.Record(text(60), text(maxModelSizeLength), { maxProperties: 200 });

const adminProductRow = Type.Object({
  id: Type.Integer(),
  /** Its id in the company's files; null where that is the number above. */
  ownId: nullable(Type.String()),
  name: Type.String(),
  /** Rupees. */
  mrp: Type.Number(),
  offerPrice: nullable(Type.Number()),
  categoryId: Type.Integer(),
  categoryName: Type.String(),
  colours: Type.Array(Type.String()),
  variants: Type.Integer(),
  /** Units in stock of all variants. */
  units: Type.Integer(),
  hidden: Type.Boolean(),
  /** Missing in the last import of the whole catalogue. */
  withdrawn: Type.Boolean(),
  displayFirst: Type.String(),
  /** ms since 1970 */
  pictureAt: Type.Integer(),
  changedAt: Type.Integer(),
  /** What the law wants said and is not there yet; only in a page of the state `undeclared`. */
  missing: Type.Optional(Type.Array(Type.Enum(declarations))),
});

const adminProduct = Type.Object({
  id: Type.Integer(),
  /** Rises with every change; a save must name it. */
  version: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  mrp: Type.Number(),
  offerPrice: nullable(Type.Number()),
  categoryId: Type.Integer(),
  /** Sub-categories and promotional lists. */
  listIds: Type.Array(Type.Integer()),
  hidden: Type.Boolean(),
  withdrawn: Type.Boolean(),
  displayColour: Type.String(),
  pictureAt: Type.Integer(),
  facts: productFacts,
  attributes: attributeValues,
  modelSizes,
  variants: Type.Array(
    Type.Object({
      uniqueCode: Type.String(),
      colour: Type.String(),
      size: Type.String(),
      units: Type.Integer(),
      /** No longer on sale; orders keep it. */
      withdrawn: Type.Boolean(),
    }),
  ),
});

/** Fields of a product that an admin sets. */
const productFields = {
  name: requiredText(200),
  description,
  mrp: rupees,
  /** Null ends the offer. */
  offerPrice: nullable(rupees),
  categoryId: groupId,
  listIds: Type.Array(groupId, { maxItems: 30 }),
  hidden: Type.Boolean(),
  displayColour: text(60),
  /** Left out: they stay as they are. */
  facts: Type.Optional(productFacts),
  /** Left out: they stay as they are. */
  attributes: Type.Optional(attributeValues),
  /** Left out: they stay as they are. A colour without a variant, or with an empty text, is not stored. */
  modelSizes: Type.Optional(modelSizes),
};

/** A field by its name in files, or `attributes.` and the short name of an attribute. */
const gridColumn = Type.String({ pattern: `^([a-z_]{1,30}|attributes\\.${attributeIdPattern})$` });

const gridRow = Type.Object({
  id: Type.Integer(),
  /** Its id in the company's files; null where that is the number above. */
  ownId: nullable(Type.String()),
  /** Rises with every change; a save must name it. */
  version: Type.Integer(),
  /** Texts by column, as files have them; empty ones are left out. */
  cells: Type.Record(gridColumn, Type.String()),
});

const newVariant = Type.Object({ uniqueCode, colour: requiredText(60), size: requiredText(20), units });

/** Products as the back office edits them, one by one. */
export const productEndpoints = {
  getAdminProducts: endpoint('getAdminProducts', {
    summary: 'A page of all products, hidden ones too; X-Total-Count counts the matching ones.',
    params: companyParams,
    query: Type.Object({
      limit: Type.Optional(limitText),
      offset: Type.Optional(offsetText),
      /** Part of a name, an id or a unique code. */
      q: Type.Optional(text(100)),
      category: Type.Optional(numericId),
      state: Type.Optional(Type.Enum(adminProductStates)),
      sort: Type.Optional(Type.Enum(adminProductSorts)),
    }),
    answer: Type.Array(adminProductRow),
  }),
  getAdminProduct: endpoint('getAdminProduct', {
    summary: 'One product with its variants and the version that a save must name.',
    params: Type.Object({ company, id: numericId }),
    answer: adminProduct,
  }),
  addAdminProduct: endpoint('addAdminProduct', {
    summary: 'Add a product with its variants; it gets a new id.',
    params: companyParams,
    body: Type.Object({ ...productFields, variants: Type.Array(newVariant, { minItems: 1, maxItems: 200 }) }),
    answer: adminProduct,
    refusals: ['product.code_taken', 'product.category', 'offer.price'],
  }),
  saveAdminProduct: endpoint('saveAdminProduct', {
    summary: 'Save a product. Variants left out are withdrawn; units of existing ones change by `correctStock` only.',
    params: Type.Object({ company, id: numericId }),
    body: Type.Object({
      /** The version that was read: after a change in between the answer is a 409 that lists the changes. */
      version: Type.Integer({ minimum: 0, maximum: 999_999_999 }),
      ...productFields,
      variants: Type.Array(newVariant, { minItems: 1, maxItems: 200 }),
    }),
    answer: adminProduct,
    refusals: ['product.changed', 'product.code_taken', 'product.category', 'offer.price'],
  }),
  getProductGrid: endpoint('getProductGrid', {
    summary: 'Up to 1,000 products after an id, as rows of the grid; X-Total-Count counts the matching ones.',
    params: companyParams,
    query: Type.Object({
      after: Type.Optional(numericId),
      /** Part of a name, an id or a unique code. */
      q: Type.Optional(text(100)),
      state: Type.Optional(Type.Enum(adminProductStates)),
    }),
    answer: Type.Array(gridRow),
  }),
  saveProductGrid: endpoint('saveProductGrid', {
    summary: 'Save changed cells of many products: all of them, or none.',
    params: companyParams,
    body: Type.Object({
      products: Type.Array(
        Type.Object({
          id: groupId,
          /** The version that was read: after a change in between the answer is a 409 that lists such products by id. */
          version: Type.Integer({ minimum: 0, maximum: 999_999_999 }),
          /** Only changed ones. A wrong one is named in `fields` by the place of its product, from 0, and its column. */
          cells: Type.Record(gridColumn, text(2000)),
        }),
        { minItems: 1, maxItems: maxGridProducts },
      ),
    }),
    answer: Type.Object({ products: Type.Array(Type.Object({ id: Type.Integer(), version: Type.Integer() })) }),
    refusals: ['product.changed'],
    limits: { bodyBytes: 4 * 1024 * 1024, listItems: maxGridProducts },
  }),
  correctStock: endpoint('correctStock', {
    summary: 'Set the units of a variant, with a reason.',
    params: companyParams,
    body: Type.Object({
      uniqueCode,
      units,
      reason: requiredText(200),
      /** The displayed units; when some were sold since, the answer is a 409. */
      seen: Type.Optional(units),
    }),
    answer: Type.Object({ success: Type.Literal(true), units: Type.Integer() }),
    refusals: ['stock.changed'],
  }),
  exportProducts: endpoint('exportProducts', {
    summary: 'All products as a CSV file, one row per variant, which can be imported again; or those of a state.',
    params: companyParams,
    query: Type.Object({ state: Type.Optional(Type.Enum(adminProductStates)) }),
    answer: Type.String({ contentMediaType: 'text/csv' }),
  }),
};

/** Rows of the catalogue as they are on the wire: names byte for byte those of section 3 (J10). Amounts are rupees. */
import { Type } from 'typebox';
import { nullable } from '../schemas.ts';
import { shownAttribute } from './attributes.schemas.ts';
import { shownFacts } from './product-facts.schemas.ts';
import { shownSizeChart } from './size-charts.schemas.ts';

/** A category or sub-category (S3.ENT.01). */
export const categoryRow = Type.Object({
  Id: Type.Integer(),
  Name: Type.String(),
  /** True when no product of it is on sale: menus leave it out. */
  Empty: Type.Optional(Type.Boolean()),
});

/** A colour: catalogue name, display name and hex (S3.ENT.07). */
export const colourRow = Type.Object({ db_color: Type.String(), md_color: Type.String(), hex: Type.String() });

/** A colour and size that exist together (S7.CAT.04). */
export const colourSizeRow = Type.Object({ Color: Type.String(), Size: Type.String(), ItemId: Type.Integer() });

/** A product of a list (S3.ENT.02, with the additive fields of J31 and J36). */
export const productRow = Type.Object({
  ID: Type.Integer(),
  ItemName: Type.String(),
  /** rupees */
  MRP: Type.Number(),
  /** Units in stock, summed over the variants (J23). */
  Qty: Type.Integer(),
  UniqueCode: Type.String(),
  displayFirst: Type.String(),
  Color: Type.String(),
  Size: Type.String(),
  ItemId: Type.Integer(),
  /**
   * rupees; null without an offer. This server always sends it; without it the client reads offers item by item (J31).
   */
  OfferPrice: Type.Optional(nullable(Type.Number())),
  Colors: Type.Array(colourRow),
  /** When the picture last changed, ms since 1970. */
  PictureAt: Type.Integer(),
  CategoryId: Type.Integer(),
  CategoryName: Type.String(),
  SubCategoryId: Type.Optional(Type.Integer()),
});

/** A product with what only its page says, where it has some: the description is plain text of several lines. */
export const describedProductRow = Type.Object({
  ...productRow.properties,
  Description: Type.Optional(Type.String()),
  Facts: Type.Optional(shownFacts),
  /** What the owner says of it beside that: attributes, the chart of its sizes, its pictures and their models. */
  Details: Type.Optional(
    Type.Object({
      attributes: Type.Optional(Type.Array(shownAttribute)),
      /** Texts by id of the attributes that `getShop` answers as `comparison`. */
      compared: Type.Optional(Type.Record(Type.String(), Type.String())),
      sizeChart: Type.Optional(shownSizeChart),
      /** By catalogue name of the colour, such as `Model is 178 cm and wears M`; only colours that have one. */
      modelSizes: Type.Optional(Type.Record(Type.String(), Type.String())),
      /** By catalogue name of the colour, the further views that were uploaded; only colours whose front was. Others have all. */
      furtherViews: Type.Optional(Type.Record(Type.String(), Type.Array(Type.Enum(['back', 'detail'])))),
    }),
  ),
});

/** A variant with its stock (S3.ENT.04). */
export const variantRow = Type.Object({
  ItemId: Type.Integer(),
  Color: Type.String(),
  Size: Type.String(),
  Uniquecode: Type.String(),
  Qty: Type.Integer(),
});

/** A suggestion of the search (S5.SRCH.03). */
export const suggestionRow = Type.Object({
  ID: Type.Integer(),
  ItemName: Type.String(),
  displayFirst: Type.String(),
  PictureAt: Type.Integer(),
  MRP: Type.Number(),
  OfferPrice: nullable(Type.Number()),
});

const choice = { value: Type.String(), label: Type.String(), count: Type.Integer() };

/**
 * Counts for the filters of one list (J08). Values of colours and sizes are what `color` and `size` take; ids for
 * groups.
 */
export const facetsAnswer = Type.Object({
  total: Type.Integer(),
  colors: Type.Array(Type.Object({ ...choice, hex: Type.String() })),
  sizes: Type.Array(Type.Object(choice)),
  categories: Type.Array(Type.Object(choice)),
  subCategories: Type.Array(Type.Object(choice)),
  /** Lowest and highest MRP of the list, rupees. */
  price: Type.Object({ min: Type.Number(), max: Type.Number() }),
  /** Countries of origin; absent where no product of the list has one. */
  origins: Type.Optional(Type.Array(Type.Object(choice))),
  /** Attributes that filter; absent where no product of the list has a value of one. */
  attributes: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), name: Type.String(), choices: Type.Array(Type.Object(choice)) })),
  ),
  /** A page of the list; only where the query has `products=1`. */
  products: Type.Optional(Type.Array(productRow)),
});

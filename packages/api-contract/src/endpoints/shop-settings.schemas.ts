import { Type, type Static } from 'typebox';
import { shelfSources } from '../domain/back-office.ts';
import { cartLimits } from '../cart-limits.ts';
import { numericId, requiredText, season, text } from '../schemas.ts';

/** A link of a menu or tile: a path of the shop, or an https address. */
const linkTarget = Type.String({
  minLength: 1,
  maxLength: 300,
  pattern: '^(/(?!/)|https://)[^\\u0000-\\u001F\\u007F]*$',
});

const days = Type.Integer({ minimum: 0, maximum: 365 });
const dayRange = Type.Object({ min: days, max: days });

/** Rupees with at most two decimals. */
const rupees = Type.Number({ minimum: 0, maximum: 9_999_999 });

/** Name of an uploaded picture or a path of the shop; empty where the shop's own drawing is shown. */
const pictureName = Type.String({ maxLength: 300, pattern: '^[A-Za-z0-9/._?=&%-]*$' });

/** Name of a policy page: `returnpolicy` and the like have an address of their own, others are at `/policy?page={slug}`. */
const slug = Type.String({ pattern: '^[a-zA-Z0-9-]{1,60}$' });

/** Max size of a logo, bytes. */
const logoBytes = 100 * 1024;

/** An SVG or PNG as a data address; empty where the shop's name stands in place of a logo. */
const logoFile = Type.String({
  maxLength: Math.ceil(logoBytes / 3) * 4 + 32,
  pattern: '^(data:image/(svg[+]xml|png);base64,[A-Za-z0-9+/]+={0,2})?$',
});

/** Part of the address of each call that names the shop. */
const companyCode = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

/** IANA time zone, such as `Asia/Kolkata`: days begin and moments are written in it. */
export const timeZone = Type.String({ maxLength: 60, pattern: '^(UTC|[A-Za-z_]+(/[A-Za-z0-9_+-]+){1,2})$' });

/** Upper ends of the price steps of the filter on phones, ascending, in whole units of the currency. */
export const priceSteps = Type.Array(Type.Integer({ minimum: 1, maximum: 9_999_999 }), { minItems: 1, maxItems: 12 });

/** Subject and text of a mail. `{name}` and the like are filled in when it is sent. */
const mailText = Type.Object({ subject: requiredText(150), body: Type.String({ minLength: 1, maxLength: 4000 }) });

/** Everything an owner may change about her shop without code. */
export const shopSettingsSchema = Type.Object({
  profile: Type.Object({
    name: requiredText(60),
    tagline: text(120),
    /** A sentence part of About Us, such as "over 500 products in 30 categories". */
    catalogueClaim: text(120),
    season,
    currency: Type.Object({
      /** ISO 4217. */
      code: Type.String({ pattern: '^[A-Z]{3}$' }),
      /** BCP 47: how numbers are written. */
      locale: Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$' }),
    }),
  }),
  contact: Type.Object({
    /** Both empty until the owner gives them: then no page and no mail names an e-mail address. */
    email: text(254),
    supportEmail: text(254),
    phone: text(30),
    address: Type.Array(requiredText(120), { maxItems: 8 }),
  }),
  /** Absent in the file for another shop, and in a save that leaves it as it is. */
  companyCode: Type.Optional(companyCode),
  /** Absent in settings that were saved before shops had a time zone of their own. */
  timeZone: Type.Optional(timeZone),
  /** Absent in settings that were saved before shops had price steps of their own. */
  priceSteps: Type.Optional(priceSteps),
  /** Absent in settings that were saved before shops had logos. */
  logo: Type.Optional(logoFile),
  socials: Type.Array(Type.Object({ name: requiredText(40), href: linkTarget }), { maxItems: 12 }),
  delivery: Type.Object({
    charge: rupees,
    processingDays: dayRange,
    deliveryDays: dayRange,
  }),
  limits: Type.Object({
    unitsPerLine: Type.Integer({ minimum: 1, maximum: cartLimits.unitsPerLine }),
    linesPerCart: Type.Integer({ minimum: 1, maximum: cartLimits.linesPerCart }),
  }),
  returns: Type.Object({ days, damagedDays: days, refundDays: dayRange }),
  /** Both empty until the business is registered; then both are printed on invoices. */
  tax: Type.Object({
    gstin: Type.String({ pattern: '^([0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][A-Z0-9]Z[A-Z0-9])?$' }),
    hsn: Type.String({ pattern: '^([0-9]{4,8})?$' }),
  }),
  hero: Type.Object({
    kicker: text(80),
    headline: requiredText(120),
    text: text(300),
    action: requiredText(40),
    picture: pictureName,
  }),
  promoStrip: text(200),
  home: Type.Object({
    /** Categories of the carousel, in order. */
    categoryIds: Type.Array(Type.Integer({ minimum: 0, maximum: 999_999_999 }), { maxItems: 60 }),
    tiles: Type.Array(
      Type.Object({ label: requiredText(60), action: requiredText(60), to: linkTarget, picture: pictureName }),
      { maxItems: 12 },
    ),
    shelves: Type.Array(
      Type.Object({
        title: requiredText(60),
        source: Type.Enum(shelfSources),
        /** Id of the category or sub-category; empty for the others. */
        id: Type.Union([numericId, Type.Literal('')]),
        items: Type.Integer({ minimum: 1, maximum: 48 }),
      }),
      { maxItems: 12 },
    ),
  }),
  /** Picture of each category by its id, where it is not the drawn plate. */
  categoryPictures: Type.Record(Type.String({ pattern: '^[0-9]{1,9}$' }), pictureName),
  navigation: Type.Array(Type.Object({ label: requiredText(40), to: linkTarget }), { maxItems: 20 }),
  policies: Type.Array(Type.Object({ slug, title: requiredText(80), markdown: Type.String({ maxLength: 40_000 }) }), {
    maxItems: 20,
  }),
  mails: Type.Object({
    orderPlaced: mailText,
    backInStock: mailText,
    signUpCode: mailText,
    resetCode: mailText,
  }),
});

/** Everything an owner may change about her shop without code. Amounts are rupees. */
export type ShopSettings = Static<typeof shopSettingsSchema>;

/** A Markdown page cut into sections at its `##` headings. The HTML holds no script and no raw HTML of the author. */
export const policyPage = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  markdown: Type.String(),
  /** The text before the first heading, as HTML. */
  intro: Type.String(),
  sections: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), html: Type.String() })),
  /** ms since 1970 */
  updatedAt: Type.Integer(),
});

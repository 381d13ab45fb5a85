import { Type, type Static } from 'typebox';
import { shelfSources } from '../domain/back-office.ts';
import { cartLimits } from '../cart-limits.ts';
import { numericId, requiredText, seasonPattern, text } from '../schemas.ts';
import { attributes } from './attributes.schemas.ts';
import { cashTerms, deliveryTerms } from './delivery-terms.schemas.ts';
import { invoicing, tax } from './invoicing.schemas.ts';
import { mails } from './mails.schemas.ts';
import { payments } from './payments.schemas.ts';
import { privacy } from './privacy.schemas.ts';
import { returnDesk } from './return-desk.schemas.ts';
import { couriers, seller } from './sellers-and-couriers.schemas.ts';
import { sizeCharts } from './size-charts.schemas.ts';

/** A path of the shop, or an https address. */
const address = {
  minLength: 1,
  maxLength: 300,
  pattern: '^(/(?!/)|https://)[^\\u0000-\\u001F\\u007F]*$',
} as const;

/** A link of a menu or tile. */
const linkTarget = Type.String({ ...address, 'x-field': 'link' });

const dayNumber = { minimum: 0, maximum: 365 } as const;

/** @param title such as `Return within` */
const days = (title: string) => Type.Integer({ ...dayNumber, title, 'x-unit': 'days' });

/** Business days within which an owner promises something. @param title such as `Packed within` */
const dayRange = (title: string) =>
  Type.Object({
    min: Type.Integer({ ...dayNumber, title: `${title}, from`, 'x-unit': 'business days' }),
    max: Type.Integer({ ...dayNumber, title: `${title}, to`, 'x-unit': 'business days' }),
  });

/** Name of an uploaded picture or a path of the shop; empty where the shop's own drawing is shown. */
const picture = { maxLength: 300, pattern: '^[A-Za-z0-9/._?=&%-]*$' } as const;

/** Name of a policy page: `returnpolicy` and the like have an address of their own, others are at `/policy?page={slug}`. */
const slug = Type.String({ pattern: '^[a-zA-Z0-9-]{1,60}$' });

/** Max size of a logo, bytes. */
const logoBytes = 100 * 1024;

/** An SVG or PNG as a data address; empty where the shop's name stands in place of a logo. */
const logoFile = Type.String({
  maxLength: Math.ceil(logoBytes / 3) * 4 + 32,
  pattern: '^(data:image/(svg[+]xml|png);base64,[A-Za-z0-9+/]+={0,2})?$',
  title: 'Logo',
  description: 'It stands in the header and the footer of every page. Without one the name stands there.',
  'x-field': 'logo',
});

/** Part of the address of each call that names the shop. */
const companyCode = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$', title: 'Company code', 'x-field': 'companyCode' });

/** IANA time zone, such as `Asia/Kolkata`: days begin and moments are written in it. */
export const timeZone = Type.String({
  maxLength: 60,
  pattern: '^(UTC|[A-Za-z_]+(/[A-Za-z0-9_+-]+){1,2})$',
  title: 'Time zone',
  'x-field': 'timeZone',
});

/** Upper ends of the price steps of the filter on phones, ascending, in whole units of the currency. */
export const priceSteps = Type.Array(Type.Integer({ minimum: 1, maximum: 9_999_999 }), {
  minItems: 1,
  maxItems: 12,
  title: 'Price filter',
  'x-field': 'priceSteps',
});

/** What a new account asks for. */
const signUp = Type.Object(
  {
    passwordMinLength: Type.Integer({
      minimum: 1,
      maximum: 64,
      title: 'Password of a shopper, at least',
      description: 'From 8 characters on, well-known passwords are refused too. Admins always need 12.',
      'x-unit': 'characters',
    }),
  },
  { title: 'Sign-up' },
);

/**
 * Everything an owner may change about her shop without code. The settings page is drawn from it: `title` and `description`
 * are what an owner reads, `x-unit` stands after a number, `x-field` names a field that is more than a text, a number or a
 * list.
 */
export const shopSettingsSchema = Type.Object({
  profile: Type.Object(
    {
      name: requiredText(60, { title: 'Name' }),
      tagline: text(120, { title: 'Tagline' }),
      catalogueClaim: text(120, {
        title: 'Size of the catalogue, for About Us',
        description: 'Part of a sentence, such as over 500 products in 30 categories.',
      }),
      season: Type.String({ pattern: seasonPattern, title: 'Season' }),
      currency: Type.Object({
        /** ISO 4217. */
        code: Type.String({
          pattern: '^[A-Z]{3}$',
          maxLength: 3,
          title: 'Currency',
          description: 'Three letters, such as INR: a currency with two decimals.',
          'x-field': 'capitals',
        }),
        /** BCP 47: how numbers are written. */
        locale: Type.String({
          pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$',
          title: 'How numbers are written',
          'x-field': 'locale',
        }),
      }),
    },
    { title: 'Your shop', description: 'Only the name is needed; the rest may stay as it is.' },
  ),
  /** Both e-mail addresses are empty until the owner gives them: then no page and no mail names one. */
  contact: Type.Object(
    {
      email: text(254, { title: 'E-mail', 'x-field': 'email' }),
      supportEmail: text(254, { title: 'E-mail for questions about orders', 'x-field': 'email' }),
      phone: text(30, { title: 'Telephone', 'x-field': 'tel' }),
      address: Type.Array(requiredText(120), {
        maxItems: 8,
        title: 'Postal address',
        description: 'One line of the address on each line.',
        'x-field': 'lines',
      }),
    },
    { title: 'How shoppers reach you' },
  ),
  /** Absent in the file for another shop, and in a save that leaves it as it is. */
  companyCode: Type.Optional(companyCode),
  /** Absent in settings that were saved before shops had a time zone of their own. */
  timeZone: Type.Optional(timeZone),
  /** Absent in settings that were saved before shops had price steps of their own. */
  priceSteps: Type.Optional(priceSteps),
  /** Absent in settings that were saved before owners could set it. */
  signUp: Type.Optional(signUp),
  /** Absent in settings that were saved before shoppers could ask for returns. */
  returnDesk: Type.Optional(returnDesk),
  /** Absent in settings that were saved before orders could be paid in advance. */
  payments: Type.Optional(payments),
  /** Absent in settings that were saved before shops gave notices about personal data. */
  privacy: Type.Optional(privacy),
  /** Absent in settings that were saved before shops named their seller. */
  seller: Type.Optional(seller),
  /** Absent in settings that were saved before shops sent parcels. */
  couriers: Type.Optional(couriers),
  /** Both absent in settings that were saved before owners could define them. */
  attributes: Type.Optional(attributes),
  sizeCharts: Type.Optional(sizeCharts),
  /** Absent in settings that were saved before shops had logos. */
  logo: Type.Optional(logoFile),
  socials: Type.Array(
    Type.Object({
      name: requiredText(40, { title: 'Name' }),
      href: Type.String({ ...address, title: 'Address', 'x-field': 'url' }),
    }),
    { maxItems: 12, title: 'Social media', 'x-noun': 'page', 'x-empty': { name: '', href: 'https://' } },
  ),
  delivery: Type.Object(
    {
      charge: Type.Number({
        minimum: 0,
        maximum: 9_999_999,
        title: 'Delivery charge',
        'x-step': 0.01,
        'x-unit': 'currency',
      }),
      processingDays: dayRange('Packed within'),
      deliveryDays: dayRange('Delivered within'),
    },
    { title: 'Delivery' },
  ),
  /** Both absent in settings that were saved before shops had a table of pincodes. */
  deliveryTerms: Type.Optional(deliveryTerms),
  cashTerms: Type.Optional(cashTerms),
  limits: Type.Object(
    {
      unitsPerLine: Type.Integer({
        minimum: 1,
        maximum: cartLimits.unitsPerLine,
        title: 'One line, at most',
        'x-unit': 'units',
      }),
      linesPerCart: Type.Integer({
        minimum: 1,
        maximum: cartLimits.linesPerCart,
        title: 'The whole bag, at most',
        'x-unit': 'lines',
      }),
    },
    { title: 'Limits of a bag' },
  ),
  returns: Type.Object(
    {
      days: days('Return within'),
      damagedDays: days('Report damage within'),
      refundDays: dayRange('Refund within'),
    },
    { title: 'Returns' },
  ),
  /** Both empty until the business is registered; then both are printed on invoices. */
  tax,
  /** Absent in settings that were saved before shops issued numbered invoices. */
  invoicing: Type.Optional(invoicing),
  hero: Type.Object(
    {
      kicker: text(80, { title: 'Small line above' }),
      headline: requiredText(120, { title: 'Headline' }),
      text: text(300, { title: 'Text', 'x-field': 'text' }),
      action: requiredText(40, { title: 'Button' }),
      picture: Type.String({
        ...picture,
        title: 'Picture of the hero',
        description: 'At least 1600 px wide, its subject in the middle: a phone shows the middle only.',
        'x-field': 'picture',
      }),
    },
    { title: 'Hero', description: 'The first thing a shopper sees.' },
  ),
  promoStrip: text(200, { title: 'Words that run across the page' }),
  home: Type.Object({
    /** Categories of the carousel, in order. */
    categoryIds: Type.Array(Type.Integer({ minimum: 0, maximum: 999_999_999 }), { maxItems: 60 }),
    tiles: Type.Array(
      Type.Object({
        label: requiredText(60, { title: 'Title' }),
        action: requiredText(60, { title: 'Words of the link' }),
        to: linkTarget,
        picture: Type.String({ ...picture, 'x-field': 'tilePicture' }),
      }),
      {
        maxItems: 12,
        title: 'Tiles',
        'x-noun': 'tile',
        'x-empty': { label: '', action: '', to: '/', picture: '' },
      },
    ),
    shelves: Type.Array(
      Type.Object({
        title: requiredText(60, { title: 'Title' }),
        source: Type.Enum(shelfSources, { 'x-field': 'shelfSource' }),
        /** Id of the category or sub-category; empty for the others. Chosen with the source. */
        id: Type.Union([numericId, Type.Literal('')], { 'x-field': 'none' }),
        items: Type.Integer({ minimum: 1, maximum: 48, title: 'Length', 'x-unit': 'products' }),
      }),
      {
        maxItems: 12,
        title: 'Shelves',
        description: 'Rows of products, from top to bottom.',
        'x-noun': 'shelf',
        'x-empty': { title: '', source: 'NewArrivals', id: '', items: 8 },
      },
    ),
  }),
  /** Picture of each category by its id, where it is not the drawn plate. */
  categoryPictures: Type.Record(Type.String({ pattern: '^[0-9]{1,9}$' }), Type.String(picture), {
    title: 'Categories',
    description: 'In this order on the home page. Without any, all of them are shown.',
    'x-field': 'categories',
  }),
  navigation: Type.Array(Type.Object({ label: requiredText(40, { title: 'Words' }), to: linkTarget }), {
    maxItems: 20,
    title: 'Menu of the header',
    'x-noun': 'link',
    'x-empty': { label: '', to: '/' },
  }),
  policies: Type.Array(Type.Object({ slug, title: requiredText(80), markdown: Type.String({ maxLength: 40_000 }) }), {
    maxItems: 20,
    title: 'Policy pages',
    description: 'Written in Markdown: ## begins a section, - a list, **bold**. HTML is shown as text.',
    'x-field': 'pages',
  }),
  mails,
});

/** Everything an owner may change about her shop without code. Amounts are rupees. */
export type ShopSettings = Static<typeof shopSettingsSchema>;

/** Settings without a gap: the first ones of a shop, and what stored ones become when they are read. */
export type WholeSettings = Required<Omit<ShopSettings, 'mails' | 'returnDesk'>> & {
  readonly mails: Required<ShopSettings['mails']>;
  readonly returnDesk: Required<NonNullable<ShopSettings['returnDesk']>>;
};

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

import { Type } from 'typebox';
import { mailKinds } from '../domain/back-office.ts';
import { paymentWays } from '../domain/payments.ts';
import { endpoint } from '../endpoint.ts';
import { company, companyParams, limitText, nullable, offsetText } from '../schemas.ts';
import { uploadLimits } from './pictures.ts';
import { consentShown } from './privacy.schemas.ts';
import { seller } from './sellers-and-couriers.schemas.ts';
import { policyPage, priceSteps, shopSettingsSchema, timeZone } from './shop-settings.schemas.ts';

/** Largest settings document: 20 policy pages of 40 000 characters and everything else. Bytes. */
const settingsBytes = 2 * 1024 * 1024;

/** What a form adds to the file in it, at most. Bytes. */
const formBytes = 16 * 1024;

/** Largest theme. Bytes; also its length in characters. */
const themeBytes = 128 * 1024;

const version = Type.Integer({ minimum: 0, maximum: 999_999_999 });
const { profile, contact, socials, delivery, limits, returns, hero, promoStrip, home, categoryPictures, navigation } =
  shopSettingsSchema.properties;

const savedSettings = Type.Object({
  version,
  settings: shopSettingsSchema,
  /** A DTCG design-tokens document as JSON text; null for the shop's own look. */
  theme: nullable(Type.String({ maxLength: themeBytes })),
  /** ms since 1970; 0 for the defaults. */
  savedAt: Type.Integer(),
  /** Why the company code cannot be changed; null while it can. */
  companyCodeFixedBy: nullable(Type.Enum(['environment', 'orders'])),
});

const themeWarning = Type.Object({
  /** The compared pair, such as `textMuted on surfacePage (dark)`. */
  pair: Type.String(),
  ratio: Type.Number(),
  required: Type.Number(),
});

/** The shop's settings: name, texts, numbers, pages and look. */
export const shopSettingsEndpoints = {
  getShop: endpoint('getShop', {
    summary: "What every visitor's page needs to know of the shop; cached by its ETag.",
    params: companyParams,
    answer: Type.Object({
      version,
      profile,
      timeZone,
      contact,
      /** Null until the owner names the seller. */
      seller: nullable(seller),
      socials,
      delivery,
      /** What delivery depends on besides the one charge: `getDelivery` answers it. Absent without terms of delivery or cash. */
      deliveryBy: Type.Optional(Type.Enum(['bag', 'pincode'])),
      limits,
      returns,
      /** Whether shoppers ask for returns on the page of their order. */
      takesReturns: Type.Boolean(),
      /** Whether the shop ever made a promotion, so that bags ask for theirs; absent where not. */
      promotions: Type.Optional(Type.Literal(true)),
      /** Absent where cash on delivery is the only way to pay. */
      paymentWays: Type.Optional(Type.Array(Type.Enum(paymentWays))),
      /** Absent where the shop neither shows notices about personal data nor asks for consents. */
      privacy: Type.Optional(Type.Object({ showsNotices: Type.Boolean(), consents: Type.Array(consentShown) })),
      /** Attributes by which products are compared, in the owner's order; absent in a shop that compares none. */
      comparison: Type.Optional(Type.Array(Type.Object({ id: Type.String(), name: Type.String() }))),
      priceSteps,
      hero,
      promoStrip,
      home,
      categoryPictures,
      navigation,
      policies: Type.Array(Type.Object({ slug: Type.String(), title: Type.String() })),
      /** The shop's logo as attributes of an `<img>`, its size in px; null where its name stands in its place. */
      logo: nullable(Type.Object({ src: Type.String(), width: Type.Number(), height: Type.Number() })),
      /** Address of the theme's stylesheet; null for the shop's own look. */
      themeStylesheet: nullable(Type.String()),
    }),
  }),
  getPolicy: endpoint('getPolicy', {
    summary: 'One policy page.',
    params: Type.Object({ company, slug: Type.String({ pattern: '^[a-zA-Z0-9-]{1,60}$' }) }),
    answer: policyPage,
  }),
  getSettings: endpoint('getSettings', {
    summary: 'All settings, with the version that a save must name.',
    params: companyParams,
    answer: savedSettings,
  }),
  saveSettings: endpoint('saveSettings', {
    summary: 'Save all settings; shoppers see them with their next request.',
    params: companyParams,
    body: Type.Object({
      /** The version that was read: another admin's save in between is a 409. */
      version,
      settings: shopSettingsSchema,
      theme: nullable(Type.String({ maxLength: themeBytes })),
    }),
    answer: Type.Object({ success: Type.Literal(true), version }),
    refusals: ['settings.changed', 'theme.invalid', 'theme.contrast'],
    limits: { bodyBytes: settingsBytes, listItems: 2000 },
  }),
  checkTheme: endpoint('checkTheme', {
    summary: 'Check a theme without saving it: its stylesheet, and the pairs of colours with too little contrast.',
    params: companyParams,
    body: Type.Object({ theme: Type.String({ maxLength: themeBytes }) }),
    answer: Type.Object({ stylesheet: Type.String(), lowContrast: Type.Array(themeWarning) }),
    refusals: ['theme.invalid'],
    limits: { bodyBytes: 2 * themeBytes },
  }),
  addShopPicture: endpoint('addShopPicture', {
    summary: 'Store a picture for the hero, a tile or a category: multipart, one file in `images`.',
    params: companyParams,
    /** The name that the settings give it by. */
    answer: Type.Object({ success: Type.Literal(true), picture: Type.String() }),
    refusals: ['image.missing', 'image.invalid'],
    limits: { bodyBytes: uploadLimits.fileBytes + formBytes },
  }),
  getSettingsHistory: endpoint('getSettingsHistory', {
    summary: 'Every saved version, newest first; X-Total-Count counts them.',
    params: companyParams,
    query: Type.Object({ limit: Type.Optional(limitText), offset: Type.Optional(offsetText) }),
    answer: Type.Array(
      Type.Object({
        version,
        /** ms since 1970 */
        savedAt: Type.Integer(),
        actorName: nullable(Type.String()),
        /** Fields that differ from the version before, such as `contact.phone`. */
        changed: Type.Array(Type.String()),
      }),
    ),
  }),
  restoreSettings: endpoint('restoreSettings', {
    summary: 'Undo: save an earlier version again, as a new version. Version 0 is the defaults.',
    params: companyParams,
    body: Type.Object({
      /** The version that was read. */
      version,
      /** The version to go back to. */
      to: version,
    }),
    answer: savedSettings,
    refusals: ['settings.changed'],
  }),
  exportSettings: endpoint('exportSettings', {
    summary: 'Settings and theme as one file, for another shop.',
    params: companyParams,
    answer: Type.Object({
      format: Type.Literal('kayal-shop-settings/1'),
      settings: shopSettingsSchema,
      theme: nullable(Type.String()),
    }),
  }),
  importSettings: endpoint('importSettings', {
    summary: 'Take settings and theme from the file of another shop; saved as a new version.',
    params: companyParams,
    body: Type.Object({
      format: Type.Literal('kayal-shop-settings/1'),
      settings: shopSettingsSchema,
      theme: nullable(Type.String({ maxLength: themeBytes })),
    }),
    answer: savedSettings,
    refusals: ['theme.invalid', 'theme.contrast'],
    limits: { bodyBytes: settingsBytes, listItems: 2000 },
  }),
  previewMail: endpoint('previewMail', {
    summary: 'A mail with its fields filled in by an example.',
    params: companyParams,
    body: Type.Object({
      kind: Type.Enum(mailKinds),
      subject: Type.String({ maxLength: 150 }),
      body: Type.String({ maxLength: 4000 }),
    }),
    answer: Type.Object({
      subject: Type.String(),
      text: Type.String(),
      /** Unknown fields in braces; they would be sent unchanged. */
      unknownFields: Type.Array(Type.String()),
      /** Fields this mail knows, without braces. */
      fields: Type.Array(Type.String()),
    }),
  }),
};

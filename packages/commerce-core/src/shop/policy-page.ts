import { rupeesToPaise, type PolicyPage, type ShopSettings } from '@kayal/api-contract/client';
import { currencyName, formatMoney } from '../rules/prices/money.ts';
import { phoneLink } from './shop-profile.ts';
import { Marked } from 'marked';

const htmlCharacters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => htmlCharacters[character] ?? character);
}

/** Allows links to pages of the shop, https, mail and telephone; all others could run scripts or leak data. */
function isSafeLink(href: string): boolean {
  return /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/i.test(href) && !/[\p{Cc} ]/u.test(href);
}

/**
 * Renders Markdown without raw HTML and without pictures from other sites. A tag is text: the parser would leave the text
 * between `<code>` tags unescaped.
 */
const markdown = new Marked({
  gfm: true,
  tokenizer: { html: () => undefined, tag: () => undefined },
  renderer: {
    link({ href, tokens }) {
      const label = this.parser.parseInline(tokens);
      return isSafeLink(href) ? `<a href="${escapeHtml(href)}">${label}</a>` : label;
    },
    image: ({ text }) => escapeHtml(text),
  },
});

/** Years from which a shopper may use the shop without her parents. */
const ageLimit = 18;

const daysIn = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? `${max} business days` : `${min}-${max} business days`;

const loopback = /^https?:\/\/(localhost|127\.|\[::1\])/;

/**
 * How a policy names the website: its address, or "this website" in words while the shop runs on a local address, which
 * would mean nothing to a reader.
 */
export const websiteName = (publicOrigin: string): string =>
  publicOrigin === '' || loopback.test(publicOrigin) ? 'this website' : publicOrigin;

/** The numbers and names that a policy page may name in braces. */
function policyFields(
  { profile, contact, delivery, returns }: ShopSettings,
  site: string,
): Readonly<Record<string, string>> {
  const { email, phone, address, supportEmail } = contact;
  const charge = formatMoney(rupeesToPaise(delivery.charge), profile.currency);
  const everywhere = profile.currency.locale.endsWith('-IN') ? ', everywhere in India' : '';
  return {
    name: profile.name,
    // Plain text, not a link, because the reader is on that site.
    site: site.replace('://', String.raw`\://`),
    catalogueClaim: profile.catalogueClaim,
    supportEmail,
    orSupportEmail: supportEmail === '' ? '' : ` or at [${supportEmail}](mailto:${supportEmail})`,
    contact: [
      ...(email === '' ? [] : [`- E-mail: [${email}](mailto:${email})`]),
      ...(phone === '' ? [] : [`- Telephone: [${phone}](${phoneLink(phone)})`]),
      ...(address.length === 0 ? [] : [`- Post: ${address.join(', ')}`]),
    ].join('\n'),
    processingDays: daysIn(delivery.processingDays),
    deliveryDays: daysIn(delivery.deliveryDays),
    currency: currencyName(profile.currency),
    deliveryCharge: charge,
    deliveryCost:
      delivery.charge === 0
        ? `Delivery is free${everywhere}, whatever the size of the order.`
        : `Delivery costs ${charge} an order${everywhere}. Your bag shows it before you order.`,
    returnDays: `${returns.days} days`,
    damagedDays: `${returns.damagedDays} days`,
    refundDays: daysIn(returns.refundDays),
    age: String(ageLimit),
  };
}

/** Replaces `{field}` by its value; unknown fields stay unchanged. */
export function fillFields(text: string, fields: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, field: string) => fields[field] ?? whole);
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * A policy page as HTML, cut into sections at its `##` headings. `## Title {#id}` names a section; without it the id is
 * made from the title.
 * @param publicOrigin the shop's address, such as `https://shop.example`
 * @param updatedAt ms since 1970
 * @returns null when the shop has no such page
 */
export function renderPolicy(
  settings: ShopSettings,
  slug: string,
  publicOrigin: string,
  updatedAt: number,
): PolicyPage | null {
  const page = settings.policies.find((each) => each.slug === slug);
  if (page === undefined) return null;
  const [intro = '', ...parts] = fillFields(page.markdown, policyFields(settings, websiteName(publicOrigin))).split(
    /^## +/m,
  );
  const toHtml = (text: string): string => markdown.parse(text, { async: false });
  const sections = parts.map((part) => {
    const end = part.indexOf('\n');
    const heading = (end < 0 ? part : part.slice(0, end)).trim();
    const named = heading.lastIndexOf('{#');
    const id = named < 0 ? undefined : /^\{#([\w-]+)\}$/.exec(heading.slice(named))?.[1];
    const title = id === undefined ? heading : heading.slice(0, named).trim();
    return { id: id ?? slugOf(heading), title, html: end < 0 ? '' : toHtml(part.slice(end)) };
  });
  return { slug, title: page.title, markdown: page.markdown, intro: toHtml(intro), sections, updatedAt };
}

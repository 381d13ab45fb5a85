import type { ShopSettings, WireOf } from '@kayal/api-contract';
import { renderPolicy } from '@kayal/commerce-core/policy-page';
import sanitizeHtml from 'sanitize-html';

/** A page of the shop on the wire. */
export type PolicyPage = WireOf<'getPolicy'>['answer'];

/** What a page of the shop is made from. */
export interface PolicyRequest {
  readonly settings: ShopSettings;
  readonly slug: string;
  readonly publicOrigin: string;
  /** ms since 1970 */
  readonly updatedAt: number;
}

/** The elements of Markdown; no other one, no script, style, picture or id leaves this thread. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'hr',
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'blockquote',
      'ul',
      'ol',
      'li',
      'pre',
      'code',
      'strong',
      'em',
    ],
    ...['del', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'], ol: ['start'], th: ['align'], td: ['align'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 50,
};

/** Entry of a thread that makes the HTML of a policy page. @returns null when the shop has no such page */
export function render({ settings, slug, publicOrigin, updatedAt }: PolicyRequest): PolicyPage | null {
  const page = renderPolicy(settings, slug, publicOrigin, updatedAt);
  if (page === null) return null;
  const clean = (html: string): string => sanitizeHtml(html, allowed);
  const sections = page.sections.map(({ html, ...section }) => ({ ...section, html: clean(html) }));
  return { ...page, intro: clean(page.intro), sections };
}

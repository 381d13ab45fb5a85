import type { PublicShop } from '@kayal/api-contract/client';
import { jsonLdText } from './json-ld.ts';

/**
 * Who the shop is (Organization), as HTML. Only the server makes it: it is the same for everyone, and home's first view
 * must not carry it.
 * @param origin of the shop
 */
export function organizationHtml(origin: string, { profile, contact, socials }: PublicShop): string {
  const text = jsonLdText({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: profile.name,
    slogan: profile.tagline,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    email: contact.email,
    telephone: contact.phone,
    address: contact.address.join(', '),
    sameAs: socials.map(({ href }) => href),
  });
  return `<script type="application/ld+json">${text}</script>`;
}

import type { PublicShop } from '@kayal/api-contract/client';
import { jsonLdText } from './json-ld.ts';

/**
 * The shop as an Organization, as HTML. Only the server makes it, so that the code is not part of home's first view.
 * @param origin of the shop
 */
export function organizationHtml(origin: string, { profile, contact, socials, logo }: PublicShop): string {
  const text = jsonLdText({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: profile.name,
    ...(profile.tagline && { slogan: profile.tagline }),
    url: `${origin}/`,
    logo: `${origin}${logo?.src ?? '/favicon.svg'}`,
    ...(contact.email && { email: contact.email }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.address.length > 0 && { address: contact.address.join(', ') }),
    sameAs: socials.map(({ href }) => href),
  });
  return `<script type="application/ld+json">${text}</script>`;
}

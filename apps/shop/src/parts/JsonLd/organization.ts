import type { PublicShop } from '@kayal/api-contract/client';
import { jsonLdText, type JsonLdData } from './json-ld.ts';

/** How long goods may come back. @param country ISO 3166-1, where the shop sells */
function returnPolicy({ returns, takesReturns }: PublicShop, country: string): JsonLdData {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    ...(returns.days === 0
      ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
      : {
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: returns.days,
          ...(takesReturns && { returnMethod: 'https://schema.org/ReturnByMail' }),
        }),
  };
}

const businessDays = ({ min, max }: { readonly min: number; readonly max: number }): JsonLdData => ({
  '@type': 'ServicePeriod',
  duration: { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitCode: 'DAY' },
});

/** What delivery costs and how long it takes, where that is the same for every bag. */
function shippingService({ delivery, profile }: PublicShop, country: string): JsonLdData {
  return {
    '@type': 'ShippingService',
    handlingTime: businessDays(delivery.processingDays),
    shippingConditions: {
      '@type': 'ShippingConditions',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: (delivery.charge / 100).toFixed(2),
        currency: profile.currency.code,
      },
      transitTime: businessDays(delivery.deliveryDays),
    },
  };
}

/**
 * The shop as an Organization, with its terms of delivery and return, as HTML. Only the server makes it, so that the code is not part of home's first view.
 * @param origin of the shop
 */
export function organizationHtml(origin: string, shop: PublicShop): string {
  const { profile, contact, socials, logo } = shop;
  const country = new Intl.Locale(profile.currency.locale).region;
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
    ...(country !== undefined && {
      hasMerchantReturnPolicy: returnPolicy(shop, country),
      ...(shop.deliveryBy === undefined && { hasShippingService: shippingService(shop, country) }),
    }),
  });
  return `<script type="application/ld+json">${text}</script>`;
}

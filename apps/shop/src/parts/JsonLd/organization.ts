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

const block = (data: JsonLdData): string => `<script type="application/ld+json">${jsonLdText(data)}</script>`;

const countryOf = ({ profile }: PublicShop): string | undefined => new Intl.Locale(profile.currency.locale).region;

/** What says that it is the shop, on any page. */
const nameOf = (origin: string, { profile }: PublicShop): JsonLdData => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: profile.name,
  url: `${origin}/`,
});

/**
 * The shop as an Organization, with its terms of return, as HTML of home. Only the server makes it, so that the code is no
 * part of home's first view.
 * @param origin of the shop
 */
export function organizationHtml(origin: string, shop: PublicShop): string {
  const { profile, contact, socials, logo } = shop;
  const country = countryOf(shop);
  return block({
    ...nameOf(origin, shop),
    ...(profile.tagline && { slogan: profile.tagline }),
    logo: `${origin}${logo?.src ?? '/favicon.svg'}`,
    ...(contact.email && { email: contact.email }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.address.length > 0 && { address: contact.address.join(', ') }),
    sameAs: socials.map(({ href }) => href),
    ...(country !== undefined && { hasMerchantReturnPolicy: returnPolicy(shop, country) }),
  });
}

/**
 * What delivery costs and how long it takes, as HTML of the page about shipping: home has no bytes to spare. Empty where
 * it depends on the bag or its place.
 * @param origin of the shop
 */
export function shippingHtml(origin: string, shop: PublicShop): string {
  const country = countryOf(shop);
  if (country === undefined || shop.deliveryBy !== undefined) return '';
  return block({ ...nameOf(origin, shop), hasShippingService: shippingService(shop, country) });
}

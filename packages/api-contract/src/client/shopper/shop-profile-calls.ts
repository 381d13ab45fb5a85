import { toPublicShop } from '../../adapters/shop-settings.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { outcome } from '../transport/outcome.ts';

/** The shop's public settings and its policy pages. */
export function shopProfileCalls({ call }: ApiClient) {
  return {
    /** Name, contact, words, menus and the address of the theme's stylesheet. */
    async publicShop() {
      return outcome(await call('getShop'), (answer) => ({ shop: toPublicShop(answer) }));
    },

    /** A policy page (`not_found`). */
    async policyPage(slug: string) {
      return outcome(await call('getPolicy', { params: { slug } }), (page) => ({ page }));
    },
  };
}

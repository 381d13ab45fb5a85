import type { NoticeForm } from '../../domain/privacy.ts';
import type { WireOf } from '../../endpoints.ts';
import { privacyRoutes } from '../../routes/privacy.ts';
import { createClientOf, type ApiClientOptions } from '../transport/create-client-of.ts';
import { outcome } from '../transport/outcome.ts';

/** What the shop asks a shopper to agree to, and what she chose. */
export type Consent = WireOf<'getConsents'>['answer']['consents'][number];

/** The calls about personal data; a client of its own, because most shops never need it. */
export function createPrivacyApi(options: ApiClientOptions) {
  const { call } = createClientOf(privacyRoutes, options);
  return {
    /** What a form keeps and why, an item each. */
    async notice(form: NoticeForm) {
      return outcome(await call('getNotice', { query: { form } }), ({ items }) => ({ items }));
    },

    /** What the shop asks the shopper to agree to, and what she chose. */
    async consents() {
      return outcome(await call('getConsents'), ({ consents }) => ({ consents }));
    },

    /** Gives a consent or withdraws it (`consent.changed`). The text is the one she read. */
    async setConsent({ id, text }: Pick<Consent, 'id' | 'text'>, isGiven: boolean) {
      return outcome(await call('setConsent', { body: { id, text, isGiven } }), ({ consents }) => ({ consents }));
    },
  };
}

/** The calls about personal data. */
export type PrivacyApi = ReturnType<typeof createPrivacyApi>;

import type { PrivacySettings } from '@kayal/api-contract';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import type { MockModule } from '../create-mock-shop.ts';
import { answer, answerFile, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import type { MockShopState } from '../mock-shop-state.ts';

const notices = { signUp: 'signUpNotice', address: 'addressNotice', contact: 'contactNotice' } as const;

/** When every choice of a story is made, ms since 1970. */
const chosenAt = Date.UTC(2026, 10, 21, 6, 30);

const settingsOf = (state: MockShopState): PrivacySettings =>
  state.settings.settings.privacy ?? defaultSettings.privacy;

/** What the shop asks the shopper to agree to, and what she chose. */
export const consentsOf = (state: MockShopState) =>
  settingsOf(state).consents.map(({ id, text }) => {
    const chosen = state.consents.get(id);
    return { id, text, isGiven: chosen === text, chosenAt: chosen === undefined ? null : chosenAt };
  });

/** Notices and consents about personal data, and files about it. */
export function privacyHandlers({ state, endpoint }: MockModule): MockRoute[] {
  const settings = (): PrivacySettings => settingsOf(state);
  const consents = () => consentsOf(state);
  return [
    endpoint('getNotice', ({ query }) =>
      answer({ success: true, items: settings().showsNotices ? settings()[notices[query.form]] : [] }),
    ),
    endpoint('getConsents', () => answer({ success: true, consents: consents() })),
    endpoint('setConsent', ({ body: { id, text, isGiven } }) => {
      const known = settings().consents.find((consent) => consent.id === id);
      if (known === undefined || (isGiven && known.text !== text)) return refuse('consent.changed');
      if (isGiven || state.consents.has(id)) state.consents = new Map([...state.consents, [id, isGiven ? text : '']]);
      return answer({ success: true, consents: consents() });
    }),
    endpoint('getPrivacyFile', ({ query: { file } }) => answerFile('E-mail,Name\r\n', `${file}.csv`)),
  ];
}

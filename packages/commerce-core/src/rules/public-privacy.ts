import type { WholeSettings } from '@kayal/api-contract/client';

/** What pages need to know of notices and consents; nothing where the shop has neither. */
export function publicPrivacy({ showsNotices, consents }: WholeSettings['privacy']): {
  readonly privacy?: { readonly showsNotices: boolean; readonly asksConsent: boolean };
} {
  const asksConsent = consents.length > 0;
  return showsNotices || asksConsent ? { privacy: { showsNotices, asksConsent } } : {};
}

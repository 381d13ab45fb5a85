import type { PublicShop, WholeSettings } from '@kayal/api-contract/client';

/** What pages need to know of notices and consents; nothing where the shop has neither. */
export function publicPrivacy({ showsNotices, consents }: WholeSettings['privacy']): Pick<PublicShop, 'privacy'> {
  return showsNotices || consents.length > 0 ? { privacy: { showsNotices, consents } } : {};
}

import type { CallError } from '../../call-error.ts';
import { wishlistTexts } from '../../texts/message-texts.ts';
import { type Notice, noticeFrom } from '../../texts/notice.ts';
import type { HeartSurface, WishlistChange } from './wishlist.types.ts';

/** The text for a visitor who presses a heart. */
export function loginText(surface: HeartSurface): keyof typeof wishlistTexts {
  return surface === 'listing' ? 'S5.WISH.02' : 'S5.WISH.01';
}

/** The notice of a confirmed change. */
export function wishSuccess(change: WishlistChange): Notice {
  return noticeFrom(wishlistTexts, 'success', change.kind === 'add' ? 'S8.WISH.03' : 'S8.WISH.04');
}

/** The notice of a failed change; null for a refused removal, which is only logged. */
export function wishErrorNotice(change: WishlistChange, callError: CallError): Notice | null {
  if (change.kind === 'add')
    return noticeFrom(wishlistTexts, 'danger', callError.kind === 'refused' ? 'S8.WISH.01' : 'S8.WISH.02');
  return callError.kind === 'refused' ? null : noticeFrom(wishlistTexts, 'danger', 'S8.WISH.05');
}

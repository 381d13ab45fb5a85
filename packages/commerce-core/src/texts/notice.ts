import type { MessageId } from './messages.ts';
import { type ShopperMessageId, shopperMessages } from './shopper-messages.ts';

/** Tones of a notice, which decide the toast's colour and live-region role. */
export const noticeTones = ['success', 'info', 'danger'] as const;
export type NoticeTone = (typeof noticeTones)[number];

/** Actions that a toast can offer: log in, undo, retry. */
export const noticeActions = ['login', 'undo', 'retry'] as const;
export type NoticeAction = (typeof noticeActions)[number];

/** A message to the shopper. A machine emits it; the application shows it as a toast. */
export interface Notice {
  readonly tone: NoticeTone;
  readonly messageId: MessageId;
  /** The text: that of `messageId`, or the server's own where it is preferred. */
  readonly text: string;
  /** A second line with the reason. */
  readonly detail: string | null;
  readonly action: NoticeAction | null;
}

/** Optional parts of a notice. */
export interface NoticeOptions {
  /** The server's text, shown in place of the specified one unless it is blank. */
  readonly text?: string | null;
  readonly detail?: string | null;
  readonly action?: NoticeAction;
}

/**
 * Makes a notice from a text of one group, so that the caller loads no other text.
 * @param texts a group of `message-texts.ts` or `back-office-texts.ts`
 */
export function noticeFrom<Id extends MessageId>(
  texts: Readonly<Record<Id, string>>,
  tone: NoticeTone,
  messageId: NoInfer<Id>,
  options: NoticeOptions = {},
): Notice {
  const own = options.text?.trim() ?? '';
  return {
    tone,
    messageId,
    text: own === '' ? texts[messageId] : own,
    detail: options.detail ?? null,
    action: options.action ?? null,
  };
}

/** Makes a notice from any text that shoppers read. */
export function noticeOf(tone: NoticeTone, messageId: ShopperMessageId, options: NoticeOptions = {}): Notice {
  return noticeFrom(shopperMessages, tone, messageId, options);
}

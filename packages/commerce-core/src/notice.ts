import { type MessageId, messages } from './messages.ts';

/** How a notice is meant: what colour and live-region role the toast gets (J67). */
export const noticeTones = ['success', 'info', 'danger'] as const;
export type NoticeTone = (typeof noticeTones)[number];

/** What a toast may offer beside its text: log in (J17), undo (J74) or show the cart. */
export const noticeActions = ['login', 'undo', 'retry'] as const;
export type NoticeAction = (typeof noticeActions)[number];

/** A message to the shopper. A machine emits it; the application shows it as a toast. */
export interface Notice {
  readonly tone: NoticeTone;
  readonly messageId: MessageId;
  /** The text to show: that of `messageId`, or the server's own where the checklist prefers it. */
  readonly text: string;
  /** A second line: the reason, in words. */
  readonly detail: string | null;
  readonly action: NoticeAction | null;
}

/** What a notice may carry beyond its text. */
export interface NoticeOptions {
  /** The server's own words, shown in place of the listed text when they are not blank. */
  readonly text?: string | null;
  readonly detail?: string | null;
  readonly action?: NoticeAction;
}

/** Makes a notice from a listed text. */
export function noticeOf(tone: NoticeTone, messageId: MessageId, options: NoticeOptions = {}): Notice {
  const own = options.text?.trim() ?? '';
  return {
    tone,
    messageId,
    text: own === '' ? messages[messageId] : own,
    detail: options.detail ?? null,
    action: options.action ?? null,
  };
}

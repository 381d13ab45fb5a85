import type { ContactForm } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';
import type { ShopperMessageId } from '../../texts/shopper-messages.ts';
import type { Notice } from '../../texts/notice.ts';

/** Input of the `sendMessage` actor. */
export interface SendMessageInput {
  readonly form: ContactForm;
  /** Value of the hidden field, which only robots fill. */
  readonly trap: string;
  /** Idempotency key: the same for every try of one message. */
  readonly key: string;
}

/** Context of the machine. */
export interface ContactContext {
  readonly newKey: () => string;
  readonly form: ContactForm;
  readonly trap: string;
  /** The message last sent, with its key; null before, and after it was accepted. */
  readonly sent: { readonly form: ContactForm; readonly key: string } | null;
  readonly error: ShopperMessageId | null;
  readonly callError: CallError | null;
}

/** Events that the machine accepts. */
export type ContactEvent =
  | { readonly type: 'contact.type'; readonly field: keyof ContactForm | 'trap'; readonly value: string }
  | { readonly type: 'contact.submit' };

/** Events that the machine emits. */
export type ContactEmitted = { readonly type: 'contact.notice'; readonly notice: Notice };

/** Input of the machine. */
export interface ContactInput {
  /** Makes an idempotency key. */
  readonly newKey: () => string;
}

/** Tags of the states, for `snapshot.hasTag`. */
export type ContactTag = 'busy' | 'failed' | 'sent';

/** What became of a message that was sent. */
export interface SentMessage {
  /** False when it was only stored. */
  readonly relayed: boolean;
  /** By which it can be looked up; null where the shop gives no numbers. */
  readonly number: string | null;
}

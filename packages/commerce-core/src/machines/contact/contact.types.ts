import type { ContactForm } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';
import type { MessageId } from '../../messages.ts';
import type { Notice } from '../../notice.ts';

/** Input of the `sendMessage` actor. */
export interface SendMessageInput {
  readonly form: ContactForm;
  /** What the field that people never see holds (J30). */
  readonly trap: string;
  /** Idempotency key: the same for the same message, however often it is tried. */
  readonly key: string;
}

/** What the machine remembers. */
export interface ContactContext {
  readonly newKey: () => string;
  readonly form: ContactForm;
  readonly trap: string;
  /** What was last sent, and under which key; null before, and after it arrived. */
  readonly sent: { readonly form: ContactForm; readonly key: string } | null;
  readonly error: MessageId | null;
  readonly callError: CallError | null;
}

/** Everything the machine understands. */
export type ContactEvent =
  | { readonly type: 'contact.type'; readonly field: keyof ContactForm | 'trap'; readonly value: string }
  | { readonly type: 'contact.submit' };

/** What the machine emits. */
export type ContactEmitted = { readonly type: 'contact.notice'; readonly notice: Notice };

/** Input of the machine. */
export interface ContactInput {
  /** Makes an idempotency key. */
  readonly newKey: () => string;
}

/** What the UI asks `snapshot.hasTag` for. */
export type ContactTag = 'busy' | 'failed' | 'sent';

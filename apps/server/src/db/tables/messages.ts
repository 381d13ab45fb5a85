/** Messages that the shop sends and receives. */
import type { MessageChannel } from '@kayal/api-contract';
import type { Flag } from './flag.ts';

/** Messages to send, written in the transaction that causes them. */
export interface OutboxTable {
  id: string;
  channel: MessageChannel;
  /** Mail address, number, or id of a webhook. */
  recipient: string;
  subject: string;
  body: string;
  attempts: number;
  /** ms since 1970 of the next try. */
  due_at: number;
  sent_at: number | null;
  dead: Flag;
  last_error: string | null;
  created_at: number;
}

/** An endpoint that is notified of events. */
export interface WebhookTable {
  id: string;
  url: string;
  description: string;
  /** Names of events, a comma before and after each. */
  events: string;
  /** `whsec_…`: the key that signs deliveries. */
  secret: string;
  created_at: number;
}

/** What the contact form sent; kept first, then relayed. */
export interface ContactMessageTable {
  id: string;
  name: string;
  email: string;
  mobile: string;
  message: string;
  created_at: number;
}

/** What makes a message a complaint that is looked up; null for messages from before the shop gave numbers. */
export interface ComplaintColumns {
  number: string | null;
  /** ms since 1970; null until the shop says that it answered. */
  answered_at: number | null;
}

import type { messageChannels } from '@kayal/api-contract';
import type { Db } from '../db/open-database.ts';

/** A message to send. Webhooks are posted as events instead, see `post-event.ts`. */
export interface OutgoingMessage {
  readonly channel: 'mail' | 'whatsapp';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** One of many that are written at once: what is written up to an hour later is sent before it. */
  readonly mayWait?: true;
}

/** How a message goes out. */
export type Channel = (typeof messageChannels)[number];

/** Stores messages in the transaction of the change that causes them, and sends them afterwards with retries. */
export interface Outbox {
  /** Stores a message. Pass the transaction that causes it: without its commit nothing is sent. */
  post(transaction: Db, message: OutgoingMessage): Promise<void>;
  /** Channels that have a transport. */
  readonly channels: readonly Channel[];
  /** Sends each due message once, of one channel or of all. Never throws: a failed message is retried later. */
  deliver(channel?: Channel): Promise<void>;
}

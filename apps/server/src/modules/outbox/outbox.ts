import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { repeatWhileListening } from '../../http/repeat.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import { newId } from '../../db/ids.ts';
import type { MessageTransport } from './message-transport.ts';
import { claimDue, insertMessage, markFailed, markSent, type OutboxRow } from './outbox.repository.ts';

/** A message to send. */
export interface OutgoingMessage {
  readonly channel: 'mail' | 'whatsapp';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Keeps messages with the change that causes them and sends them afterwards, however often it takes. */
export interface Outbox {
  /** Keeps a message. Give the transaction that causes it: without its commit nothing is sent. */
  post(transaction: Db, message: OutgoingMessage): Promise<void>;
  /** Sends what is due once. Never throws: what failed is tried again later. */
  deliver(): Promise<void>;
}

/** What an outbox works with. */
export interface OutboxParts {
  readonly db: Db;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
  /** Sends mail. Null keeps messages for the local mailbox: there they count as delivered when they are written. */
  readonly transport: MessageTransport | null;
  /** Sends WhatsApp messages; null or absent as for mail (J30). */
  readonly relay?: MessageTransport | null;
  /** False where nobody would look into a local mailbox (production): messages then wait for a transport. */
  readonly hasLocalMailbox: boolean;
}

const maxTries = 10;
const firstWaitMs = 1000;
const maxWaitMs = 15 * 60_000;
/** A message claimed by a process that died is free again after this time, ms. */
const claimMs = 60_000;
const batch = 10;

/** When to try again after the given number of failed tries, ms: 1 s doubled each time, at most 15 min. */
export function waitAfter(attempts: number): number {
  return Math.min(firstWaitMs * 2 ** (attempts - 1), maxWaitMs);
}

/** What keeping a message needs. */
export interface PostParts {
  readonly now: () => number;
  /** Whether messages of a channel end in the local mailbox, for want of a transport: they count as sent at once. */
  readonly isKeptHere: (channel: OutgoingMessage['channel']) => boolean;
}

/** Makes what keeps messages. Commands post without sending: the shop's own process delivers. */
export function createPost({ now, isKeptHere }: PostParts): Outbox['post'] {
  return async (transaction, { channel, to, subject, text }) => {
    const at = now();
    await insertMessage(transaction, {
      id: newId(),
      channel,
      recipient: to,
      subject,
      body: text,
      attempts: 0,
      due_at: at,
      sent_at: isKeptHere(channel) ? at : null,
      dead: 0,
      last_error: null,
      created_at: at,
    });
  };
}

/** Makes the outbox of one process. */
export function createOutbox({ db, now, log, transport, relay = null, hasLocalMailbox }: OutboxParts): Outbox {
  const transports = { mail: transport, whatsapp: relay } as const;
  const channels = (['mail', 'whatsapp'] as const).filter((channel) => transports[channel] !== null);

  const post = createPost({ now, isKeptHere: (channel) => transports[channel] === null && hasLocalMailbox });

  const send = async (row: OutboxRow): Promise<void> => {
    try {
      await transports[row.channel]?.(row);
    } catch (error) {
      const isDead = row.attempts >= maxTries;
      log.warn({ outboxId: row.id, attempts: row.attempts, dead: isDead }, 'a message could not be sent');
      const due = now() + waitAfter(row.attempts);
      await markFailed(db, row.id, { due_at: due, dead: isDead ? 1 : 0, last_error: nameOf(error) });
      return;
    }
    await markSent(db, row.id, now());
  };

  const deliver = async (): Promise<void> => {
    if (channels.length === 0) return;
    try {
      const at = now();
      const rows = await inTransaction(db, (transaction) =>
        claimDue(transaction, channels, { now: at, retryAt: at + claimMs, limit: batch }),
      );
      await Promise.all(rows.map(send));
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be worked on');
    }
  };

  return { post, deliver };
}

/** Delivers what is due once a second while the server listens. */
export function deliverEverySecond(app: FastifyInstance, outbox: Outbox): void {
  repeatWhileListening(app, { everyMs: 1000, round: () => outbox.deliver(), failure: 'the outbox failed' });
}

/** The error's code only: the text of a mail server may repeat the address. */
function nameOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'failed';
}

import { setTimeout as sleep } from 'node:timers/promises';
import { messageChannels } from '@kayal/api-contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { repeatWhileListening } from '../../http/repeat.ts';
import { noTracing, type Tracing } from '../../http/monitoring/tracing.ts';
import { isDatabaseUnavailable } from '../../db/database-errors.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import { errorCode } from '../../basics/error-code.ts';
import { newId } from '../../db/ids.ts';
import type { MessageTransport } from './message-transport.ts';
import type { Channel, Outbox, OutgoingMessage } from '../../context/outbox-port.ts';
import { claimDue, insertMessage, markFailed, markSent, type OutboxRow } from './outbox.repository.ts';

/** What the outbox needs. */
export interface OutboxParts {
  readonly db: Db;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
  readonly tracing?: Tracing;
  /** Sends mail. Null keeps messages for the local mailbox: there they count as delivered when they are written. */
  readonly transport: MessageTransport | null;
  /** Sends WhatsApp messages; null or absent as for mail. */
  readonly relay?: MessageTransport | null;
  /** Sends events to other programs. */
  readonly webhooks?: MessageTransport | null;
  /** False where there is no local mailbox to read (production): messages then wait for a transport. */
  readonly hasLocalMailbox: boolean;
}

/** Tries of a message that its receiver refuses. */
const maxTries = 10;
/** How long a message is tried whose receiver is away, ms. */
const maxAgeMs = 24 * 3_600_000;
const firstWaitMs = 1000;
const maxWaitMs = 15 * 60_000;
const minuteMs = 60_000;
/** Waits after each failed try of a webhook, minutes: a receiver may be down for a day. */
const webhookWaits = [1 / 12, 5, 30, 120, 300, 600, 840];
/** A message claimed by a process that died is free again after this time, ms. */
const claimMs = 60_000;
/** A message due later than this was written when the clock was wrong, and is sent at once; the longest wait is 15 hours. */
const maxAheadMs = 24 * 3_600_000;
const batch = 10;
/** How much sooner than messages that may wait the others are due, ms: a code is of use for a minute. */
const headStartMs = 3_600_000;
/** Wait before a message that was sent is marked again, where the database was away, ms. */
const markPauseMs = 500;

/** Wait before the next try of a mail after this many failed tries, ms: 1 s, doubled each time, max 15 min. */
export function waitAfter(attempts: number): number {
  return Math.min(firstWaitMs * 2 ** (attempts - 1), maxWaitMs);
}

/** Codes of a receiver that answers, and refuses this message. Any other error means that it is away. */
const refusedCodes = /^(?:EENVELOPE|EMESSAGE|HTTP_4(?!08|29)\d\d)$/;

/** Wait before the next try of a message, ms; null after its last try. @param ageMs since it was written */
function nextWait({ channel, attempts }: OutboxRow, code: string, ageMs: number): number | null {
  if (channel !== 'webhook') {
    const maySucceed = attempts < maxTries || (!refusedCodes.test(code) && ageMs < maxAgeMs);
    return maySucceed ? waitAfter(attempts) : null;
  }
  const wait = webhookWaits[attempts - 1];
  // Up to a tenth more, so that all receivers are not called at once after an outage.
  return wait === undefined ? null : wait * minuteMs * (1 + Math.random() / 10);
}

/** The parts needed to store a message. */
export interface PostParts {
  readonly now: () => number;
  /**
   * Whether messages of a channel end in the local mailbox, because they have no transport: they count as sent at once.
   */
  readonly isKeptHere: (channel: OutgoingMessage['channel']) => boolean;
}

/** Makes the function that stores messages. Commands only store them: the shop's own process sends them. */
export function createPost({ now, isKeptHere }: PostParts): Outbox['post'] {
  return async (transaction, { channel, to, subject, text, mayWait = false }) => {
    const at = now();
    await insertMessage(transaction, {
      id: newId(),
      channel,
      recipient: to,
      subject,
      body: text,
      attempts: 0,
      due_at: mayWait ? at : at - headStartMs,
      sent_at: isKeptHere(channel) ? at : null,
      dead: 0,
      last_error: null,
      created_at: at,
    });
  };
}

/** Makes the outbox of one process. */
export function createOutbox(parts: OutboxParts): Outbox {
  const { db, now, log, tracing = noTracing, transport, relay = null, webhooks = null, hasLocalMailbox } = parts;
  const transports = { mail: transport, whatsapp: relay, webhook: webhooks } as const;
  const channels = messageChannels.filter((channel) => transports[channel] !== null);

  const post = createPost({ now, isKeptHere: (channel) => transports[channel] === null && hasLocalMailbox });

  /** Tries as long as the claim holds: without its mark the message would be sent again after that. */
  const noteSent = async (row: OutboxRow): Promise<void> => {
    const givesUpAt = performance.now() + claimMs;
    for (;;) {
      try {
        return await markSent(db, row, now());
      } catch (error) {
        if (!isDatabaseUnavailable(error) || performance.now() >= givesUpAt) throw error;
      }
      await sleep(markPauseMs);
    }
  };

  const send = async (row: OutboxRow): Promise<void> => {
    try {
      const facts = { 'outbox.id': row.id, 'outbox.attempts': row.attempts };
      await tracing.span(`send ${row.channel}`, facts, async () => transports[row.channel]?.(row));
    } catch (error) {
      // Only the code: the text of a mail server may repeat the address.
      const code = errorCode(error) || 'failed';
      const wait = nextWait(row, code, now() - row.created_at);
      const isDead = wait === null;
      log.warn({ outboxId: row.id, attempts: row.attempts, dead: isDead }, 'a message could not be sent');
      const due = Math.round(now() + (wait ?? 0));
      await markFailed(db, row.id, { due_at: due, dead: isDead ? 1 : 0, last_error: code });
      return;
    }
    await noteSent(row);
  };

  const deliverChannel = async (channel: Channel): Promise<void> => {
    try {
      const at = now();
      const rows = await inTransaction(db, (transaction) =>
        claimDue(transaction, channel, { now: at, latestDue: at + maxAheadMs, retryAt: at + claimMs, limit: batch }),
      );
      await Promise.all(rows.map(send));
    } catch (error) {
      log.error({ err: error }, 'the outbox failed');
    }
  };

  return {
    post,
    channels,
    deliver: async (channel) => {
      await Promise.all((channel === undefined ? channels : [channel]).map(deliverChannel));
    },
  };
}

/** Delivers what is due once a second while the server listens. A slow receiver holds up only its own channel. */
export function deliverEverySecond(app: FastifyInstance, outbox: Outbox): void {
  for (const channel of outbox.channels) {
    const failure = `the outbox failed for ${channel}`;
    repeatWhileListening(app, { everyMs: 1000, round: () => outbox.deliver(channel), failure });
  }
}

import type { OutboxRow } from './outbox.repository.ts';

/** Sends one message. @throws when the receiver refuses it or cannot be reached within 5 s. */
export type MessageTransport = (message: OutboxRow) => Promise<void>;

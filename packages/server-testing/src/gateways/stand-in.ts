import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { GatewayWay } from '@kayal/api-contract';
import { listenLocally } from '../servers/listen-locally.ts';
import { Books } from './books.ts';
import { dialects, webhookSecret, type Signing } from './dialects.ts';

/** A notice as it reaches the shop. */
export interface Notice {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** `error`: status 500, nothing done; `cut`: done, but the connection ends without an answer. */
export type Misbehaviour = 'error' | 'cut';

/** A gateway of this machine that speaks the published interface of a real one. */
export interface GatewayStandIn {
  readonly way: GatewayWay;
  /** Settings of a shop that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  readonly books: Books;
  /** What happens to the next calls, one each. */
  readonly misbehaviours: Misbehaviour[];
  /** She pays on the page of a payment: paise, or what it costs. @returns the notice about it, which may be lost or repeated */
  pay(paymentId: string, amount?: number): Notice;
  /** A notice about the money that came last, with faults. */
  notice(paymentId: string, faults?: Partial<Signing> & { readonly isForeign?: boolean }): Notice;
  /** A refund that was accepted fails. @param key its id at the shop */
  failRefund(key: string): Notice;
  close(): Promise<void>;
}

/** Starts a stand-in. @param now the clock of its notices, ms */
export async function startGateway(way: GatewayWay, now: () => number): Promise<GatewayStandIn> {
  const dialect = dialects[way];
  const books = new Books();
  const misbehaviours: Misbehaviour[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const misbehaviour = misbehaviours.shift();
      if (misbehaviour === 'error') return response.writeHead(500).end('busy');
      const answer = dialect.answer(books, request, request.url ?? '/', body);
      if (misbehaviour === 'cut') return request.socket.destroy();
      return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  const port = await listenLocally(server);
  let payments = 0;
  const pageOf = (paymentId: string) => {
    const page = books.pageOf(paymentId);
    if (page === undefined) throw new Error('No page was started for this payment.');
    return page;
  };
  const sign = (notice: object, signing: Signing): Notice => {
    const body = JSON.stringify(notice);
    return { body: Buffer.from(body), headers: dialect.headers(body, signing) };
  };
  const standIn: GatewayStandIn = {
    way,
    settings: dialect.settings(`http://127.0.0.1:${port}`),
    books,
    misbehaviours,
    pay(paymentId, amount) {
      const page = pageOf(paymentId);
      payments += 1;
      books.take(page, `pay_${String(payments).padStart(6, '0')}`, amount ?? page.amount);
      return standIn.notice(paymentId);
    },
    notice(paymentId, { secret = webhookSecret, at = now(), isForeign = false } = {}) {
      const page = pageOf(paymentId);
      const money = page.money.at(-1);
      if (money === undefined) throw new Error('Nothing was paid.');
      const own = dialect.paid(page, money, at);
      return sign(isForeign ? dialect.foreign(own) : own, { secret, at });
    },
    failRefund(key) {
      const refund = books.refunds.get(key);
      if (refund === undefined) throw new Error('There is no such refund.');
      return sign(dialect.refundFailed(refund, now()), { secret: webhookSecret, at: now() });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
}

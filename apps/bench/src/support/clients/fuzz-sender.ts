import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FuzzCall } from '@kayal/server-testing/src/fuzz/calls.ts';
import { errorOfAnswer, type FuzzAnswer } from '@kayal/server-testing/src/fuzz/judge.ts';
import { EarlierIds, type FuzzPeople } from '@kayal/server-testing/src/fuzz/people.ts';
import { errorOfExchange, type RawExchange } from '@kayal/server-testing/src/fuzz/raw-requests.ts';

/** An answer that takes longer counts as an error, ms. */
const answerLimitMs = 60_000;
/** Between two packets of a raw exchange, so that they are not sent as one, ms. */
const packetGapMs = 2;

/** Sends drawn cases to a shop and counts what it answers. */
export class FuzzSender {
  calls = 0;
  readonly #origin: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 });
  readonly #earlier = new EarlierIds();
  readonly #statuses: Record<string, number> = {};
  #connections = 0;
  #slowest = { ms: 0, call: '' };

  constructor(origin: string) {
    this.#origin = new URL(origin);
  }

  /** The counts of everything sent. */
  sums() {
    const { calls } = this;
    return { calls, connections: this.#connections, statuses: this.#statuses, slowest: this.#slowest };
  }

  close(): void {
    this.#agent.destroy();
  }

  /** Sends a call. @returns what is wrong with its answer, or null */
  async errorOfCall(drawn: FuzzCall, people: FuzzPeople): Promise<string | null> {
    const call = this.#earlier.fillIn(drawn);
    this.calls += 1;
    const startedAt = performance.now();
    try {
      const answer = await this.#send(call, people);
      const ms = Math.round(performance.now() - startedAt);
      if (ms > this.#slowest.ms) this.#slowest = { ms, call: `${call.method} ${call.url.slice(0, 80)}` };
      const kind = answer.status === 503 ? '503' : `${Math.floor(answer.status / 100)}xx`;
      this.#statuses[kind] = (this.#statuses[kind] ?? 0) + 1;
      this.#earlier.remember(answer.body);
      return errorOfAnswer(call, answer);
    } catch (error) {
      return `no answer after ${Math.round(performance.now() - startedAt)} ms: ${String(error)}`;
    }
  }

  #send(call: FuzzCall, people: FuzzPeople): Promise<FuzzAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<FuzzAnswer>();
    const sent = request(
      {
        agent: this.#agent,
        host: this.#origin.hostname,
        port: this.#origin.port,
        method: call.method,
        path: call.url,
        headers: {
          ...call.headers,
          ...people.headers[call.who],
          ...(call.body === null ? {} : { 'content-length': call.body.length }),
        },
        signal: AbortSignal.timeout(answerLimitMs),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const isPlain = answer.headers['content-encoding'] === undefined;
          const body = isPlain ? Buffer.concat(chunks).toString() : '';
          resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', body });
        });
      },
    );
    sent.on('error', (error) => {
      // The shop closes an idle connection after five seconds, perhaps at the moment when it is used again.
      const isIdleClose = sent.reusedSocket && 'code' in error && ['ECONNRESET', 'EPIPE'].includes(String(error.code));
      if (isIdleClose) resolve(this.#send(call, people));
      else reject(error);
    });
    sent.end(call.body === null ? undefined : Buffer.from(call.body, 'latin1'));
    return promise;
  }

  /** Sends bytes over a new connection and reads until the shop closes it. @returns what is wrong, or null */
  async errorOfRaw(exchange: RawExchange): Promise<string | null> {
    this.#connections += 1;
    const { promise, resolve } = Promise.withResolvers<string | null>();
    let received = '';
    const socket = connect({ port: Number(this.#origin.port), host: this.#origin.hostname, allowHalfOpen: true });
    socket.setTimeout(answerLimitMs, () => {
      socket.destroy();
      resolve(`not closed after ${answerLimitMs} ms: ${received.slice(0, 200)}`);
    });
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.on('close', () => resolve(errorOfExchange(exchange, received)));
    // The shop may reset a connection that it does not understand; one that it does not accept is an error.
    socket.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNREFUSED') resolve('the shop does not listen');
    });
    for (const packet of exchange.packets) {
      if (socket.destroyed) break;
      socket.write(Buffer.from(packet, 'latin1'));
      await wait(packetGapMs);
    }
    socket.end();
    return promise;
  }
}

import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { endpoints, type RehearsalKind } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import type { AppContext } from '../../context/app-context.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { requireSpace } from '../pictures/upload/upload.service.ts';
import { rehearsalFolder } from './rehearsal-places.ts';
import { RehearsalServer } from './rehearsal-server.ts';
import { RehearsalWorkers } from './rehearsal-work.ts';
import {
  rehearsalToWire,
  settleRehearsal,
  stepRehearsal,
  unexpectedEnd,
  type StoredRehearsal,
} from './stored-rehearsal.ts';

/** @throws ApiError `rehearsal.port` when another program listens there */
async function requirePort({ host, rehearsal: { port } }: AppContext['config']): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const probe = createServer();
  probe.once('error', () => reject(new ApiError('rehearsal.port')));
  probe.listen(port, host, () => probe.close(() => resolve()));
  await promise;
}

/** The rehearsal of a shop: what is done with it, and the process in which it runs. */
class RehearsalDesk {
  readonly #context: AppContext;
  readonly #server: RehearsalServer;
  readonly #workers: RehearsalWorkers;
  readonly #isListening: () => boolean;
  #following: Promise<void> = Promise.resolve();

  constructor(context: AppContext, isListening: () => boolean) {
    this.#context = context;
    this.#server = new RehearsalServer(context);
    this.#workers = new RehearsalWorkers(context);
    this.#isListening = isListening;
  }

  async read(): Promise<StoredRehearsal> {
    return settleRehearsal(this.#context.db, this.#context.now());
  }

  toWire(rehearsal: StoredRehearsal) {
    return rehearsalToWire(rehearsal, this.#server.state);
  }

  /** Shows a rehearsal that is stored as running, where the shop itself is open. */
  async open(): Promise<void> {
    if (this.#isListening() && (await this.read()).state === 'running') this.#server.start();
  }

  /** Opens the rehearsal after a start of the shop, or deletes what a kill has left of one that is gone. */
  async begin(): Promise<void> {
    await this.open();
    const { state } = await this.read();
    if (state === 'none' || state === 'switched' || state === 'failed') await this.#removeFolder();
  }

  async close(): Promise<void> {
    await Promise.all([this.#workers.close(), this.#server.stop()]);
    await this.#following;
  }

  async make(admin: Identity): Promise<StoredRehearsal> {
    const { config, now } = this.#context;
    if (config.rehearsal.isOne) throw new ApiError('rehearsal.nested');
    if (config.rehearsal.origin === null) throw new ApiError('rehearsal.address');
    await this.read();
    await requireSpace(config.dataDir);
    if (this.#isListening()) await requirePort(config);
    const id = newId();
    const first = { id, done: 0, total: 0, madeAt: now(), touchedAt: now(), refusal: null, kinds: [] };
    const begun = await this.#step(admin, 'rehearsal.begin', 'rehearsal.made', first);
    this.#follow(async () => {
      const end = await this.#workers.run(id, { kind: 'copy' });
      const event = 'stack' in end ? 'rehearsal.fail' : 'rehearsal.open';
      await stepRehearsal(this.#context.db, event, { touchedAt: now() }, id);
      await ('stack' in end ? this.#removeFolder() : this.open());
    });
    return begun;
  }

  async compare() {
    const { id, state } = await this.read();
    if (state !== 'running') throw new ApiError('rehearsal.step');
    const end = await this.#workers.run(id, { kind: 'compare' });
    if ('differences' in end && end.differences !== null) return end.differences;
    throw 'refusal' in end && end.refusal !== null
      ? new ApiError(end.refusal.code)
      : new Error('The rehearsal could not be compared.');
  }

  /** Begins a switch; nobody can write to the rehearsal any more. */
  async switchTo(admin: Identity, winners: readonly RehearsalKind[]): Promise<StoredRehearsal> {
    const { db, now, log } = this.#context;
    await this.read();
    const begun = await this.#step(admin, 'rehearsal.switch', 'rehearsal.switching', {
      touchedAt: now(),
      refusal: null,
    });
    const { id } = begun;
    this.#follow(async () => {
      await this.#server.stop();
      const actorId = admin.customerId;
      const end = await this.#workers.run(id, { kind: 'switch', rehearsalId: id, actorId, winners });
      const version = catalogueVersionOf(db);
      version.noteStockChange();
      await version.forgetEverywhere();
      if ('stack' in end) {
        log.warn({ refusal: end.refusal }, 'the rehearsal was not switched to');
        await stepRehearsal(
          db,
          'rehearsal.keep',
          { touchedAt: now(), refusal: end.refusal?.text ?? unexpectedEnd },
          id,
        );
        await this.open();
      } else await this.#removeFolder();
    });
    return begun;
  }

  async discard(admin: Identity): Promise<StoredRehearsal> {
    await this.read();
    const gone = await this.#step(admin, 'rehearsal.discard', 'rehearsal.discarded', {
      touchedAt: this.#context.now(),
    });
    await this.#server.stop();
    await this.#removeFolder();
    return gone;
  }

  async #step(
    admin: Identity,
    event: Parameters<typeof stepRehearsal>[1],
    action: string,
    changes: Parameters<typeof stepRehearsal>[2],
  ): Promise<StoredRehearsal> {
    const { db, now } = this.#context;
    return inTransaction(db, async (trx: Transaction<Database>) => {
      const after = await stepRehearsal(trx, event, changes);
      if (after === null) throw new ApiError('rehearsal.step');
      const entry = { actorId: admin.customerId, action, subject: after.id };
      await insertAudit(trx, { ...entry, before: {}, after: {}, at: now() });
      return after;
    });
  }

  /** Goes on with work after its call was answered. */
  #follow(work: () => Promise<void>): void {
    this.#following = work().catch((error: unknown) => {
      this.#context.log.error({ err: error }, 'the end of work on a rehearsal could not be stored');
    });
  }

  async #removeFolder(): Promise<void> {
    await rm(rehearsalFolder(this.#context.config), { recursive: true, force: true });
  }
}

/** Lets an admin make a rehearsal of the shop, look at what differs, switch to it or throw it away. */
export function registerRehearsal(app: FastifyInstance, context: AppContext): void {
  const desk = new RehearsalDesk(context, () => app.server.listening);
  app.addHook('onListen', () => desk.begin());
  app.addHook('onClose', () => desk.close());

  registerEndpoint(app, endpoints.getRehearsal, async () => desk.toWire(await desk.read()));
  registerEndpoint(app, endpoints.makeRehearsal, async ({ identity }) => desk.toWire(await desk.make(identity)));
  registerEndpoint(app, endpoints.getRehearsalDifferences, () => desk.compare());
  registerEndpoint(app, endpoints.switchRehearsal, async ({ identity, body: { winners } }) =>
    desk.toWire(await desk.switchTo(identity, winners)),
  );
  registerEndpoint(app, endpoints.discardRehearsal, async ({ identity }) => desk.toWire(await desk.discard(identity)));
}

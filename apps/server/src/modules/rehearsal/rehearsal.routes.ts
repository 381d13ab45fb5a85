import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { endpoints, type RehearsalKind } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { sqliteFileName } from '../../db/open-database.ts';
import { pathExists } from '../backups/backup-folder.ts';
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
  storedRehearsal,
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
  /** Whether its process must not be started any more. */
  #isEnding = false;

  constructor(context: AppContext, isListening: () => boolean) {
    this.#context = context;
    this.#server = new RehearsalServer(context);
    this.#workers = new RehearsalWorkers(context);
    this.#isListening = isListening;
  }

  /** The rehearsal, with work that has lost its process ended. */
  async read(): Promise<StoredRehearsal> {
    return settleRehearsal(this.#context.db, this.#context.now());
  }

  async toWire(rehearsal: StoredRehearsal) {
    const { state } = this.#server;
    const isHere = rehearsal.state !== 'running' || (await this.#isHere());
    return rehearsalToWire(rehearsal, isHere ? state : { ...state, problem: 'elsewhere' });
  }

  /** Shows a rehearsal that is stored as running, where the shop itself is open. */
  async open(): Promise<StoredRehearsal> {
    const rehearsal = await this.read();
    const isWanted = rehearsal.state === 'running' && this.#isListening() && (await this.#isHere());
    if (isWanted && !this.#isEnding) this.#server.start();
    return rehearsal;
  }

  /** Opens the rehearsal after a start of the shop, or deletes what a kill has left of one that is gone. */
  async begin(): Promise<void> {
    const { state } = await this.open();
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
    this.#isEnding = false;
    this.#follow(async () => {
      const end = await this.#workers.run(id, { kind: 'copy' });
      const event = 'stack' in end ? 'rehearsal.fail' : 'rehearsal.open';
      await storedRehearsal.step(this.#context.db, event, { touchedAt: now() }, id);
      if ('stack' in end) await this.#removeFolder();
      else await this.open();
    });
    return begun;
  }

  async compare() {
    const { id, state } = await this.read();
    if (state !== 'running' || !(await this.#isHere())) throw new ApiError('rehearsal.step');
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
    if (!(await this.#isHere())) throw new ApiError('rehearsal.step');
    const begun = await this.#step(admin, 'rehearsal.switch', 'rehearsal.switching', {
      touchedAt: now(),
      refusal: null,
    });
    const { id } = begun;
    this.#isEnding = true;
    this.#follow(async () => {
      await this.#server.stop();
      const actorId = admin.customerId;
      const end = await this.#workers.run(id, { kind: 'switch', rehearsalId: id, actorId, winners });
      const version = catalogueVersionOf(db);
      version.noteStockChange();
      await version.forgetEverywhere();
      if ('stack' in end) {
        log.warn({ refusal: end.refusal }, 'the rehearsal was not switched to');
        await storedRehearsal.step(
          db,
          'rehearsal.keep',
          { touchedAt: now(), refusal: end.refusal?.text ?? unexpectedEnd },
          id,
        );
        this.#isEnding = false;
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
    this.#isEnding = true;
    await this.#server.stop();
    await this.#removeFolder();
    return gone;
  }

  async #step(
    admin: Identity,
    event: Parameters<typeof storedRehearsal.step>[1],
    action: string,
    changes: Parameters<typeof storedRehearsal.step>[2],
  ): Promise<StoredRehearsal> {
    const { db, now } = this.#context;
    return inTransaction(db, async (trx: Transaction<Database>) => {
      const after = await storedRehearsal.step(trx, event, changes);
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

  /** Whether its files are on this server, and not on another one of the shop. */
  #isHere(): Promise<boolean> {
    return pathExists(path.join(rehearsalFolder(this.#context.config), sqliteFileName));
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

  registerEndpoint(app, endpoints.getRehearsal, async () => desk.toWire(await desk.open()));
  registerEndpoint(app, endpoints.makeRehearsal, async ({ identity }) => desk.toWire(await desk.make(identity)));
  registerEndpoint(app, endpoints.getRehearsalDifferences, () => desk.compare());
  registerEndpoint(app, endpoints.switchRehearsal, async ({ identity, body: { winners } }) =>
    desk.toWire(await desk.switchTo(identity, winners)),
  );
  registerEndpoint(app, endpoints.discardRehearsal, async ({ identity }) => desk.toWire(await desk.discard(identity)));
}

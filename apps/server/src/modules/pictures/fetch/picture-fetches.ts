import { nextFetch } from '@kayal/commerce-core';
import type { ErrorCode } from '@kayal/api-contract';
import PQueue from 'p-queue';
import { inTransaction } from '../../../db/in-transaction.ts';
import { ApiError } from '../../../http/api-error.ts';
import { UnreadablePictureError } from '../painter/paint-job.ts';
import type { PictureOffice } from '../upload/uploaded-pictures.service.ts';
import { downloadPicture } from './download.ts';
import { FetchError } from './fetch-error.ts';
import {
  claimAddresses,
  delayHost,
  findFetched,
  putFetch,
  putFetchOfHost,
  setDue,
  type DueAddress,
} from './fetch.repository.ts';
import { HostPace } from './host-pace.ts';
import { fileOf, storeFetched } from './store-fetched.ts';

/** Pictures that are fetched at once. */
const atOnce = 4;
/** Addresses that are claimed at once. */
const perClaim = 20;
/** After this time an address whose process was killed is due again, ms: longer than all of a claim can take. */
const claimMs = 300_000;
/** Waits before the second, third and fourth try, ms. */
const waits = [60_000, 600_000, 3_600_000];
/** Codes after which another try may end otherwise. */
const passing: readonly ErrorCode[] = ['fetch.slow', 'fetch.busy', 'fetch.unreachable', 'unavailable'];

/**
 * Fetches the pictures that imports name by their address, a few at once, while the shop is open. Each address is a row
 * with its state, so that the work goes on after a restart, and on any server of the shop.
 */
export class PictureFetches {
  readonly #office: PictureOffice;
  readonly #pace = new HostPace();
  readonly #ending = new AbortController();
  /** The painter makes one upload at a time; so equal pictures that come together are found to be equal. */
  readonly #storing = new PQueue({ concurrency: 1 });
  /** Addresses under way: one that several pictures have is fetched once. */
  readonly #underWay = new Map<string, Promise<void>>();
  #round: Promise<void> | null = null;

  constructor(office: PictureOffice) {
    this.#office = office;
  }

  /** Fetches all that is due. Resolves when nothing is. */
  round(): Promise<void> {
    this.#round ??= this.#work().finally(() => {
      this.#round = null;
      this.#pace.forget();
    });
    return this.#round;
  }

  /** Fetches all that is due now, also what was noted during a round under way. An error is logged. */
  async begin(): Promise<void> {
    try {
      await this.#round;
      await this.round();
    } catch (error) {
      this.#office.context.log.error({ err: error }, 'the pictures of an import could not be fetched');
    }
  }

  /** Ends the downloads under way; their addresses are due again at once. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.#round?.catch(() => undefined);
  }

  async #work(): Promise<void> {
    const { db, now } = this.#office.context;
    while (!this.#ending.signal.aborted) {
      const times = { now: now(), retryAt: now() + claimMs, limit: perClaim };
      const due = await inTransaction(db, (trx) => claimAddresses(trx, times));
      if (due.length === 0) return;
      const queue = new PQueue({ concurrency: atOnce });
      await queue.addAll(due.map((each) => () => this.#once(each)));
    }
  }

  /** Begins after the same address under way, whose file is then found. */
  async #once(due: DueAddress): Promise<void> {
    const { address } = due;
    const work = (this.#underWay.get(address) ?? Promise.resolve()).then(() => this.#take(due));
    this.#underWay.set(address, work);
    await work.finally(() => {
      if (this.#underWay.get(address) === work) this.#underWay.delete(address);
    });
  }

  async #take(due: DueAddress): Promise<void> {
    const { db, now, log } = this.#office.context;
    if (this.#ending.signal.aborted) return setDue(db, [due.id], now());
    // Its row has got a later time with those of its server.
    if (this.#pace.isPaused(due.host, now())) return undefined;
    try {
      const known = await findFetched(db, { address: due.address });
      if (known === undefined) await this.#fetch(due);
      else await storeFetched(this.#office, due, known);
    } catch (error) {
      if (this.#ending.signal.aborted) return setDue(db, [due.id], now());
      const code = codeOf(error);
      if (code === null) log.error({ err: error }, 'a picture could not be fetched');
      await this.#fail(due, code ?? 'unavailable', error instanceof FetchError ? error.retryAfterMs : null);
    }
    return undefined;
  }

  async #fetch(due: DueAddress): Promise<void> {
    const { config } = this.#office.context;
    const { signal } = this.#ending;
    await this.#pace.turn(due.host, signal);
    const bytes = await downloadPicture(due.address, { allowsPrivate: config.picturePrivateTargets, signal });
    await this.#storing.add(async () => storeFetched(this.#office, due, await fileOf(this.#office, due, bytes)));
  }

  async #fail(due: DueAddress, code: ErrorCode, retryAfterMs: number | null): Promise<void> {
    const { db, now } = this.#office.context;
    const next = nextFetch(due, { type: passing.includes(code) ? 'fetch.postpone' : 'fetch.fail' });
    if (next === null) return;
    const dueAt = now() + Math.max(waits[due.tries] ?? 0, retryAfterMs ?? 0);
    const change = { ...next, code, due_at: dueAt };
    if (code === 'fetch.unreachable') {
      // What holds for one address of a server that does not answer holds for all of them.
      this.#pace.pause(due.host, dueAt);
      return putFetchOfHost(db, due, change);
    }
    await putFetch(db, due, change);
    if (retryAfterMs === null) return undefined;
    this.#pace.pause(due.host, now() + retryAfterMs);
    return delayHost(db, due.host, now() + retryAfterMs);
  }
}

/** Why an address failed; null for an unexpected error. */
function codeOf(error: unknown): ErrorCode | null {
  if (error instanceof UnreadablePictureError) return `image.${error.kind}`;
  return error instanceof FetchError || error instanceof ApiError ? error.code : null;
}

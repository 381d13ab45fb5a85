import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type Piscina from 'piscina';
import type { AppContext } from '../../context/app-context.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import { programFile } from '../../basics/program-files.ts';
import { findOrder, listOrderLines } from '../orders/orders.repository.ts';
import { settingsIn } from '../shop-settings/settings-cache.ts';
import { toInvoice, type Invoice } from './invoice.ts';

/** Drawn invoices in the cache. */
const cachedInvoices = 32;
/** Invoices that wait for the drawing thread; further ones are refused as `unavailable`. */
const maxWaiting = 32;
/** How long one drawing may take, and how long the thread waits for the next, ms. */
const drawLimitMs = 10_000;
const idleMs = 20_000;

/** Reading invoices. */
export interface Invoices {
  /**
   * The invoice of one order of the caller, or of any for an admin, as a PDF.
   * @throws ApiError `not_found`, when it is missing or another customer's; `unavailable` when too many are requested
   * at once
   */
  read(caller: Identity, entryNo: string): Promise<{ readonly pdf: Buffer; readonly shopName: string }>;
  /** Ends the drawing thread. */
  close(): Promise<void>;
}

/** All that an invoice says: its settings may be saved again, and a deleted account is taken out of it. */
function keyOf(invoice: Invoice): string {
  return createHash('sha256').update(JSON.stringify(invoice)).digest('base64url');
}

/** Makes the invoices of an app. A separate thread draws them; it starts with the first invoice. */
export function createInvoices(context: Pick<AppContext, 'db' | 'config'>): Invoices {
  const { db, config } = context;
  let pool: Promise<Piscina<Invoice, Uint8Array>> | undefined;

  const draw = async (invoice: Invoice): Promise<Buffer> => {
    const threads = await (pool ??= startThreads());
    if (threads.queueSize >= maxWaiting) throw new ApiError('unavailable');
    const signal = AbortSignal.timeout(drawLimitMs);
    const pdf = await threads.run(invoice, { name: 'draw', signal }).catch((error: unknown) => {
      throw signal.aborted ? new ApiError('unavailable') : error;
    });
    return Buffer.from(pdf);
  };
  const drawn = new LRUCache<string, Buffer, Invoice>({
    max: cachedInvoices,
    fetchMethod: (_key, _stale, { context: invoice }) => draw(invoice),
  });

  return {
    async read(caller, entryNo) {
      const order = await findOrder(db, entryNo, caller.role === 'admin' ? null : caller.customerId);
      if (order === undefined) throw new ApiError('not_found');
      const { settings } = await settingsIn(context, db);
      const invoice = toInvoice(await listOrderLines(db, entryNo), order, settings, config.tax);
      if (invoice === null) throw new ApiError('not_found');
      return { pdf: await drawn.forceFetch(keyOf(invoice), { context: invoice }), shopName: settings.profile.name };
    },
    async close() {
      await (await pool)?.destroy();
    },
  };
}

/** Loaded with the first invoice, so that the server's start does not wait for it. */
async function startThreads(): Promise<Piscina<Invoice, Uint8Array>> {
  const { Piscina: Pool } = await import('piscina');
  return new Pool<Invoice, Uint8Array>({
    filename: pathToFileURL(programFile('modules/invoices/drawing/draw-worker.ts')).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    execArgv: [],
  });
}

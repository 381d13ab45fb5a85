import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A mistake that somebody could make in the shop's sources. */
interface PlantedFault {
  /** Ending of the file's path. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const server = 'apps/server/src';

/** Mistakes of different kinds, each of which the simulation must find. `docs/simulation.md` lists the seeds. */
const plantedFaults = {
  /** Statements go on after a full disk has ended their transaction. */
  'full-disk': {
    file: `${server}/db/sqlite/sqlite-driver.ts`,
    from: "if (!this.#driver.writer.inTransaction) throw new Error('The transaction was ended by the database.');",
    to: '',
  },
  /** A transaction that joins others does not wait for the commit, and reports success when it fails. */
  'early-answer': {
    file: `${server}/db/sqlite/sqlite-driver.ts`,
    from: '    await durable;\n',
    to: '    durable.catch(() => {});\n',
  },
  /** Units are not taken by one condition with their number. */
  oversold: {
    file: `${server}/modules/stock/stock.repository.ts`,
    from: "    .where('qty', '>=', units)\n",
    to: '',
  },
  /** A cancelled order keeps its units. */
  'kept-units': {
    file: `${server}/modules/orders/life/save-steps.ts`,
    from: '  await returnUnits(trx, units);\n',
    to: '',
  },
  /** Units of a payment whose time is over are held for ever. */
  'held-for-ever': {
    file: `${server}/modules/payments/payment-rounds.ts`,
    from: "await movePayment(trx, payment, { type: 'payment.expire', now });\n      await freeAwaited(context, trx, payment.entry_no);",
    to: "await movePayment(trx, payment, { type: 'payment.expire', now });",
  },
  /** An order that was not paid in time keeps its place among those of a promotion. */
  'kept-promotion': {
    file: `${server}/modules/orders/placement/awaited-orders.ts`,
    from: '  await countAll(trx, await listAwaitedDiscounts(trx, entryNo), -1);\n',
    to: '',
  },
  /** A refund whose answer was lost is sent again under another key. */
  'new-refund-key': {
    file: `${server}/modules/payments/gateways/send-refunds.ts`,
    from: '`${id}-${references.length}`',
    to: '`${id}-${references.length}-${Math.random()}`',
  },
  /** A session goes on after its end. */
  'open-session': {
    file: `${server}/modules/accounts/sessions/sessions.service.ts`,
    from: '      if (hash !== null) await deleteSession(db, hash);\n',
    to: '',
  },
  /** A message counts as sent before it is. */
  'sent-too-early': {
    file: `${server}/modules/outbox/outbox.ts`,
    from: '      await tracing.span(',
    to: '      await noteSent(row);\n      await tracing.span(',
  },
  /** An order causes no event. */
  'lost-event': {
    file: `${server}/modules/orders/placement/order-statements.ts`,
    from: "    postEvent(trx, 'order.placed', placedEvent(prepared), at),\n",
    to: '',
  },
  /** An order costs what its line did when it was put into the bag. */
  'old-price': {
    file: `${server}/modules/orders/placement/placement.service.ts`,
    from: '    price: row.price,\n',
    to: '    price: row.storedPrice,\n',
  },
  /** Another process does not notice a change of the catalogue, and shows its kept list for half a second. */
  'untold-process': {
    file: `${server}/modules/catalogue-version/catalogue-version.ts`,
    from: 'return this.#commits === this.#readAfter ? this.#known : null;',
    to: 'return this.#known;',
  },
  /** An offer does not raise the version of the catalogue, so that kept lists go on with the old price. */
  'same-version': {
    file: `${server}/modules/offers/offers.service.ts`,
    from: "    await bumpCatalogueVersion(trx, 'content', at);\n",
    to: '',
  },
  /** An event is stored beside the transaction that causes it. */
  'baseless-event': {
    file: `${server}/modules/orders/placement/order-statements.ts`,
    from: "postEvent(trx, 'order.placed', placedEvent(prepared), at),",
    to: "Promise.resolve(void postEvent(context.db, 'order.placed', placedEvent(prepared), at).catch(() => {})),",
  },
  /** An event is told again with the time of the try. */
  'altered-event': {
    file: `${server}/modules/outbox/outbox.ts`,
    from: '?.(row))',
    to: '?.({ ...row, body: row.body.replace(/(?<="timestamp":")[^"]*/, String(now())) }))',
  },
  /** An event is given up while its receiver is away for minutes. */
  'given-up-early': {
    file: `${server}/modules/outbox/outbox.ts`,
    from: '[1 / 12, 5, 30, 120, 300, 600, 840]',
    to: '[1 / 12, 5]',
  },
  /** Numbers of documents have gaps. */
  'number-gap': {
    file: `${server}/modules/tax-documents/documents.repository.ts`,
    from: "eb('document_counter.last', '+', howMany)",
    to: "eb('document_counter.last', '+', howMany + 1)",
  },
} as const satisfies Readonly<Record<string, PlantedFault>>;

/** Changes a source in memory while it is loaded. Call it before anything imports the server. @throws at an unknown name */
export function plant(name: string): void {
  const fault = Object.entries(plantedFaults).find(([known]) => known === name)?.[1];
  if (fault === undefined) throw new Error(`Planted faults: ${Object.keys(plantedFaults).join(', ')}`);
  const { file, from, to } = fault;
  registerHooks({
    load(url, context, next) {
      if (!url.endsWith(file)) return next(url, context);
      const source = readFileSync(fileURLToPath(url), 'utf8');
      if (!source.includes(from)) throw new Error(`The planted fault ${name} no longer fits ${file}.`);
      return { format: 'module-typescript', source: source.replace(from, to), shortCircuit: true };
    },
  });
}

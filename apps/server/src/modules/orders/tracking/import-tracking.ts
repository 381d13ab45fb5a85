import { foldText, type Courier, type ErrorCode, type StepRefusal, type WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Identity } from '../../../http/identity.ts';
import { insertAudit } from '../../audit/audit.repository.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
import { refusal } from '../life/order-steps.service.ts';
import { saveSteps } from '../life/save-steps.ts';
import { findTracked, loadLives, type StoredLife, type StoredOrder } from '../life/stored-lives.repository.ts';
import {
  inHand,
  packRest,
  refusalOf,
  takeEvent,
  withCarriage,
  type Carriage,
  type OrderInHand,
} from '../life/take-steps.ts';
import { readTrackingFile, type TrackingRow } from './tracking-file.ts';

const trackingForm = /^[A-Za-z0-9][A-Za-z0-9 /_-]{0,39}$/;

const plain = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The courier that a cell of a file names by id or name; undefined for none. */
export function findCourier(couriers: readonly Courier[], text: string): Courier | undefined {
  const wanted = plain(text);
  return couriers.find(({ id, name }) => wanted !== '' && [plain(id), plain(name)].includes(wanted));
}

const hasPacked = ({ life }: OrderInHand): boolean => life.parcels.some(({ stage }) => stage === 'packed');

/** One number is one parcel: the first packed one, or all that is not packed yet. @returns null where there is none */
function shipOne(order: OrderInHand, carriage: Carriage): OrderInHand | null {
  const ready = hasPacked(order) ? order : packRest(order);
  const parcelId = ready.life.parcels.find(({ stage }) => stage === 'packed')?.id;
  if (parcelId === undefined) return null;
  return takeEvent(withCarriage(ready, parcelId, carriage), { type: 'parcel.ship', parcelId }, '');
}

/** What the rows of a file meet: orders, couriers, and numbers that parcels have. */
interface Met {
  readonly lives: ReadonlyMap<string, StoredOrder>;
  readonly couriers: readonly Courier[];
  /** Row of each number of the file so far, 0 for one that a parcel has, by courier and number. */
  readonly numbers: Map<string, number>;
  /** Orders and exchanges that rows before have shipped, by number or return. */
  readonly taken: Map<string, OrderInHand>;
}

const holderKey = ({ requestId, entryNo }: StoredLife): string => requestId ?? entryNo;

/** What a row of a file ships: the order, or of a delivered one the next packed exchange. */
function shippedBy(stored: StoredOrder, taken: ReadonlyMap<string, OrderInHand>): OrderInHand {
  const current = (life: StoredLife): OrderInHand => taken.get(holderKey(life)) ?? inHand(life);
  const exchange = stored.stage === 'delivered' ? stored.exchanges.map(current).find(hasPacked) : undefined;
  return exchange ?? current(stored);
}

const numberKey = (courierId: string, trackingNumber: string): string => `${courierId} ${trackingNumber}`;

/** Ships by one row, or says why not. */
function takeRow(
  { lives, couriers, numbers, taken }: Met,
  { row, entryNo, courier: courierText, trackingNumber }: TrackingRow,
): StepRefusal | null {
  const refuse = (code: ErrorCode, message?: string) => refusal(entryNo, row, code, message);
  const stored = lives.get(entryNo);
  if (stored === undefined) return refuse('not_found', `There is no order ${entryNo}.`);
  const courier = courierText === '' ? null : findCourier(couriers, courierText);
  if (courier === undefined) return refuse('courier.unknown', `There is no courier ${courierText} in the settings.`);
  if (!trackingForm.test(trackingNumber)) return refuse('request.invalid', 'This is not a tracking number.');
  const courierId = courier?.id ?? '';
  const before = numbers.get(numberKey(courierId, trackingNumber));
  if (before !== undefined) {
    return refuse('parcel.number_taken', before === 0 ? undefined : `Row ${before} has this tracking number too.`);
  }
  const order = shippedBy(stored, taken);
  const shipped = shipOne(order, { courierId, courierName: courier?.name ?? null, trackingNumber });
  if (shipped === null) return refuse(refusalOf(order));
  numbers.set(numberKey(courierId, trackingNumber), row);
  taken.set(holderKey(order.stored), shipped);
  return null;
}

/**
 * Ships orders by a courier's file, all of its good rows in one transaction. Each broken row is listed with its reason; with
 * any of them nothing is saved, unless they are to be skipped.
 * @throws ApiError `tracking.file`, and `parcel.number_taken` where another call took a number meanwhile
 */
export async function importTracking(
  context: AppContext,
  admin: Identity,
  { text, skipBroken = false }: WireOf<'importTracking'>['body'],
): Promise<Omit<WireOf<'importTracking'>['answer'], 'success'>> {
  const rows = readTrackingFile(text);
  return inTransaction(context.db, async (trx) => {
    const { couriers } = (await settingsIn(context, trx)).settings;
    const lives = await loadLives(
      trx,
      rows.map(({ entryNo }) => entryNo),
      true,
    );
    const tracked = await findTracked(
      trx,
      rows.map(({ trackingNumber }) => trackingNumber),
    );
    const numbers = new Map(tracked.map((each) => [numberKey(each.courierId, each.trackingNumber ?? ''), 0]));
    const met: Met = { lives, couriers, numbers, taken: new Map() };
    const refused = rows.map((row) => takeRow(met, row)).filter((each) => each !== null);
    const taken = [...met.taken.values()];
    if (taken.length === 0 || (refused.length > 0 && !skipBroken)) return { isSaved: false, done: [], refused };
    const at = context.now();
    const done = [...new Set(taken.map(({ stored }) => stored.entryNo))];
    await insertAudit(trx, {
      actorId: admin.customerId,
      action: 'orders.tracking_imported',
      subject: `${done.length} orders`,
      before: {},
      after: { rows: rows.length, skipped: refused.length, entryNos: done },
      at,
    });
    await saveSteps(context, trx, taken, { by: 'shop', actorId: admin.customerId, at });
    return { isSaved: true, done, refused };
  });
}

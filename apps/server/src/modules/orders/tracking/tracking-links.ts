import { createHash, randomBytes } from 'node:crypto';
import type { WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Identity } from '../../../http/identity.ts';
import { readAddresses } from '../../addresses/addresses.service.ts';
import { insertAudit } from '../../audit/audit.repository.ts';
import { currentSettings } from '../../shop-settings/settings-cache.ts';
import { parcelFacts, parcelsOf, timelineOf } from '../life/read-life.ts';
import { listSteps, loadLives, type StoredLife } from '../life/stored-lives.repository.ts';
import { addressSnapshot } from '../placement/placement.logic.ts';
import { deleteLinks, findLink, insertLink } from './tracking-links.repository.ts';

/** How long a mailed link shows an order, ms: five weeks. */
const linkMs = 5 * 7 * 24 * 3_600_000;
const tokenBytes = 32;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Makes a link that shows an order without a log-in. Its secret is in the mail alone, and in the part of the address that no
 * browser sends.
 * @param origin where the shop answers, without a slash
 */
export async function addTrackingLink(origin: string, trx: Db, entryNo: string, at: number): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  await insertLink(trx, { token_hash: hashOf(token), entry_no: entryNo, expires_at: at + linkMs });
  return `${origin}/track#${token}`;
}

/**
 * City and pincode of an order's address. Its text does not say which part is the city, so that is known only while she has
 * the same address; otherwise it is the pincode alone.
 */
async function destinationOf(context: AppContext, { customerId, addressText }: StoredLife): Promise<string> {
  const addresses = await readAddresses(context, customerId);
  const same = addresses.find((address) => addressSnapshot(address) === addressText);
  const pincode = / - (\d{6})$/.exec(addressText)?.[1] ?? '';
  return same === undefined ? pincode : `${same.city.trim()} ${same.pincode.trim()}`.trim();
}

/** What a mailed link shows. @throws ApiError `tracking.expired` for an unknown or expired one */
export async function trackOrder(context: AppContext, token: string): Promise<WireOf<'trackOrder'>['answer']> {
  const { db, now } = context;
  const entryNo = await findLink(db, hashOf(token), now());
  const life = entryNo === undefined ? undefined : (await loadLives(db, [entryNo], false)).get(entryNo);
  if (entryNo === undefined || life === undefined) throw new ApiError('tracking.expired');
  const { couriers, delivery } = (await currentSettings(context)).settings;
  const steps = await listSteps(db, entryNo);
  return {
    success: true,
    entryNo,
    stage: life.stage,
    destination: await destinationOf(context, life),
    deliveryDays: life.deliveryDays ?? delivery.processingDays.max + delivery.deliveryDays.max,
    parcels: parcelsOf(life).map(({ holder, parcel }) => ({
      ...parcelFacts(holder, parcel, couriers),
      items: parcel.lines.map(({ lineNo, quantity }) => {
        const line = holder.lines.find((each) => each.lineNo === lineNo);
        return { name: line?.name ?? '', size: line?.size ?? '', quantity };
      }),
    })),
    // Notes are written for the shopper and the shop, not for whoever has the link.
    timeline: timelineOf(life, steps).map((entry) => ({ ...entry, note: '' })),
  };
}

/** Ends the mailed links of an order. @throws ApiError `not_found` for an unknown order */
export async function revokeTracking({ db, now }: AppContext, admin: Identity, entryNo: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await loadLives(trx, [entryNo], false)).has(entryNo)) throw new ApiError('not_found');
    const links = await deleteLinks(trx, entryNo);
    if (links === 0) return;
    const entry = { actorId: admin.customerId, action: 'order.tracking_revoked', subject: entryNo };
    await insertAudit(trx, { ...entry, before: { links }, after: { links: 0 }, at: now() });
  });
}

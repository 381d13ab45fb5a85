import type { ParcelStage, StepRefusal, WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { FeedCaller } from '../../../http/identity.ts';
import { insertAudit } from '../../audit/audit.repository.ts';
import { refusal } from '../life/order-steps.service.ts';
import { saveSteps } from '../life/save-steps.ts';
import { findTracked, holderOf, loadLives } from '../life/stored-lives.repository.ts';
import { inHand, refusalOf, takeEvent, type OrderInHand } from '../life/take-steps.ts';

type Update = WireOf<'feedParcels'>['body']['updates'][number];

/** Stages in which a parcel has taken a step already: couriers send the same update again. */
const takenIn: Readonly<Record<Update['step'], readonly ParcelStage[]>> = {
  ship: ['shipped', 'outForDelivery', 'delivered', 'returnedToSender'],
  outForDelivery: ['outForDelivery', 'delivered'],
  deliver: ['delivered'],
  returnToSender: ['returnedToSender'],
};

/**
 * Steps of parcels that a courier sends, one after the other in one transaction. A step that was taken already is done
 * without effect. What fits no parcel is listed.
 */
export async function feedParcels(
  context: AppContext,
  { tokenId }: FeedCaller,
  updates: readonly Update[],
): Promise<Omit<WireOf<'feedParcels'>['answer'], 'success'>> {
  return inTransaction(context.db, async (trx) => {
    const found = await findTracked(
      trx,
      updates.map((update) => update.trackingNumber.trim()),
    );
    const lives = await loadLives(
      trx,
      found.map(({ entryNo }) => entryNo),
      true,
    );
    /** Orders and exchanges that steps were taken with, by number or return. */
    const orders = new Map<string, OrderInHand>();
    const taken = new Set<string>();
    const done = new Set<string>();
    const refused: StepRefusal[] = [];
    for (const { step, note = '', ...update } of updates) {
      const number = update.trackingNumber.trim();
      const [parcel, another] = found.filter(({ trackingNumber }) => trackingNumber === number);
      const stored = lives.get(parcel?.entryNo ?? '');
      if (parcel === undefined || stored === undefined) {
        refused.push(refusal('', null, 'not_found', `No parcel has the tracking number ${number}.`));
        continue;
      }
      if (another !== undefined) {
        const message = `Parcels of two couriers have the tracking number ${number}.`;
        refused.push(refusal('', null, 'parcel.number_taken', message));
        continue;
      }
      const { id, entryNo } = parcel;
      const holder = holderOf(stored, id);
      const key = holder.requestId ?? entryNo;
      const order = orders.get(key) ?? inHand(holder);
      const stage = order.life.parcels.find((each) => each.id === id)?.stage;
      const isTaken = stage !== undefined && takenIn[step].includes(stage);
      const after = isTaken ? order : takeEvent(order, { type: `parcel.${step}`, parcelId: id }, note);
      if (after === null) {
        refused.push(refusal(entryNo, null, refusalOf(order)));
        continue;
      }
      done.add(entryNo);
      if (isTaken) continue;
      taken.add(entryNo);
      orders.set(key, after);
    }
    const changed = [...orders.values()];
    if (changed.length > 0) {
      const at = context.now();
      await insertAudit(trx, {
        actorId: tokenId,
        action: 'parcels.updated',
        subject: `${taken.size} orders`,
        before: {},
        after: { entryNos: [...taken] },
        at,
      });
      await saveSteps(context, trx, changed, { by: 'courier', actorId: tokenId, at });
    }
    return { done: [...done], refused };
  });
}

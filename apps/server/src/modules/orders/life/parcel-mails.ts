import type { MailKind, ParcelStage } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context/app-context.ts';
import type { Database } from '../../../db/schema.ts';
import { fillMail } from '../../shop-settings/mail-texts.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
import { addTrackingLink } from '../tracking/tracking-links.ts';
import { findOrderedBy } from './saved-steps.repository.ts';
import type { ChangedParcel } from './take-steps.ts';

/** The mail about a parcel that has come to a stage. */
const mailOfStage: Readonly<Partial<Record<ParcelStage, MailKind>>> = {
  shipped: 'orderShipped',
  outForDelivery: 'orderOutForDelivery',
  delivered: 'orderDelivered',
};

/** Lines of a parcel, one below the other. */
function linesText({ order, parcel }: ChangedParcel): string {
  const texts = parcel.lines.map(({ lineNo, quantity }) => {
    const line = order.stored.lines.find((each) => each.lineNo === lineNo);
    return `${quantity} × ${line?.name} (${line?.colour}, ${line?.size})`;
  });
  return texts.join('\n');
}

/**
 * Writes a mail in the shop's own words for each parcel that is on its way, comes today or was delivered. A link in it
 * shows the order without a log-in.
 */
export async function postParcelMails(
  context: AppContext,
  trx: Transaction<Database>,
  parcels: readonly ChangedParcel[],
  at: number,
): Promise<void> {
  const mailed = parcels.flatMap((changed) => {
    const kind = changed.before?.stage === changed.parcel.stage ? undefined : mailOfStage[changed.parcel.stage];
    return kind === undefined ? [] : [{ ...changed, kind }];
  });
  if (mailed.length === 0) return;
  const { profile, mails } = (await settingsIn(context, trx)).settings;
  const orderedBy = await findOrderedBy(
    trx,
    mailed.map(({ order }) => order.stored.entryNo),
  );
  for (const changed of mailed) {
    const { entryNo } = changed.order.stored;
    const person = orderedBy.get(entryNo);
    const details = changed.order.details.get(changed.parcel.id);
    const text = mails[changed.kind];
    if (person === undefined) continue;
    const hasLink = `${text.subject}${text.body}`.includes('{link}');
    const fields = {
      shop: profile.name,
      name: person.customerName,
      order: entryNo,
      lines: linesText(changed),
      // A shop that brings its parcels itself has no courier.
      courier: details?.courierName ?? profile.name,
      tracking: details?.trackingNumber == null ? '' : `Tracking number: ${details.trackingNumber}`,
      link: hasLink ? await addTrackingLink(context.config.publicOrigin, trx, entryNo, at) : '',
    };
    const mail = fillMail(text, fields);
    await context.outbox.post(trx, {
      channel: 'mail',
      to: person.email,
      subject: mail.subject,
      // A field without a text leaves its line empty.
      text: mail.text.replaceAll(/\n{3,}/g, '\n\n'),
      ...(mailed.length === 1 ? {} : { mayWait: true }),
    });
  }
}

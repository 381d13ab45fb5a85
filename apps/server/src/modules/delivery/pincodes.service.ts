import { paiseToRupees, type WireOf } from '@kayal/api-contract';
import { separatePincodes } from '@kayal/commerce-core';
import type { AppContext } from '../../context/app-context.ts';
import { isUniqueViolation } from '../../db/database-errors.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { readPincode } from './delivery-terms.service.ts';
import { readPincodeFile } from './pincode-file.ts';
import { countPincodes, findPincode, replacePincodes } from './pincodes.repository.ts';

/** Counts of the table, and what it says of a pincode. @throws ApiError `delivery.pincode` */
export async function readPincodes(
  { db }: AppContext,
  typed: string | undefined,
): Promise<WireOf<'getPincodes'>['answer']> {
  const found = typed === undefined ? undefined : await findPincode(db, readPincode(typed));
  const counts = await countPincodes(db);
  const sum = (rows: typeof counts): number => rows.reduce((total, { codes }) => total + codes, 0);
  const served = counts.filter((row) => row.served === 1);
  const zones = [...new Set(served.map(({ zone }) => zone))].filter((zone) => zone !== '');
  return {
    success: true,
    served: sum(served),
    notServed: sum(counts.filter((row) => row.served === 0)),
    withoutCash: sum(served.filter(({ cash }) => cash === 0)),
    zones: zones.map((zone) => ({ zone, served: sum(served.filter((row) => row.zone === zone)) })),
    found:
      found === undefined
        ? null
        : {
            isServed: found.isServed,
            takesCash: found.takesCash,
            days: found.days,
            zone: found.zone,
            fee: paiseToRupees(found.fee),
          },
  };
}

/**
 * Puts a file in the place of the whole table, in one transaction. Each broken row is listed with its reason; with any of
 * them nothing is saved, unless they are to be skipped.
 * @throws ApiError `pincodes.file`, `settings.changed` where another admin loaded one at the same time
 */
export async function importPincodes(
  { db, now }: AppContext,
  admin: Identity,
  { text, skipBroken = false }: WireOf<'importPincodes'>['body'],
): Promise<WireOf<'importPincodes'>['answer']> {
  const { ranges, broken } = readPincodeFile(text);
  const isSaved = ranges.length > 0 && (broken.length === 0 || skipBroken);
  if (isSaved) {
    await inTransaction(db, async (trx) => {
      await replacePincodes(trx, separatePincodes(ranges));
      await insertAudit(trx, {
        actorId: admin.customerId,
        action: 'pincodes.imported',
        subject: `${ranges.length} rows`,
        before: {},
        after: { rows: ranges.length, skipped: broken.length },
        at: now(),
      });
    }).catch((error: unknown) => {
      // Another admin's table came in between.
      throw isUniqueViolation(error) ? new ApiError('settings.changed') : error;
    });
  }
  return { success: true, isSaved, rows: ranges.length, broken: [...broken] };
}

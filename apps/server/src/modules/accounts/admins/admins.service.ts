import { inTransaction } from '../../../db/in-transaction.ts';
import type { AppContext } from '../../../context/app-context.ts';
import { ApiError } from '../../../http/api-error.ts';
import { revokeTokensOf } from '../../api-tokens/api-tokens.service.ts';
import { insertAudit } from '../../audit/audit.repository.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
import { adminGrantedMail, adminWithdrawnMail } from '../account-mails.ts';
import { closeCodes } from '../codes/codes.repository.ts';
import { normaliseEmail } from '../customers/customer-fields.ts';
import { lockByEmail, updateCustomer, type CustomerRow } from '../customers/customers.repository.ts';
import { signOutEverywhere } from '../sessions/sessions.repository.ts';
import { lockAdmins } from './admins.repository.ts';

/** The parts of an app that changing a role needs; a command, which has no server, has them too. */
export interface RoleParts {
  readonly db: AppContext['db'];
  readonly now: AppContext['now'];
  readonly config: Pick<AppContext['config'], 'publicOrigin' | 'season' | 'demo' | 'companyCode'>;
  readonly outbox: Pick<AppContext['outbox'], 'post'>;
}

/**
 * Makes an admin of a confirmed account. Her sessions end, and her password is void: it was chosen under the shoppers'
 * rule, and its hash cannot be checked against the admins'. Doing it again changes nothing.
 *
 * @throws ApiError `user.not_found`.
 */
export async function grantAdmin(
  { db, now, config, outbox }: RoleParts,
  typedEmail: string,
  actorId: string,
): Promise<CustomerRow> {
  const email = normaliseEmail(typedEmail);
  return inTransaction(db, async (transaction) => {
    const customer = await lockByEmail(transaction, email);
    if (customer?.verified !== 1) throw new ApiError('user.not_found');
    if (customer.role === 'admin') return customer;
    await updateCustomer(transaction, customer.id, { role: 'admin', password_hash: null });
    await closeCodes(transaction, customer.id, 'reset');
    await signOutEverywhere(transaction, customer.id);
    // One that she was making while the role was withdrawn, or that a version before this one left.
    await revokeTokensOf(transaction, customer.id, { actorId, at: now() });
    await outbox.post(
      transaction,
      adminGrantedMail(await settingsIn({ db, config }, transaction), customer, config.publicOrigin),
    );
    await insertAudit(transaction, {
      actorId,
      action: 'admin.granted',
      subject: customer.id,
      before: { role: 'shopper' },
      after: { role: 'admin' },
      at: now(),
    });
    return customer;
  });
}

/**
 * Makes a shopper of an admin; her sessions and API tokens end.
 *
 * @param isMeant picks the admin in question
 * @throws ApiError `user.not_found`, `admin.last`.
 */
export async function withdrawAdmin(
  { db, now, config, outbox }: RoleParts,
  isMeant: (admin: CustomerRow) => boolean,
  actorId: string,
): Promise<CustomerRow> {
  return inTransaction(db, async (transaction) => {
    const admins = await lockAdmins(transaction);
    const admin = admins.find(isMeant);
    if (admin === undefined) throw new ApiError('user.not_found');
    if (admins.length === 1) throw new ApiError('admin.last');
    await updateCustomer(transaction, admin.id, { role: 'shopper' });
    await signOutEverywhere(transaction, admin.id);
    await revokeTokensOf(transaction, admin.id, { actorId, at: now() });
    await outbox.post(transaction, adminWithdrawnMail(await settingsIn({ db, config }, transaction), admin));
    await insertAudit(transaction, {
      actorId,
      action: 'admin.withdrawn',
      subject: admin.id,
      before: { role: 'admin' },
      after: { role: 'shopper' },
      at: now(),
    });
    return admin;
  });
}

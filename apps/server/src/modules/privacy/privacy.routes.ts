import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { listReader } from '../../context/replica-reads.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { registerEndpoint, registerPublicEndpoint, type Call } from '../../http/register-endpoint.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { currentSettings, todayOf } from '../shop-settings/settings-cache.ts';
import { chooseConsent, readConsents } from './consents.service.ts';
import { privacyFile } from './privacy-files.ts';

const notices = { signUp: 'signUpNotice', address: 'addressNotice', contact: 'contactNotice' } as const;

/** Serves notices, consents, and the files that prove them or that a breach needs. */
export function registerPrivacy(app: FastifyInstance, context: AppContext): void {
  registerPublicEndpoint(app, endpoints.getNotice, async ({ query }) => {
    const { privacy } = (await currentSettings(context)).settings;
    return { success: true, items: privacy.showsNotices ? privacy[notices[query.form]] : [] };
  });

  registerEndpoint(app, endpoints.getConsents, async ({ identity }) => ({
    success: true,
    consents: await readConsents(context, context.db, identity.customerId),
  }));

  registerEndpoint(app, endpoints.setConsent, async ({ identity, body }) => ({
    success: true,
    consents: await chooseConsent(context, identity.customerId, body),
  }));

  const readFile = listReader(context, (source, { query }: Call<typeof endpoints.getPrivacyFile>) =>
    privacyFile(source, query),
  );
  registerEndpoint(app, endpoints.getPrivacyFile, async (call) => {
    const { identity, query, reply } = call;
    const { file, ...limits } = query;
    const written = await readFile(call);
    await inTransaction(context.db, (trx) =>
      insertAudit(trx, {
        actorId: identity.customerId,
        action: 'privacy.exported',
        subject: file,
        before: {},
        after: limits,
        at: context.now(),
      }),
    );
    const ending = file === 'notices' ? 'txt' : 'csv';
    reply.header('content-disposition', `attachment; filename="${file}-${await todayOf(context)}.${ending}"`);
    reply.type(file === 'notices' ? 'text/plain; charset=utf-8' : 'text/csv; charset=utf-8');
    return written;
  });
}

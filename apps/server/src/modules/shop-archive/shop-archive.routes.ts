import { createReadStream } from 'node:fs';
import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../context/app-context.ts';
import { newId } from '../../db/ids.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { pathExists } from '../backups/backup-folder.ts';
import { ApiError } from '../../http/api-error.ts';
import { datedFile } from '../../http/dated-file.ts';
import type { Identity } from '../../http/identity.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { repeatWhileListening, sweepTimes } from '../../http/repeat.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { requireSpace } from '../pictures/upload/upload.service.ts';
import { todayOf } from '../shop-settings/settings-cache.ts';
import { archiveFile, ArchiveProcesses, removeOldArchives } from './make-archive.ts';
import { archiveToWire, settleArchive, storedArchive } from './stored-archive.ts';

/** Lets an admin have everything of the shop written into one file, and download it. */
export function registerShopArchive(app: FastifyInstance, context: AppContext): void {
  const { config, db, now } = context;
  const processes = new ArchiveProcesses(context);
  app.addHook('onClose', () => processes.close());
  repeatWhileListening(app, {
    ...sweepTimes,
    round: () => removeOldArchives(context),
    failure: 'old archives were not deleted',
  });

  const current = () => settleArchive(db, now());
  const note = (
    trx: Transaction<Database>,
    admin: Identity,
    action: string,
    id: string,
    after: object,
  ): Promise<void> =>
    insertAudit(trx, { actorId: admin.customerId, action, subject: id, before: {}, after, at: now() });

  registerEndpoint(app, endpoints.getShopArchive, async () => archiveToWire(await current()));

  registerEndpoint(app, endpoints.makeShopArchive, async ({ identity, body: { withPasswords } }) => {
    await requireSpace(config.dataDir);
    await current();
    const begun = await inTransaction(db, async (trx) => {
      const id = newId();
      const first = { id, withPasswords, done: 0, total: 0, bytes: 0, touchedAt: now() };
      const archive = await storedArchive.step(trx, 'archive.begin', first);
      if (archive === null) throw new ApiError('archive.working');
      await note(trx, identity, 'archive.begun', id, { withPasswords });
      return archive;
    });
    await removeOldArchives(context);
    processes.start(begun);
    return archiveToWire(begun);
  });

  registerEndpoint(app, endpoints.openShopArchive, async ({ identity }) => {
    const { state, id } = await current();
    if (state !== 'ready' || !(await pathExists(archiveFile(context, id)))) throw new ApiError('not_found');
    await inTransaction(db, (trx) => note(trx, identity, 'archive.downloaded', id, {}));
    return { file: id };
  });

  registerEndpoint(app, endpoints.getShopArchiveFile, async ({ params, reply }) => {
    const { state, id } = await current();
    const file = archiveFile(context, id);
    if (state !== 'ready' || params.id !== id || !(await pathExists(file))) throw new ApiError('not_found');
    reply.header('content-disposition', datedFile(await todayOf(context), 'shop', 'zip'));
    reply.type('application/zip');
    return createReadStream(file);
  });
}

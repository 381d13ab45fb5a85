import path from 'node:path';
import type { WireOf } from '@kayal/api-contract';
import { nextPeopleImport } from '@kayal/commerce-core';
import type { AppContext } from '../../context/app-context.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import { importToWire, noCounts, type PeopleImport } from './import-run.ts';
import {
  countClaimed,
  deleteImport,
  findImport,
  hasWorking,
  insertImport,
  listImports,
  updateImport,
  type ImportRow,
} from './people-import.repository.ts';
import { removeFile } from './people-work.ts';

/** Imports that are kept. */
const maxImports = 50;

/** All imports, newest first. */
export async function readImports({ db }: Pick<AppContext, 'db'>): Promise<PeopleImport[]> {
  return (await listImports(db)).map(importToWire);
}

/** Notes a file that is going to be checked. @throws ApiError `people.busy`, `people.limit` */
export async function addImport(
  { db, now }: AppContext,
  admin: Identity,
  { fileName, file }: { readonly fileName: string; readonly file: string },
): Promise<PeopleImport> {
  const at = now();
  const row: ImportRow = {
    id: newId(),
    name: fileName.slice(0, 200),
    file: path.basename(file),
    kind: null,
    system: null,
    state: 'checking',
    done: 0,
    total: 0,
    counts: JSON.stringify(noCounts),
    problems: '[]',
    samples: '[]',
    error: null,
    actor_id: admin.customerId,
    created_at: at,
    touched_at: at,
  };
  await inTransaction(db, async (trx) => {
    if (await hasWorking(trx)) throw new ApiError('people.busy');
    if ((await listImports(trx)).length >= maxImports) throw new ApiError('people.limit');
    await insertImport(trx, row);
  });
  return importToWire(row);
}

/** Begins to bring an import over, or to undo it. @throws ApiError `not_found`, `people.busy`, `people.step`, `people.used` */
export async function takeStep(
  { db, now }: AppContext,
  admin: Identity,
  id: string,
  step: WireOf<'takePeopleStep'>['body']['step'],
): Promise<PeopleImport> {
  return inTransaction(db, async (trx) => {
    const row = await findImport(trx, id);
    if (row === undefined) throw new ApiError('not_found');
    const claimed = step === 'undo' ? await countClaimed(trx, id) : 0;
    const state = nextPeopleImport({ state: row.state, claimed }, { type: `people.${step}` });
    const isPossible = nextPeopleImport({ state: row.state, claimed: 0 }, { type: `people.${step}` }) !== null;
    if (state === null) throw new ApiError(isPossible ? 'people.used' : 'people.step');
    if (await hasWorking(trx)) throw new ApiError('people.busy');
    // From now on its counts are what came, and nothing personal is left in its row.
    const begun = row.state === 'checked' ? { done: 0, counts: JSON.stringify(noCounts), samples: '[]' } : {};
    const change = { ...begun, state, error: null, actor_id: admin.customerId, touched_at: now() };
    if (!(await updateImport(trx, row, change))) throw new ApiError('people.busy');
    return importToWire({ ...row, ...change });
  });
}

/** Removes an import that has nothing in the shop. @throws ApiError `not_found`, `people.step` */
export async function removeImport(context: AppContext, id: string): Promise<void> {
  const { db } = context;
  const row = await findImport(db, id);
  if (row === undefined) throw new ApiError('not_found');
  if (row.state !== 'refused' && row.state !== 'checked' && row.state !== 'undone') throw new ApiError('people.step');
  await deleteImport(db, id);
  await removeFile(context, row.file);
}

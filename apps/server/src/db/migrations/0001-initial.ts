import type { Migration } from '../migrate.ts';
import { accounts } from './0001-accounts.ts';
import { catalogue } from './0001-catalogue.ts';
import { operations } from './0001-operations.ts';
import { shopping } from './0001-shopping.ts';

/** The whole data model of `schema.ts`, as both engines keep it. */
export const initial: Migration = {
  name: '0001-initial',
  statements: (db) => [...catalogue(db), ...accounts(db), ...shopping(db), ...operations(db)],
};

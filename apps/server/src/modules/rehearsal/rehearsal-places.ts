import path from 'node:path';
import type { DatabaseLocation } from '../../db/open-database.ts';
import type { Config } from '../../config/config.ts';

/** Where a shop and its rehearsal keep their data. */
export type ShopPlace = Pick<Config, 'databaseUrl' | 'databasePooler' | 'dataDir' | 's3'>;

/** Folder of the rehearsal; all that belongs to it is in there. */
export const rehearsalFolder = ({ dataDir }: Pick<ShopPlace, 'dataDir'>): string => path.join(dataDir, 'rehearsal');

/** The rehearsal is on SQLite and in a folder, whatever its shop uses. */
export const rehearsalPlace = (shop: Pick<ShopPlace, 'dataDir'>): ShopPlace => ({
  databaseUrl: null,
  databasePooler: 'none',
  dataDir: rehearsalFolder(shop),
  s3: null,
});

/** The same rows as they were copied, which tell a change of the rehearsal from one of the shop. */
export const basePlace = (shop: Pick<ShopPlace, 'dataDir'>): DatabaseLocation => ({
  databaseUrl: null,
  dataDir: path.join(rehearsalFolder(shop), 'base'),
});

import { KillBefore } from '../kill-before.ts';
import { openDatabase } from '../../db/open-database.ts';
import { importFile } from '../../modules/catalogue-import/import-file.ts';
import { createPost } from '../../modules/outbox/outbox.ts';
import { readConfig } from '../../config/config.ts';

/** Imports a file like the command, in a process that is killed in the middle: `import-victim.ts FILE TEXT`. */
const [file = '', text = ''] = process.argv.slice(2);
const config = readConfig(process.env);
const { db } = openDatabase(config);
const now = Date.now;
const parts = {
  db: db.withPlugin(new KillBefore(db, text)),
  config,
  now,
  outbox: { post: createPost({ now, isKeptHere: () => true }) },
};
await importFile(parts, file, { mode: 'whole', mapName: null, isDryRun: false, source: 'command' });

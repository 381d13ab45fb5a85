import { readConfig } from '../../config/config.ts';
import { openDatabase } from '../../db/open-database.ts';
import { createPost } from '../../modules/outbox/outbox.ts';
import { switchShop } from '../../modules/rehearsal/switch/switch-shop.ts';
import { KillBefore } from '../kill-before.ts';

/** Switches to a rehearsal in a process that is killed in the middle: `switch-victim.ts REHEARSAL TEXT`. */
const [rehearsalId = '', text = ''] = process.argv.slice(2);
const config = readConfig(process.env);
const { db } = openDatabase(config);
const now = Date.now;
const context = {
  db: db.withPlugin(new KillBefore(db, text)),
  config,
  now,
  outbox: { post: createPost({ now, isKeptHere: () => true }) },
};
await switchShop(context, { rehearsalId, actorId: 'none', winners: [] });

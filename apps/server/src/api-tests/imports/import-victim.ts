import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs, RootOperationNode } from 'kysely';
import { openDatabase, type Db } from '../../db/open-database.ts';
import { importFile } from '../../modules/catalogue-import/import-file.ts';
import { createPost } from '../../modules/outbox/outbox.ts';
import { readConfig } from '../../config/config.ts';

/** Kills this process (`kill -9`) before the first statement that contains a text. */
class KillBefore implements KyselyPlugin {
  readonly #db: Db;
  readonly #text: string;

  constructor(db: Db, text: string) {
    this.#db = db;
    this.#text = text;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    const { sql } = this.#db.getExecutor().compileQuery(node, queryId);
    if (sql.includes(this.#text)) process.kill(process.pid, 'SIGKILL');
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}

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

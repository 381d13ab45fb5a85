import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs, RootOperationNode } from 'kysely';
import type { Db } from '../db/open-database.ts';

/** Kills this process (`kill -9`) before the first statement that contains a text. */
export class KillBefore implements KyselyPlugin {
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

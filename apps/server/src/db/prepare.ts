import type { CompiledQuery, QueryExecutorProvider } from 'kysely';
import { engineOf, type Engine } from './dialect.ts';
import type { Db } from './open-database.ts';

/** Placeholder in a statement for a value that is known only when it runs. */
class Slot {
  readonly key: PropertyKey;

  constructor(key: PropertyKey) {
    this.key = key;
  }
}

/** A query of the builder, or one written as SQL. */
interface Buildable<Row> {
  compile(provider: QueryExecutorProvider): CompiledQuery<Row>;
}

/** Statements that are sent again and again: PostgreSQL keeps their plans by name. */
const names = new Map<string, string>();

/** The name under which PostgreSQL keeps a statement's plan; `undefined` for one that was not prepared here. */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}

/**
 * Builds a statement once for each engine and runs it with new values each time: building takes longer than SQLite
 * takes to answer. Read every value that varies from `values`, unchanged; name every column, because a plan that
 * PostgreSQL keeps does not outlive a new column under `select *`.
 */
export function prepare<Values extends object, Row>(build: (db: Db, values: Values) => Buildable<Row>) {
  const compiled = new Map<Engine, CompiledQuery<Row>>();
  return async (db: Db, values: Values): Promise<{ readonly rows: Row[]; readonly affected: number }> => {
    const engine = engineOf(db);
    let query = compiled.get(engine);
    if (query === undefined) {
      // A Proxy has whatever shape its handler gives it, which the type checker cannot see.
      const slots = new Proxy({}, { get: (_target, key) => new Slot(key) }) as Values;
      query = build(db, slots).compile(db);
      compiled.set(engine, query);
      names.set(query.sql, `kayal-${names.size}`);
    }
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? Reflect.get(values, value.key) : value,
    );
    const { rows, numAffectedRows } = await db.executeQuery<Row>({ ...query, parameters });
    return { rows, affected: Number(numAffectedRows ?? 0n) };
  };
}

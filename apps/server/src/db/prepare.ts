import {
  OperationNodeTransformer,
  ValueNode,
  type CompiledQuery,
  type KyselyPlugin,
  type QueryExecutorProvider,
  type RootOperationNode,
} from 'kysely';
import { engineOf, type Engine } from './dialect.ts';
import { connectionOf } from './in-transaction.ts';
import type { Db } from './open-database.ts';

/** Placeholder in a statement for a value that is known only when it runs. */
class Slot {
  /** Number of the row that has the value, from 0. */
  readonly rowIndex: number;
  readonly key: PropertyKey;

  constructor(rowIndex: number, key: PropertyKey) {
    this.rowIndex = rowIndex;
    this.key = key;
  }
}

/** Stands for a row: each of its values is a slot. */
function slotsOf<Values extends object>(rowIndex: number): Values {
  // The handler of a Proxy decides its shape, which the type checker cannot see.
  return new Proxy({}, { get: (_target, key) => new Slot(rowIndex, key) }) as Values;
}

/** A query of the builder, or one written as SQL. */
interface Buildable<Row> {
  compile(provider: QueryExecutorProvider): CompiledQuery<Row>;
}

class ConstantWriter extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return node.value instanceof Slot ? node : ValueNode.createImmediate(node.value);
  }
}

/**
 * Writes the constants of a statement into its text. A bound value that may decide which index is used makes SQLite
 * plan the statement again at every run, which takes several times as long as the run.
 */
class WrittenConstants implements KyselyPlugin {
  readonly #writer = new ConstantWriter();

  transformQuery({ node }: { readonly node: RootOperationNode }): RootOperationNode {
    return this.#writer.transformNode(node);
  }

  async transformResult<Result>({ result }: { readonly result: Result }): Promise<Result> {
    return result;
  }
}

/** Statements that are sent again and again: PostgreSQL keeps their plans by name. */
const names = new Map<string, string>();

/** The name under which PostgreSQL keeps a statement's plan; `undefined` for one that was not prepared here. */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}

function compileNamed<Row>(db: Db, build: (db: Db) => Buildable<Row>): CompiledQuery<Row> {
  const builder = db.withPlugin(new WrittenConstants());
  const compiled = build(builder).compile(builder);
  // Without values a statement reads the same for both engines.
  if (!names.has(compiled.sql)) names.set(compiled.sql, `kayal-${names.size}`);
  return compiled;
}

async function run<Row>(db: Db, query: CompiledQuery<Row>, rows: readonly object[]) {
  const parameters = query.parameters.map((value) =>
    value instanceof Slot ? Reflect.get(rows[value.rowIndex] ?? {}, value.key) : value,
  );
  const statement = { ...query, parameters };
  // In a transaction the connection is known, and Kysely's way to it costs more than most statements.
  const result = await (connectionOf(db)?.executeQuery<Row>(statement) ?? db.executeQuery<Row>(statement));
  return { rows: result.rows, affected: Number(result.numAffectedRows ?? 0n) };
}

/**
 * Builds a statement once for each engine and runs it with new values each time: building takes longer than SQLite
 * takes to answer. Read every value that varies from `values`, unchanged; name every column, because a plan that
 * PostgreSQL keeps does not outlive a new column under `select *`.
 */
export function prepare<Values extends object, Row>(build: (db: Db, values: Values) => Buildable<Row>) {
  const compiled = new Map<Engine, CompiledQuery<Row>>();
  return (db: Db, values: Values): Promise<{ readonly rows: Row[]; readonly affected: number }> => {
    const engine = engineOf(db);
    const query = compiled.get(engine) ?? compileNamed(db, (builder) => build(builder, slotsOf(0)));
    compiled.set(engine, query);
    return run(db, query, [values]);
  };
}

/** Max numbers of rows for which a statement is kept; more would fill the caches of both engines. */
const keptLengths = 30;

/** As `prepare`, for a statement with one or more rows of values: it is built once for each number of rows. */
export function prepareRows<Values extends object, Row>(build: (db: Db, rows: readonly Values[]) => Buildable<Row>) {
  const compiled: Record<Engine, Map<number, CompiledQuery<Row>>> = { sqlite: new Map(), postgres: new Map() };
  return (db: Db, rows: readonly Values[]): Promise<{ readonly rows: Row[]; readonly affected: number }> => {
    const kept = compiled[engineOf(db)];
    const known = kept.get(rows.length);
    if (known !== undefined) return run(db, known, rows);
    if (kept.size >= keptLengths) return run(db, build(db, rows).compile(db), rows);
    const slots = rows.map((_, rowIndex) => slotsOf<Values>(rowIndex));
    const query = compileNamed(db, (builder) => build(builder, slots));
    kept.set(rows.length, query);
    return run(db, query, rows);
  };
}

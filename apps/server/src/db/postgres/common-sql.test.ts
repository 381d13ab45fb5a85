/** SQL that PostgreSQL's distributed relatives refuse: docs/scaling.md says what was found, and in which of their pages. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Construct {
  readonly name: string;
  /** In SQL or in Kysely's words. */
  readonly pattern: RegExp;
  readonly refusedBy: string;
  /** Files or folders of the server that use it, with the reason. */
  readonly exceptions?: Readonly<Record<string, string>>;
}

const constructs: readonly Construct[] = [
  {
    name: 'advisory locks',
    pattern: /pg_(?:try_)?advisory_/,
    refusedBy: 'CockroachDB until 2026 (no effect), Aurora DSQL',
    exceptions: {
      'db/dialect.ts': 'two processes that start at once; start the first one alone',
      'modules/colours/': 'two admins who name colours and products at once: a row that is not there cannot be locked',
    },
  },
  {
    name: 'row locks that are skipped or weaker than for update',
    pattern: /skipLocked|forNoKeyUpdate|forShare|skip locked|for (?:no key update|share)/,
    refusedBy: 'Aurora DSQL',
    exceptions: {
      'db/dialect.ts': 'workers of the outbox; an import beside open bags',
      'modules/rehearsal/': 'a switch to a rehearsal beside open bags',
    },
  },
  {
    name: 'references between tables',
    pattern: /\.references\(|addForeignKeyConstraint|foreign key/,
    refusedBy: 'Aurora DSQL',
    exceptions: {
      'db/migrations/': 'a row that another one needs is never deleted, whatever a program does wrong',
    },
  },
  {
    name: 'collations of columns',
    pattern: /\bcollate\b/,
    refusedBy: 'Aurora DSQL, which knows only this one',
    exceptions: { 'db/dialect.ts': 'text is sorted as on SQLite' },
  },
  {
    name: 'truncate',
    pattern: /\btruncate /,
    refusedBy: 'Aurora DSQL',
    exceptions: {
      'modules/backups/': 'restoring a backup',
      'modules/moving/': 'moving a shop',
    },
  },
  {
    name: 'cursors',
    pattern: /\bcursor for\b/,
    refusedBy: 'CockroachDB in part',
    exceptions: {
      'modules/backups/': 'reading every row within little memory',
      'modules/moving/': 'reading every row within little memory',
    },
  },
  {
    name: 'the server’s own catalogue and functions',
    pattern: /hashtext|pg_stat_activity|pg_get_constraintdef|::reg\w+|enable_\$/,
    refusedBy: 'each in part',
    exceptions: {
      'db/open-database.ts': 'whether another process is connected',
      'db/plans/plan-by-indexes.ts': 'a hint for the planner',
      'cli/open-shop.ts': 'whether a shop is open that a command would overwrite',
      'modules/colours/': 'the key of an advisory lock',
      'modules/backups/': 'takes references away while rows are restored',
    },
  },
  {
    name: 'triggers, functions and procedures',
    pattern: /create (?:or replace )?(?:trigger|function|procedure)/,
    refusedBy: 'Aurora DSQL',
  },
  { name: 'extensions', pattern: /create extension/, refusedBy: 'CockroachDB, Aurora DSQL' },
  { name: 'temporary tables', pattern: /\.temporary\(\)|create temp/, refusedBy: 'Aurora DSQL' },
  {
    name: 'sequences',
    pattern: /\b(?:big|small)?serial\b|create sequence|nextval|ByDefaultAsIdentity|AlwaysAsIdentity/,
    refusedBy: 'Aurora DSQL; one counter for all nodes elsewhere',
  },
  { name: 'materialised views', pattern: /\.materialized\(\)|materialized view/, refusedBy: 'Aurora DSQL' },
  { name: 'listening', pattern: /pg_notify|\b(?:un)?listen [a-z_]+[`';]/, refusedBy: 'CockroachDB, YugabyteDB' },
  { name: 'locks of tables', pattern: /\block table\b/, refusedBy: 'CockroachDB, YugabyteDB' },
  { name: 'late constraints', pattern: /\bdeferrable\b/i, refusedBy: 'CockroachDB, YugabyteDB' },
  { name: 'exclusion constraints', pattern: /exclude using/, refusedBy: 'all three' },
  {
    name: 'indexes of other kinds',
    pattern: /using (?:gin|gist|brin|spgist|hash)\b|\.using\(/,
    refusedBy: 'each in part',
  },
  { name: 'inheritance and partitions', pattern: /\binherits \(|partition of/, refusedBy: 'CockroachDB, Aurora DSQL' },
  { name: 'places of rows', pattern: /\bctid\b|\bxmin\b/, refusedBy: 'all three' },
  { name: 'merge', pattern: /\bmerge into\b|\.mergeInto\(/, refusedBy: 'CockroachDB, Aurora DSQL' },
  { name: 'savepoints', pattern: /\bsavepoint\b|\.startTransaction\(\)/, refusedBy: 'Aurora DSQL' },
];

const server = path.resolve(import.meta.dirname, '../..');
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** The server's sources that may send SQL to PostgreSQL, without comments. */
const sources = globSync('**/*.ts', { cwd: server })
  .filter((file) => !/\.test(?:-support)?\.ts$|^api-tests\/|(?:^|\/)sqlite/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(server, file), 'utf8').replaceAll(comments, '') }));

const usersOf = ({ pattern }: Construct): readonly string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it.each(constructs)('$name stand where they are named, and nowhere else', (construct) => {
  const named = Object.keys(construct.exceptions ?? {});
  const users = usersOf(construct);
  expect(users.filter((file) => !named.some((place) => file.startsWith(place)))).toEqual([]);
  expect(named.filter((place) => !users.some((file) => file.startsWith(place)))).toEqual([]);
});

it('reads the sources', () => {
  expect(sources.length).toBeGreaterThan(300);
});

import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import { makeFreshPlace } from '@kayal/server-testing/src/fresh-database.ts';

/** What an earlier version of the shop, at work beside this one, would fail on: it reads and writes what it knows. */
const breaking = [
  /\bdrop table\b/,
  /\bdrop column\b/,
  /\brename\b/,
  /\balter column\b/,
  // It leaves a new column out, so the column needs a value of its own.
  /\badd column (?!.*\b(?:default|generated)\b)[^,]*\bnot null\b/,
];
const breaksEarlier = (text: string): boolean => breaking.some((pattern) => pattern.test(text.toLowerCase()));

it('R-79 on PostgreSQL every step leaves what an earlier version uses, so that both can be at work', async () => {
  const statements: string[] = [];
  const place = await makeFreshPlace('postgres', inject('postgresUrl'));
  const { db, close } = openDatabase(place, (statement) => statements.push(statement.sql));
  // The place is a copy that has every step.
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  statements.length = 0;
  await migrate(db);
  await close();
  await place.remove();
  expect(statements.filter((text) => text.startsWith('alter table')).length).toBeGreaterThan(10);
  expect(statements.filter(breaksEarlier)).toEqual([]);
});

it.each([
  'drop table "outbox"',
  'alter table "product" drop column "qty"',
  'alter table "product" rename to "item"',
  'alter table "product" alter column "qty" set not null',
  'alter table "product" add column "fit" text not null',
])('R-79 would refuse: %s', (text) => {
  expect(breaksEarlier(text)).toBe(true);
});

it('R-79 a new column with a default is no harm', () => {
  expect(breaksEarlier(`alter table "product" add column "fit" text default '' not null`)).toBe(false);
});

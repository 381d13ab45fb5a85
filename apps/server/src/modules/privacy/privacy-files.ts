import { Readable } from 'node:stream';
import { personalData, type PersonalData, type PrivacyFile, type WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../context/app-context.ts';
import { checkDays } from '../../http/asked-days.ts';
import { csvCell, csvStream } from '../../http/csv.ts';
import { currentSettings, todayOf } from '../shop-settings/settings-cache.ts';
import { breachNotices } from './breach-notices.ts';
import {
  listAffected,
  listConsents,
  listErasures,
  type AffectedPerson,
  type StoredBetween,
} from './privacy.repository.ts';

type Parts = Pick<AppContext, 'config' | 'db' | 'now'>;
type Query = WireOf<'getPrivacyFile'>['query'];
type Row = readonly (string | number)[];

const isoOf = (at: number): string => new Date(at).toISOString();

async function* consentRows({ db }: Parts): AsyncGenerator<Row> {
  yield ['E-mail', 'Name', 'Consent', 'Text', 'Settings version', 'Choice', 'At (UTC)'];
  for (const row of await listConsents(db)) {
    const texts = [row.email, row.full_name, row.consent, row.text].map(csvCell);
    yield [...texts, row.version, row.given === 1 ? 'given' : 'withdrawn', isoOf(row.created_at)];
  }
}

async function* erasureRows({ db }: Parts): AsyncGenerator<Row> {
  yield ['Account', 'Deleted at (UTC)', 'Deleted rows', 'Last backup with it is deleted (UTC)'];
  for (const { customer_id, created_at, counts, backups_until } of await listErasures(db)) {
    yield [customer_id, isoOf(created_at), counts, backups_until === null ? '' : isoOf(backups_until)];
  }
}

interface Affected extends AffectedPerson {
  readonly kinds: PersonalData[];
}

/** Each person once, with the kinds of data of hers; found by her e-mail address. */
async function readAffected(db: Parts['db'], kinds: readonly PersonalData[], time: StoredBetween): Promise<Affected[]> {
  const people = new Map<string, Affected>();
  for (const kind of kinds) {
    for (const person of await listAffected(db, kind, time)) {
      const key = person.email === '' ? `${person.name} ${person.phone}` : person.email;
      const known = people.get(key) ?? { ...person, kinds: [] };
      if (!known.kinds.includes(kind)) known.kinds.push(kind);
      people.set(key, known);
    }
  }
  return [...people.values()];
}

function* affectedRows(people: readonly Affected[]): Generator<Row> {
  yield ['E-mail', 'Name', 'Telephone', 'Data'];
  for (const { email, name, phone, kinds } of people) yield [...[email, name, phone].map(csvCell), kinds.join(' ')];
}

const isKind = (name: string): name is PersonalData => personalData.some((kind) => kind === name);

const hourMs = 3_600_000;

/** The days of a query, with the hours by which a zone can be off UTC: a person too many is better than one too few. */
function timeOf({ from, to }: Query): StoredBetween {
  return {
    from: from === undefined ? 0 : Date.parse(from) - 14 * hourMs,
    before: to === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(to) + 36 * hourMs,
  };
}

function storedText({ from, to }: Query): string {
  if (from === undefined && to === undefined) return 'all that was stored';
  return ['stored', ...(from === undefined ? [] : ['from', from]), ...(to === undefined ? [] : ['to', to])].join(' ');
}

/** Whom a breach concerns as CSV, or the drafts of its notices. @throws ApiError `request.invalid` for a day that does not exist */
async function breachFile(parts: Parts, query: Query): Promise<Readable | string> {
  checkDays(query);
  const kinds = query.data === undefined ? [...personalData] : query.data.split(',').filter(isKind);
  const people = await readAffected(parts.db, kinds, timeOf(query));
  if (query.file === 'affected') return csvStream(Readable.from(affectedRows(people)));
  const breach = { kinds, people: people.length, stored: storedText(query), today: await todayOf(parts) };
  return breachNotices(await currentSettings(parts), breach);
}

const logs: Partial<Readonly<Record<PrivacyFile, (parts: Parts) => AsyncGenerator<Row>>>> = {
  consents: consentRows,
  erasures: erasureRows,
};

/** A file about personal data, as CSV or, for the notices, as text. */
export async function privacyFile(parts: Parts, query: Query): Promise<Readable | string> {
  const rows = logs[query.file];
  return rows === undefined ? breachFile(parts, query) : csvStream(rows(parts));
}

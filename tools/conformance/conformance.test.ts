/**
 * Sends the same calls to the mocks and to the server: statuses, codes, media types, headers that the shop reads, and
 * shapes must agree, except for the differences in `differences.ts`, which `mocks/README.md` lists.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@kayal/api-contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { differences } from './differences.ts';
import { journey, travel } from './journey.ts';
import type { Seen } from './place.ts';
import { openMockPlace, openServerPlace } from './places.ts';
import { differencesOf } from './shape.ts';

/** The differences of two answers, one line each. */
function disagreements(mock: Seen, server: Seen): string[] {
  const lines = (['status', 'code', 'type'] as const).flatMap((part) =>
    mock[part] === server[part] ? [] : [`${part}: the mock has ${mock[part]}, the server has ${server[part]}`],
  );
  const headers = [mock.headers, server.headers].map((names) => names.join(', '));
  if (headers[0] !== headers[1]) lines.push(`headers: the mock has [${headers[0]}], the server has [${headers[1]}]`);
  return [...lines, ...differencesOf(mock.shape, server.shape)];
}

describe('conformance of the mocks with the server', () => {
  const at: Record<'mock' | 'server', ReadonlyMap<string, Seen>> = { mock: new Map(), server: new Map() };

  beforeAll(async () => {
    const places = { mock: openMockPlace(), server: await openServerPlace() };
    try {
      at.mock = await travel(places.mock);
      at.server = await travel(places.server);
    } finally {
      await places.server.close();
    }
  }, 120_000);

  const seenAt = (place: 'mock' | 'server', title: string): Seen => {
    const seen = at[place].get(title);
    if (seen === undefined) throw new Error(`no step is called ${title}`);
    return seen;
  };
  const allowed = new Set(differences.flatMap(({ steps }) => steps));

  it.each(journey.filter(({ title }) => !allowed.has(title)).map(({ title }) => title))('%s', (title) => {
    const [mock, server] = [seenAt('mock', title), seenAt('server', title)];
    expect(disagreements(mock, server), JSON.stringify(server.body).slice(0, 400)).toEqual([]);
  });

  it.each([...allowed])('still differs as listed: %s', (title) => {
    expect(disagreements(seenAt('mock', title), seenAt('server', title))).not.toEqual([]);
  });

  it('S7 compares a 200 of every endpoint, and every step once', () => {
    const answered: string[] = journey
      .filter(({ title }) => seenAt('server', title).status === 200)
      .map(({ name }) => name);
    expect(Object.keys(routes).filter((name) => !answered.includes(name))).toEqual([]);
    expect(new Set(journey.map(({ title }) => title)).size).toBe(journey.length);
  });

  it('the README of the mocks lists exactly the allowed differences', () => {
    const readme = readFileSync(path.resolve(import.meta.dirname, '../../mocks/README.md'), 'utf8');
    const [, table = ''] = readme.split('| Here | The server |\n|---|---|\n');
    const rows = table.split('\n').filter((line) => line.startsWith('| '));
    expect(rows).toEqual(differences.map(({ here, server }) => `| ${here} | ${server} |`));
  });
});

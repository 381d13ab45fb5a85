/**
 * Times every statement of the server's repositories in a shop with 100,000 orders and 100,000 products of six variants,
 * and prints the slowest: `node apps/bench/src/statement-times.ts [part of a function's name]`. STATEMENTS_ENGINE chooses the
 * engine, STATEMENTS_ABOVE from which time, ms, a statement is printed. The time is that of the processor, on PostgreSQL of
 * its server, so that other work on the machine does not count. Each call is made three times in a transaction that is rolled
 * back; the cheapest counts. At the end are the functions that no call covers.
 */
import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../server/src/db/open-database.ts';
import { seedLargeShop } from './support/large-shop.ts';
import { enginesOf, withPlace } from './support/shop-places.ts';
import { accountCalls } from './support/statements/account-calls.ts';
import { catalogueCalls } from './support/statements/catalogue-calls.ts';
import { importCalls } from './support/statements/import-calls.ts';
import { orderCalls } from './support/statements/order-calls.ts';
import { timesOf } from './support/statements/time-calls.ts';

const printedAboveMs = Number(process.env['STATEMENTS_ABOVE'] ?? 20);
const server = path.resolve(import.meta.dirname, '../../server/src');
const allCalls = [...orderCalls, ...catalogueCalls, ...accountCalls, ...importCalls];
const chosen = process.argv[2] ?? '';
const calls = allCalls.filter(([name]) => name.includes(chosen));

/** Functions of repositories that no call names. */
function uncovered(): readonly string[] {
  const names = new Set(allCalls.flatMap(([name]) => name.split(', ')));
  return globSync('**/*.repository.ts', { cwd: server }).flatMap((file) =>
    [...readFileSync(path.join(server, file), 'utf8').matchAll(/^export (?:async )?function (\w+)/gm)]
      .map(([, name]) => name ?? '')
      .filter((name) => !names.has(name))
      .map((name) => `${path.basename(file, '.repository.ts')} ${name}`),
  );
}

for (const engine of enginesOf('STATEMENTS_ENGINE')) {
  await withPlace(engine, async (place) => {
    const shop = openDatabase(place);
    await seedLargeShop(shop);
    await shop.close();
    const times = await timesOf(place, calls);
    process.stdout.write(
      `${engine}: ${calls.length} calls, ${new Set(times.map(({ statement }) => statement)).size} statements\n`,
    );
    for (const { call, statement, ms } of times.toSorted((one, other) => other.ms - one.ms)) {
      if (ms < printedAboveMs) break;
      process.stdout.write(
        `${ms.toFixed(1).padStart(8)} ms  ${call}: ${statement.replaceAll(/\s+/g, ' ').slice(0, 100)}\n`,
      );
    }
  });
}
process.stdout.write(`not timed: ${uncovered().join(', ')}\n`);

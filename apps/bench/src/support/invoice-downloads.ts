import { setTimeout as wait } from 'node:timers/promises';
import { manyOrdersEntryNo } from '@kayal/server-testing/src/many-orders.ts';
import type { ShopProcess } from '../../../../tools/start-shop.ts';
import { callForBytes, type Person } from './api.ts';
import { note, percentile, quick } from './figures.ts';

const count = quick ? 1000 : 10_000;
/** Fewer than a caller may have waiting, and enough that the drawing thread never waits. */
const atOnce = 4;
const probeMs = 20;

/**
 * Downloads the invoices of seeded orders one by one, a file each. Notes how long they take, and how long the shop's
 * event loop lets another request wait meanwhile.
 */
export async function measureDownloads(
  engine: string,
  shop: Pick<ShopProcess, 'origin' | 'cpuSeconds'>,
  { headers }: Pick<Person, 'headers'>,
): Promise<void> {
  const [start, before] = [performance.now(), shop.cpuSeconds()];
  let [next, isDone] = [1, false];
  const download = async (): Promise<void> => {
    while (next <= count)
      await callForBytes(shop.origin, 'getInvoice', { headers, params: { entryNo: manyOrdersEntryNo(next++) } });
  };
  const waits: number[] = [];
  const probe = async (): Promise<void> => {
    while (!isDone) {
      const asked = performance.now();
      await (await fetch(`${shop.origin}/health/ready`)).arrayBuffer();
      waits.push(performance.now() - asked);
      await wait(probeMs);
    }
  };
  const probed = probe();
  await Promise.all(Array.from({ length: atOnce }, download)).finally(() => (isDone = true));
  await probed;
  const processor = ((shop.cpuSeconds() - before) / count) * 1e6;
  const name = `${count.toLocaleString('en')} invoices, a file each, ${engine}`;
  note(name, { value: (performance.now() - start) / 1000, unit: 's', aim: quick ? '≤ 6' : '≤ 60', processor });
  note(`${name}: another request meanwhile, p99`, { value: percentile(waits, 0.99), unit: 'ms' });
}

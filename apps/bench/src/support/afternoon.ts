import { setTimeout as wait } from 'node:timers/promises';
import { pictureFile } from '@kayal/api-contract';
import type { ShopProcess } from '../../../../tools/start-shop.ts';
import { addressOf, call, feedHeaders, importFile, signIn } from './api.ts';
import { catalogueFile } from './catalogue.ts';
import { quick } from './figures.ts';
import { uploadPicture } from './pictures.ts';

const rounds = quick ? 10 : 100;
const products = 3000;
/** Of whole lists, in turns with the largest pages of lists that differ. */
const floods = { connections: 20, calls: quick ? 100 : 400 };
const restMs = 25_000;

/** Calls of a flood. What is refused is not called again. */
async function flood(origin: string): Promise<void> {
  const whole = addressOf('getProductByFilter', { query: { filter: '' } });
  let left = floods.calls;
  const repeat = async (): Promise<void> => {
    for (; left > 0; left -= 1) {
      const page = addressOf('getProductByFilter', { query: { filter: '', minPrice: String(left), limit: '200' } });
      await (await fetch(origin + (left % 2 === 0 ? whole : page))).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: floods.connections }, repeat));
}

/**
 * An afternoon of work in a back office: two imports and one upload a round, a quarter of the imports in the shop's own
 * process, and floods of large lists between them. Its figures need Linux.
 * @returns MB that the shop and the processes which it has started hold: at their peaks, and after some rest
 */
export async function spendAfternoon(shop: ShopProcess) {
  const { origin } = shop;
  const feed = await feedHeaders(origin);
  const { headers } = await signIn(origin, 'admin@kayal.example');
  const [product] = await call(origin, 'getProductByFilter', { query: { filter: '', limit: '1' } });
  const picture = pictureFile(product?.ID ?? 0, product?.Color ?? '');
  let others = 0;
  const timer = setInterval(() => {
    others = Math.max(others, ...shop.children().map((pid) => shop.memory(pid, 'VmHWM')));
  }, 50);
  try {
    for (let round = 0; round < rounds; round += 1) {
      await importFile(origin, feed, catalogueFile(products, round));
      await importFile(origin, feed, catalogueFile(round % 2 === 0 ? 200 : products, round + 1), 'changes');
      await uploadPicture(origin, headers, picture);
      if (round % 10 === 0) await flood(origin);
    }
  } finally {
    clearInterval(timer);
  }
  const peak = shop.memory(shop.pid, 'VmHWM');
  await wait(restMs);
  return { peak, others, rested: shop.memory() };
}

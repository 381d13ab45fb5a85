import type { ShopProcess } from '../../../../tools/start-shop.ts';
import * as api from './api.ts';

/** Rows of the table, as many as India has pincodes. */
const rowCount = 19_000;
const firstPincode = 110_001;

/** Times of calls, one after another, ms. */
interface PincodeTimes {
  readonly lookups: readonly number[];
  /** Calls that look nothing up. */
  readonly bare: readonly number[];
}

/** Times what a shop answers about a pincode, with a table of all pincodes, in turn with a call that only says that it runs. */
export async function timePincodes({ origin }: ShopProcess, calls: number): Promise<PincodeTimes> {
  const { headers } = await api.signIn(origin, 'admin@kayal.example');
  // Neighbours differ, so that none are joined.
  const rows = Array.from({ length: rowCount }, (_, index) => `${firstPincode + 20 * index},yes,${1 + (index % 9)}`);
  await api.call(origin, 'importPincodes', { headers, body: { text: ['Pincode,Served,Days', ...rows].join('\n') } });
  const { version, settings, theme } = await api.call(origin, 'getSettings', { headers });
  const deliveryTerms = { ...settings.deliveryTerms, byPincode: true };
  await api.call(origin, 'saveSettings', {
    headers,
    body: { version, theme, settings: { ...settings, deliveryTerms } },
  });
  const timed = async (act: () => Promise<unknown>): Promise<number> => {
    const start = performance.now();
    await act();
    return performance.now() - start;
  };
  const [lookups, bare]: [number[], number[]] = [[], []];
  for (let count = 0; count < calls; count += 1) {
    const pincode = String(firstPincode + 20 * ((count * 7919) % rowCount));
    lookups.push(await timed(() => api.call(origin, 'getDelivery', { query: { pincode } })));
    bare.push(await timed(async () => (await fetch(`${origin}/health/live`)).arrayBuffer()));
  }
  return { lookups, bare };
}

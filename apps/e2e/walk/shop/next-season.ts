import { setTimeout as wait } from 'node:timers/promises';
import { exportFields } from '@kayal/api-contract';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { CallAsAdmin } from './admin-calls.ts';

const nextSeason = '2031-32';
const loadLimitMs = 300_000;
/** Of the products, in their order: every fourth is dearer and has more units, and every fifth is not sold any more. */
const dearerEvery = 4;
const droppedEvery = 5;

const isRow = (value: unknown): value is Record<string, string> => typeof value === 'object' && value !== null;

/** The catalogue as it will be in the next season, from that of today, as CSV. */
function catalogueOf(today: string): string {
  const parsed: unknown = parse(today, { bom: true, columns: true });
  const rows = Array.isArray(parsed) ? parsed.filter(isRow) : [];
  const places = new Map([...new Set(rows.map((row) => row['product_id']))].map((id, index) => [id, index]));
  const next = rows.flatMap((row) => {
    const place = places.get(row['product_id']) ?? 0;
    if (place % droppedEvery === 0) return [];
    const [more, units] = place % dearerEvery === 0 ? [150, 5] : [0, 0];
    return [{ ...row, mrp: Number(row['mrp']) + more, units: Number(row['units']) + units, season: nextSeason }];
  });
  return stringify(next, { header: true, columns: [...exportFields] });
}

/** Loads a season beside the running one, so that the walk can switch to it and back. @throws when that fails */
export async function loadNextSeason(callAsAdmin: CallAsAdmin): Promise<void> {
  const today = await callAsAdmin('/catalogue/products.csv/kayal');
  const form = new FormData();
  form.append('file', new Blob([catalogueOf(today.body)], { type: 'text/csv' }), 'next-season.csv');
  const { id }: { readonly id: string } = JSON.parse((await callAsAdmin('/catalogue/imports/kayal', form)).body);
  const waitFor = async (wanted: string): Promise<void> => {
    const givesUpAt = Date.now() + loadLimitMs;
    let body = '';
    while (Date.now() < givesUpAt) {
      ({ body } = await callAsAdmin(`/catalogue/import/kayal/${id}`));
      const { state }: { readonly state: string } = JSON.parse(body);
      if (state === wanted) return;
      await wait(50);
    }
    throw new Error(`The next season is not ${wanted}: ${body}`);
  };
  const mapping = Object.fromEntries(exportFields.map((field) => [field, field]));
  await callAsAdmin(`/catalogue/import/check/kayal/${id}`, { mode: 'whole', mapping, season: nextSeason });
  await waitFor('checked');
  await callAsAdmin(`/catalogue/import/apply/kayal/${id}`, { confirmNewNames: true });
  await waitFor('prepared');
}

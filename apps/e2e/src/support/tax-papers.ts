import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readPdf } from '@kayal/server-testing/src/pdf-reader.ts';
import { parse } from 'csv-parse/sync';

/** The file that a link gives. */
export async function downloaded(page: Page, link: Locator): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await link.click();
  return readFile(await (await download).path());
}

/**
 * Downloads the invoice and the credit notes of an order as its shopper.
 * @param label of the amount on the paper: that of the first paper which has it counts
 * @returns rupees; not a number where no paper has it
 */
export async function documentTotal(page: Page, entryNo: string, label: string): Promise<number> {
  await page.goto(`/ordersummary?o=${entryNo}`);
  const { pages } = readPdf(await downloaded(page, page.getByRole('link', { name: 'DOWNLOAD INVOICE' })));
  const total = new RegExp(`^${label}₹(.+)$`, 'm').exec(pages.flat().join('\n'))?.[1];
  return Number(total?.replaceAll(',', ''));
}

/** Adds up columns of a CSV file by their heads, without errors of binary fractions where they have two decimals. */
export function columnSums(file: Buffer, columns: readonly string[]): readonly number[] {
  const rows = parse<Readonly<Record<string, string>>>(file, { bom: true, columns: true });
  const hundredths = (cell: string | undefined): number => Math.round(Number(cell) * 100);
  return columns.map((column) => rows.reduce((sum, row) => sum + hundredths(row[column]), 0) / 100);
}

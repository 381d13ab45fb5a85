import type { ImportRun, LoadedSeason } from '@kayal/api-contract/client';
import { formatNumber } from '@kayal/commerce-core';
import type { StatusPillProps } from '@kayal/design-system';

/** Text and tone of each state of an import. */
export const stateTexts: Readonly<
  Record<ImportRun['state'], { readonly label: string; readonly tone: StatusPillProps['tone'] }>
> = {
  uploaded: { label: 'Uploaded', tone: 'neutral' },
  checking: { label: 'Checking', tone: 'neutral' },
  checked: { label: 'Waiting for you', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'danger' },
  applying: { label: 'Writing', tone: 'neutral' },
  applied: { label: 'In the shop', tone: 'success' },
  prepared: { label: 'Ready beside', tone: 'success' },
  undoing: { label: 'Setting back', tone: 'neutral' },
  undone: { label: 'Undone', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
};

/** Text of each source of an import. */
export const sourceTexts: Readonly<Record<ImportRun['source'], string>> = {
  browser: 'in the browser',
  command: 'by command',
  folder: 'from the folder',
  api: 'by API',
};

/** A number of products: '1,20,000 products'. */
export const productsText = (count: number, locale: string): string =>
  count === 1 ? '1 product' : `${formatNumber(count, locale)} products`;

/** What an import changed, or would have changed: '10,000 new, 2 off sale'. Figures that are zero are left out. */
export function countsText(counts: ImportRun['counts'], locale: string): string {
  if (counts === null) return 'Not checked';
  const parts = [
    [counts.new, 'new'],
    [counts.changed, 'changed'],
    [counts.withdrawn, 'off sale'],
    [counts.errors, counts.errors === 1 ? 'error' : 'errors'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, word]) => `${formatNumber(count, locale)} ${word}`);
  return shown.join(', ') || 'Nothing to change';
}

/** Text of the confirmation before a switch of season. */
export function switchText({ withdrawn, isFormer }: LoadedSeason, locale: string): string {
  const seen = isFormer
    ? 'Shoppers see the former catalogue with their next page: the import of the running season is undone, and it waits to be switched to again. Units that were sold stay sold.'
    : 'Shoppers see the new catalogue with their next page.';
  if (withdrawn === 0) return `${seen} No product is taken off sale.`;
  const which = isFormer ? 'the running season' : 'the old season';
  return withdrawn === 1
    ? `${seen} 1 product that only ${which} has is taken off sale; past orders keep it.`
    : `${seen} ${productsText(withdrawn, locale)} that only ${which} has are taken off sale; past orders keep them.`;
}

import { productTarget, type RedirectFile, type RedirectProblem } from '@kayal/api-contract/client';
import type { StatusPillProps } from '@kayal/design-system';

/** What is wrong with a row of a redirect file. */
const problemTexts: Readonly<Record<RedirectProblem, string>> = {
  cells: 'has only one address',
  from: 'has an old address that is no path, or has a query',
  to: 'leads to no address',
  foreign: 'leads to another site without https',
  listed: 'begins at a page of the shop itself',
  twice: 'has an old address for the second time; the first one counts',
  loop: 'leads in a circle',
  chain: 'leads to another redirect, and is answered with its end',
};

/** Text and tone of each state of a file. */
export const fileTexts: Readonly<
  Record<RedirectFile['state'], { readonly label: string; readonly tone: StatusPillProps['tone'] }>
> = {
  loading: { label: 'Loading', tone: 'neutral' },
  ready: { label: 'In use', tone: 'success' },
  failed: { label: 'Not in use', tone: 'danger' },
};

/** Where a redirect leads, in words. */
export const targetText = (to: string): string => (to === productTarget ? 'the product with that number or name' : to);

/** What a file's problems come to, a sentence for each kind. */
export const countText = ({ kind, rows }: RedirectFile['counts'][number]): string =>
  rows === 1 ? `One row ${problemTexts[kind]}.` : `${rows} rows: each ${problemTexts[kind]}.`;

/** A row with a problem. */
export const problemText = ({ kind, row, from, to }: RedirectFile['problems'][number]): string =>
  `${row === 0 ? '' : `Row ${row}: `}${from} → ${to} ${problemTexts[kind]}.`;

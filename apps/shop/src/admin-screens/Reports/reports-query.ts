import { salesGroups, type SalesGroup } from '@kayal/api-contract/client';
import { paths } from '../../paths.ts';

/** The parts of the screen. */
export const reportViews = ['sales', 'stock', 'visits'] as const;
export type ReportView = (typeof reportViews)[number];

/** What the screen shows, as its address describes it. */
export interface ReportsQuery {
  readonly view: ReportView;
  /** What sales are summed by. */
  readonly by: SalesGroup;
  /** yyyy-mm-dd; empty where open. */
  readonly from: string;
  readonly to: string;
  /** From 1. */
  readonly page: number;
}

const plain: ReportsQuery = { view: 'sales', by: 'day', from: '', to: '', page: 1 };

const oneOf = <Value extends string>(known: readonly Value[], text: string | null): Value | undefined =>
  known.find((value) => value === text);

const dayIn = (text: string | null): string => (text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/** Reads the address; unknown values count as absent, and days in the wrong order are turned. */
export function readReportsQuery(params: URLSearchParams): ReportsQuery {
  const days = [dayIn(params.get('from')), dayIn(params.get('to'))];
  const [from = '', to = ''] = days.includes('') ? days : days.toSorted();
  const page = Number(params.get('page') ?? '1');
  return {
    view: oneOf(reportViews, params.get('view')) ?? plain.view,
    by: oneOf(salesGroups, params.get('by')) ?? plain.by,
    from,
    to,
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : plain.page,
  };
}

/** The address of a view; it contains only what differs from the default. */
export function reportsAddress(query: Partial<ReportsQuery>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...plain, ...query }))
    if (value !== Reflect.get(plain, name)) search.set(name, String(value));
  return search.size === 0 ? paths.reports : `${paths.reports}?${search}`;
}

/** The days of a query as a call takes them. */
export const daysOf = ({ from, to }: Pick<ReportsQuery, 'from' | 'to'>) => ({
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to }),
});

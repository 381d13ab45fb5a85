import { dayIn, oneOf, pageIn } from '../../browser/address-values.ts';
import { salesGroups, type SalesGroup } from '@kayal/api-contract/client';
import type { DaysInAddress } from '../../data/admin/reports/report-days.ts';
import { paths } from '../../paths.ts';

/** The parts of the screen. */
export const reportViews = ['sales', 'stock', 'visits'] as const;
export type ReportView = (typeof reportViews)[number];

/** What the screen shows, as its address describes it. */
export interface ReportsQuery extends DaysInAddress {
  readonly view: ReportView;
  /** What sales are summed by. */
  readonly by: SalesGroup;
  /** From 1. */
  readonly page: number;
}

const plain: ReportsQuery = { view: 'sales', by: 'day', from: '', to: '', page: 1 };

/** Reads the address; unknown values count as absent, and days in the wrong order are turned. */
export function readReportsQuery(params: URLSearchParams): ReportsQuery {
  const days = [dayIn(params.get('from')), dayIn(params.get('to'))];
  const [from = '', to = ''] = days.includes('') ? days : days.toSorted();
  return {
    view: oneOf(reportViews, params.get('view')) ?? plain.view,
    by: oneOf(salesGroups, params.get('by')) ?? plain.by,
    from,
    to,
    page: pageIn(params.get('page')),
  };
}

/** The address of a view; it contains only what differs from the default. */
export function reportsAddress(query: Partial<ReportsQuery>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...plain, ...query }))
    if (value !== Reflect.get(plain, name)) search.set(name, String(value));
  return search.size === 0 ? paths.reports : `${paths.reports}?${search}`;
}

/** The address of a part for the texts of its form. */
export const askedAddress = (view: ReportView, texts: URLSearchParams): string =>
  reportsAddress({ ...readReportsQuery(texts), view });

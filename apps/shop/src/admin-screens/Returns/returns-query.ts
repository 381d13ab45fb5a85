import { dayIn, oneOf, pageIn } from '../../browser/address-values.ts';
import { returnFilters, type ReturnFilter } from '@kayal/api-contract/client';
import { paths } from '../../paths.ts';

/** The parts of the screen. */
export const returnViews = ['queue', 'report'] as const;
export type ReturnView = (typeof returnViews)[number];

/** Orders of the report's rows. */
export const reportSorts = ['units', 'share', 'product'] as const;
export type ReportSort = (typeof reportSorts)[number];

/** Filters of the queue. */
export const queueFilters = [...returnFilters, 'all'] as const;
export type QueueFilter = ReturnFilter | 'all';

/** What the screen shows, as its address describes it. */
export interface ReturnsQuery {
  readonly view: ReturnView;
  readonly stage: QueueFilter;
  /** From 1. */
  readonly page: number;
  /** Id of the return in the drawer, and the number of its order; empty for none. */
  readonly id: string;
  readonly order: string;
  /** Days of the report, yyyy-mm-dd; empty where open. */
  readonly from: string;
  readonly to: string;
  readonly sort: ReportSort;
}

/** The default view: what has not ended. */
const plain: ReturnsQuery = {
  view: 'queue',
  stage: 'open',
  page: 1,
  id: '',
  order: '',
  from: '',
  to: '',
  sort: 'units',
};

const names = {
  view: 'view',
  stage: 'stage',
  page: 'page',
  id: 'return',
  order: 'order',
  from: 'from',
  to: 'to',
  sort: 'sort',
} as const satisfies Record<keyof ReturnsQuery, string>;

const idIn = (text: string | null): string => (text !== null && /^[\w-]{1,64}$/.test(text) ? text : '');

/** Reads the address; unknown values count as absent. */
export function readReturnsQuery(params: URLSearchParams): ReturnsQuery {
  const [first, last] = [dayIn(params.get(names.from)), dayIn(params.get(names.to))];
  const isTurned = last !== '' && last < first;
  return {
    view: oneOf(returnViews, params.get(names.view)) ?? plain.view,
    stage: oneOf(queueFilters, params.get(names.stage)) ?? plain.stage,
    page: pageIn(params.get(names.page)),
    id: idIn(params.get(names.id)),
    order: idIn(params.get(names.order)),
    from: isTurned ? last : first,
    to: isTurned ? first : last,
    sort: oneOf(reportSorts, params.get(names.sort)) ?? plain.sort,
  };
}

/** The address of a view; it contains only what differs from the default. */
export function returnsAddress(query: Partial<ReturnsQuery>): string {
  const search = new URLSearchParams();
  for (const key of Object.keys(names) as (keyof ReturnsQuery)[]) {
    const value = query[key] ?? plain[key];
    if (value !== plain[key]) search.set(names[key], String(value));
  }
  return search.size === 0 ? paths.returns : `${paths.returns}?${search}`;
}

/** Id of the link in a return's row. */
export const returnLinkId = (id: string): string => `return-${id}`;

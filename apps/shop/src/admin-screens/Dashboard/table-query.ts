import { dayIn, oneOf, pageIn, searchIn } from '../../browser/address-values.ts';
import { namedDays } from '../../data/admin/reports/report-days.ts';
import { orderSorts, orderStatuses, type OrderSort, type OrderStatus } from '@kayal/api-contract/client';
import { paths } from '../../paths.ts';

/** The panels beside the table: changes by admins, messages from the contact form, the shop's health. */
export const panels = ['changes', 'messages', 'health'] as const;
export type Panel = (typeof panels)[number];

/** Columns that the admin may hide, in the table's order. */
export const optionalColumns = ['product', 'address', 'order', 'status'] as const;
export type OptionalColumn = (typeof optionalColumns)[number];

/** The dashboard's view, as the address describes it. */
export interface TableQuery {
  readonly text: string;
  readonly status: OrderStatus;
  /** yyyy-mm-dd; empty where open. */
  readonly from: string;
  readonly to: string;
  readonly sort: OrderSort;
  /** From 1. */
  readonly page: number;
  readonly panel: Panel | null;
  /** Page of the panel, from 1. */
  readonly panelPage: number;
  /** Number of the order in the drawer; empty for none. */
  readonly order: string;
  /** Names of {@link optionalColumns} with a dot between; empty when all are shown. */
  readonly hidden: string;
}

/** The default view: all orders, newest first, page 1. */
const plain: TableQuery = {
  text: '',
  status: 'all',
  from: '',
  to: '',
  sort: 'newest',
  page: 1,
  panel: null,
  panelPage: 1,
  order: '',
  hidden: '',
};

const names = {
  text: 'q',
  status: 'status',
  from: 'from',
  to: 'to',
  sort: 'sort',
  page: 'page',
  panel: 'panel',
  panelPage: 'at',
  order: 'order',
  hidden: 'hide',
} as const satisfies Record<keyof TableQuery, string>;

const between = '.';

const hiddenIn = (text: string | null): string => {
  const shown = new Set(text?.split(between));
  return optionalColumns.filter((id) => shown.has(id)).join(between);
};

/** The columns to show beside the customer's. */
export function shownColumns({ hidden }: TableQuery): readonly OptionalColumn[] {
  const left = new Set(hidden.split(between));
  return optionalColumns.filter((id) => !left.has(id));
}

/** The same view with only these columns beside the customer's. */
export const withColumns = (query: TableQuery, shown: readonly string[]): TableQuery => ({
  ...query,
  hidden: optionalColumns.filter((id) => !shown.includes(id)).join(between),
});

/** Both days, the earlier one first; empty where open. */
function rangeIn(first: string, last: string): Pick<TableQuery, 'from' | 'to'> {
  return last !== '' && last < first ? { from: last, to: first } : { from: first, to: last };
}

/** Reads the address; unknown values count as absent. */
export function readTableQuery(params: URLSearchParams): TableQuery {
  return {
    text: searchIn(params.get(names.text)),
    status: oneOf(orderStatuses, params.get(names.status)) ?? plain.status,
    ...rangeIn(dayIn(params.get(names.from)), dayIn(params.get(names.to))),
    sort: oneOf(orderSorts, params.get(names.sort)) ?? plain.sort,
    page: pageIn(params.get(names.page)),
    panel: oneOf(panels, params.get(names.panel)) ?? null,
    panelPage: pageIn(params.get(names.panelPage)),
    order: searchIn(params.get(names.order)),
    hidden: hiddenIn(params.get(names.hidden)),
  };
}

/** The view that the filters' form requests, with the same columns. @param form its fields by their names in the address */
export const withFormOf = ({ hidden }: TableQuery, form: URLSearchParams): TableQuery => ({
  ...readTableQuery(form),
  hidden,
});

/** The address of a view; it contains only what differs from the default. */
export function tableAddress(query: TableQuery): string {
  const search = new URLSearchParams();
  for (const key of Object.keys(names) as (keyof TableQuery)[]) {
    const value = query[key];
    if (value !== null && value !== plain[key]) search.set(names[key], String(value));
  }
  return search.size === 0 ? paths.dashboard : `${paths.dashboard}?${search}`;
}

/** The address of an order's drawer. */
export const orderAddress = (entryNo: string): string => tableAddress({ ...plain, order: entryNo });

/** The same query without filters. */
export const withoutFilter = ({ sort, hidden }: TableQuery): TableQuery => ({ ...plain, sort, hidden });

/** Whether a filter is set. */
export const isNarrowed = ({ text, status, from, to }: TableQuery): boolean =>
  text !== '' || status !== 'all' || from !== '' || to !== '';

/** Filters and sort order in the API's form. */
export function filterOf({ text, status, from, to, sort }: TableQuery) {
  return {
    ...(text === '' ? {} : { text }),
    ...(status === 'all' ? {} : { status }),
    ...namedDays({ from, to }),
    ...(sort === 'newest' ? {} : { sort }),
  };
}

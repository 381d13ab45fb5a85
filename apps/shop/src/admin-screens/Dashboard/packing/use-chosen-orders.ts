import { useState } from 'react';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { readOrderNumbers } from '../../../data/admin/dashboard-reads.ts';
import { useWrite } from '../../../data/use-write.ts';
import { filterOf, tableAddress, withoutFilter, type TableQuery } from '../table-query.ts';

const nothing: ReadonlySet<string> = new Set();

/** The chosen orders. They stay chosen on other pages of the same filters and are dropped with other filters. */
export function useChosenOrders(query: TableQuery) {
  const api = useBackOfficeApi();
  const { text, status, from, to } = query;
  const filters = tableAddress({ ...withoutFilter(query), text, status, from, to, sort: 'newest', hidden: '' });
  const [state, setState] = useState({ filters, chosen: nothing });
  const choose = (chosen: ReadonlySet<string>) => setState({ filters, chosen });
  const all = useWrite(
    (wanted: TableQuery) => readOrderNumbers(api, filterOf(wanted)),
    (entryNos) => choose(new Set(entryNos)),
  );
  const chosen = state.filters === filters ? state.chosen : nothing;
  return {
    chosen,
    choose,
    /** Orders that took a step are done with; the others stay chosen. */
    drop: (entryNos: readonly string[]) =>
      choose(new Set([...chosen].filter((entryNo) => !entryNos.includes(entryNo)))),
    /** Chooses the orders of all pages, max 1,000. */
    all,
  };
}

/** The chosen orders and how to change them. */
export type ChosenOrders = ReturnType<typeof useChosenOrders>;

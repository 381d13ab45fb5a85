import type { ReturnRequest } from '@kayal/api-contract/client';
import type { CallError } from '@kayal/commerce-core';
import { useState } from 'react';
import { readOrderReturns, returnsKey, useReturnsDesk } from '../../../data/admin/returns-desk.ts';
import { useRead } from '../../../data/use-read.ts';
import type { ReturnsQuery } from '../returns-query.ts';

/** The return of the drawer. */
export interface ShownReturn {
  /** Undefined while it is read or after an error; null when there is no such return. */
  readonly request: ReturnRequest | null | undefined;
  readonly error: CallError | null;
  readonly reload: () => void;
  /** Shows what a step has made of it, until the lists are read again. */
  readonly show: (request: ReturnRequest) => void;
}

/** The return with an id: from the page of the queue, else read with its order, for example after a step took it away. */
export function useShownReturn(
  { id, order }: Pick<ReturnsQuery, 'id' | 'order'>,
  listed: readonly ReturnRequest[],
): ShownReturn {
  const api = useReturnsDesk();
  const row = listed.find((each) => each.id === id);
  const isElsewhere = id !== '' && order !== '' && row === undefined;
  const { data, error, reload } = useRead(
    [returnsKey, 'of order', order],
    isElsewhere ? () => readOrderReturns(api, order) : null,
  );
  const [last, setLast] = useState(row);
  if (row !== undefined && row !== last && !isNewer(last, row)) setLast(row);
  const read = data?.returns.find((each) => each.id === id);
  const known = last?.id === id && error === null ? last : undefined;
  const newest = [row, read].reduce((best, each) => (isNewer(each, best) ? each : best), known);
  const isMissing = id !== '' && row === undefined && (!isElsewhere || data !== undefined);
  return { request: newest ?? (isMissing ? null : undefined), error, reload, show: setLast };
}

/** Whether a return has taken more steps than the same one as it was read before. */
function isNewer(one: ReturnRequest | undefined, other: ReturnRequest | undefined): boolean {
  if (one === undefined) return false;
  return other?.id !== one.id || one.timeline.length > other.timeline.length;
}

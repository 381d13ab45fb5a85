import {
  createApiClient,
  createReturnsApi,
  createReturnsDeskApi,
  type OrderReturns,
  type ReturnFilter,
  type ReturnRequest,
  type ReturnsApi,
  type ReturnsDeskApi,
} from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from '../api/api-context.ts';
import { resultOf } from '../api/result-of.ts';
import { uncached } from '../api/uncached.ts';
import { reloadReads } from '../use-read.ts';

/** The calls of the back office about returns. */
export type ReturnsDesk = ReturnsDeskApi & Pick<ReturnsApi, 'orderReturns' | 'returnPictureUrl'>;

/** The calls of the back office about returns. Only its screens and its frame may import this file. */
export function useReturnsDesk(): ReturnsDesk {
  const connection = useApiConnection();
  return useMemo(() => {
    const client = createApiClient(uncached(connection));
    return { ...createReturnsApi(client), ...createReturnsDeskApi(client) };
  }, [connection]);
}

/** Returns on one page of the queue. */
export const returnsPerPage = 20;

/** Begins the keys of all reads of returns. */
export const returnsKey = 'returns';

/** Reads every shown list of returns, count and report again, after a step. */
export const reloadReturns = (): void => reloadReads(returnsKey);

/** A page of the queue. */
export interface ReturnPage {
  readonly items: readonly ReturnRequest[];
  /** Returns on all pages. */
  readonly total: number;
}

/** Reads a page of returns. @param filter null for all @param page counts from 1 */
export function readReturns(api: ReturnsDesk, filter: ReturnFilter | null, page: number): Promise<ReturnPage> {
  const rows = { limit: returnsPerPage, offset: (page - 1) * returnsPerPage };
  return resultOf(api.returns(filter === null ? rows : { stage: filter, ...rows }));
}

/** Reads how many returns wait for a step of the shop. */
export const readWaiting = async (api: ReturnsDesk): Promise<number> =>
  (await resultOf(api.returns({ limit: 1 }))).waiting;

/** Reads the returns of an order, and what else of it can be returned. */
export const readOrderReturns = async (api: ReturnsDesk, entryNo: string): Promise<OrderReturns> =>
  (await resultOf(api.orderReturns(entryNo))).of;

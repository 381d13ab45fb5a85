import type { AdminApi, AuditEntry, ContactMessage, OrderDay } from '@kayal/api-contract/client';
import { fromPromise } from 'xstate';
import { resultOf } from '../data/result-of.ts';

/** Rows of one page of a drawer. */
export const rowsPerPage = 20;

/** One page of a list of the back office. */
export interface RowPage<Row> {
  readonly items: readonly Row[];
  /** Rows on all pages. */
  readonly total: number;
}

/** Pages count from 1. */
interface PageAsked {
  readonly page: number;
}

const pageOf = ({ page }: PageAsked) => ({ limit: rowsPerPage, offset: (page - 1) * rowsPerPage });

/** Reads orders and income by day; the last 30 days where no day is named (S2.DASH.10). */
export const provideOrderDays = (api: AdminApi) =>
  fromPromise<readonly OrderDay[], { readonly from?: string; readonly to?: string }>(
    async ({ input }) => (await resultOf(api.orderDays(input))).days,
  );

/** Reads what admins changed (R-64, J47). */
export const provideAudit = (api: AdminApi) =>
  fromPromise<RowPage<AuditEntry>, PageAsked>(({ input }) => resultOf(api.audit(pageOf(input))));

/** Reads what the contact form sent (J30). */
export const provideContactMessages = (api: AdminApi) =>
  fromPromise<RowPage<ContactMessage>, PageAsked>(({ input }) => resultOf(api.contactMessages(pageOf(input))));

import type { MockModule } from '../create-mock-shop.ts';
import type { AuditRow } from '../fixtures/audit.ts';
import { answer } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { pageOf } from '../product-list.ts';

/** When everything of a story is changed, ms since 1970. */
const changedAt = Date.UTC(2026, 10, 21, 6, 30);

/** The audit entry of an order marked as delivered. @param id number of the row */
export function delivered(id: number, entryNo: string): AuditRow {
  return {
    id: `audit_new_${id}`,
    at: changedAt,
    actorId: 'cus_leela',
    actorName: 'Leela Varghese',
    action: 'order.delivered',
    subject: entryNo,
    before: '{"delivered":false}',
    after: '{"delivered":true}',
  };
}

/** Changes by admins, and how the shop is doing. */
export function backOfficeHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('getAudit', ({ query }) => answer(pageOf(state.audit, query), state.audit.length)),
    endpoint('getShopHealth', () => {
      const { messages, ...figures } = state.shopHealth;
      const { aheadOfBrowserMs, databaseAheadMs } = state.shopClocks;
      const clock = { now: Date.now() + aheadOfBrowserMs, databaseAheadMs };
      return answer({ ...figures, clock, messages: { ...messages, dead: state.deadLetters.length } });
    }),
  ];
}

import type { PromotionState } from '../../domain/promotions.ts';
import type { WireOf } from '../../endpoints.ts';
import { rupeesToPaise } from '../../rupees.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { outcome } from '../transport/outcome.ts';

/** A promotion as an owner writes it; amounts are rupees. */
export type PromotionDraft = WireOf<'addPromotion'>['body'];
/** A saved promotion; amounts are rupees. */
export type SavedPromotion = WireOf<'addPromotion'>['answer']['promotion'];

/** The back office's promotions. */
export function createPromotionsDeskApi({ call }: ApiClient) {
  return {
    /** All promotions, newest first. */
    async promotions() {
      return outcome(await call('getPromotions'), ({ promotions }) => ({ promotions }));
    },

    /** Starts a promotion (`promotion.code_taken`, `promotion.limit`). */
    async addPromotion(body: PromotionDraft) {
      return outcome(await call('addPromotion', { body }), ({ promotion }) => ({ promotion }));
    },

    /** Changes a promotion (`promotion.code_taken`, `promotion.ended`). */
    async updatePromotion(id: string, body: PromotionDraft) {
      return outcome(await call('updatePromotion', { params: { id }, body }), ({ promotion }) => ({ promotion }));
    },

    /** Pauses, continues or ends a promotion (`promotion.ended`). */
    async setPromotionState(id: string, state: PromotionState) {
      const result = await call('setPromotionState', { params: { id }, body: { state } });
      return outcome(result, ({ promotion }) => ({ promotion }));
    },

    /** What a draft would take off the bags filled last, amounts in paise; saves nothing. */
    async tryPromotion(body: PromotionDraft) {
      return outcome(await call('tryPromotion', { body }), ({ bags }) => ({
        bags: bags.map(({ before, after, ...bag }) => ({
          ...bag,
          before: rupeesToPaise(before),
          after: rupeesToPaise(after),
        })),
      }));
    },

    /** Orders with each promotion, what they brought and cost in paise. Days are yyyy-mm-dd. */
    async promotionReport(days: { readonly from?: string; readonly to?: string } = {}) {
      return outcome(await call('getPromotionReport', { query: { ...days } }), ({ rows }) => ({
        rows: rows.map(({ brought, cost, ...row }) => ({
          ...row,
          brought: rupeesToPaise(brought),
          cost: rupeesToPaise(cost),
        })),
      }));
    },
  };
}

/** The calls of the back office's promotions. */
export type PromotionsDeskApi = ReturnType<typeof createPromotionsDeskApi>;

/** Entry of promotions: what they take off a bag, as pure rules. Beside the main entry, because a bag reads only results. */
export { applyPromotions, personalObstacle, type AppliedPromotions } from './apply-promotions.ts';
export { readPromotionCode } from './promotion-code.ts';
export type {
  Promotion,
  PromotionBag,
  PromotionEffect,
  PromotionLine,
  PromotionResult,
  PromotionTarget,
} from './promotion.ts';

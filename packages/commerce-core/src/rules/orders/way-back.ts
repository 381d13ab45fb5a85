import { faultReasons, type Paise, type ReturnReason, type WayBack } from '@kayal/api-contract/client';

/**
 * What a pick-up takes off a refund: nothing where she sends the pieces herself or one of them is not what was sold, and
 * so little that a rupee is left to refund.
 * @param charge of the shop @param paid for the pieces
 */
export function wayBackCharge(
  charge: Paise,
  {
    wayBack,
    reasons,
    paid,
  }: { readonly wayBack: WayBack; readonly reasons: readonly ReturnReason[]; readonly paid: Paise },
): Paise {
  if (wayBack === 'ownParcel' || reasons.some((reason) => faultReasons.includes(reason))) return 0;
  return Math.min(charge, Math.max(0, paid - 100));
}

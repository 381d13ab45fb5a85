import type { BagPromotion } from '@kayal/api-contract/client';
import { formatMoney, type MoneyFormat } from '@kayal/commerce-core';

/** Why a promotion takes nothing off, and what would bring it back. */
export function obstacleText({ obstacle, missing }: BagPromotion, money: MoneyFormat): string | null {
  switch (obstacle) {
    case null:
      return null;
    case 'over':
      return 'This code is over.';
    case 'paused':
    case 'notYet':
      return 'This code does not apply now.';
    case 'spent':
      return 'This code has been used as often as it can be.';
    case 'usedByYou':
      return 'You have used this code already.';
    case 'customer':
      return 'This code is for somebody else.';
    case 'firstOrder':
      return 'This code is for a first order.';
    case 'pincode':
      return 'This code is not for your address. Choose another address to use it.';
    case 'payment':
      return 'This code is for another way to pay. Choose that way to use it.';
    case 'noGoods':
      return 'This code is for other pieces than those in your bag.';
    case 'minimum':
      return `Add ${formatMoney(missing, money)} more of what this code is for.`;
    case 'pieces':
      return `Add ${missing} more ${missing === 1 ? 'piece' : 'pieces'} of what this code is for.`;
    case 'noGain':
      return 'Your bag costs no less with this code.';
    case 'notCombined':
      return 'This code does not go together with the other discounts, which take more off.';
  }
}

import type { Paise, PaymentWay } from '@kayal/api-contract/client';
import { formatMoney } from '@kayal/commerce-core';
import { RadioCard, RadioGroup, Text } from '@kayal/design-system';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { wayNames, wayNotes } from '../../../parts/Payment/way-names.ts';
import type { BagTerms } from './use-bag-terms.ts';

interface PayChoiceProps extends BagTerms {
  /** How much less than cash a way costs; undefined where that is not known, or no promotion depends on the way. */
  readonly savedBy: ReadonlyMap<PaymentWay, Paise> | undefined;
}

/** The choice of a way to pay, in a shop that offers more than cash on delivery. */
export function PayChoice({ ways, way, onWay, cashProblem, feeOfCash, savedBy }: PayChoiceProps) {
  const money = useMoneyFormat();
  const cashNote = cashProblem ?? (feeOfCash === 0 ? null : `Costs ${formatMoney(feeOfCash, money)} more.`);
  const choose = (value: string): void => {
    const chosen = ways.find((each) => each === value);
    if (chosen !== undefined) onWay(chosen);
  };
  return (
    <RadioGroup label="How would you like to pay?" cards value={way} onValueChange={choose}>
      {ways.map((each) => {
        const saved = ways.includes('cash') ? (savedBy?.get(each) ?? 0) : 0;
        const saves = saved > 0 ? `Saves ${formatMoney(saved, money)}.` : null;
        const notes = [saves, each === 'cash' ? cashNote : wayNotes[each]].filter((text) => text !== null);
        return (
          <RadioCard key={each} value={each} label={wayNames[each]}>
            <strong>{wayNames[each]}</strong>
            {notes.length === 0 ? null : (
              <Text size={14} tone="muted">
                {notes.join(' ')}
              </Text>
            )}
          </RadioCard>
        );
      })}
    </RadioGroup>
  );
}

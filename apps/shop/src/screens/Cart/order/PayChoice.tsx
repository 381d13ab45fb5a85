import { formatMoney } from '@kayal/commerce-core';
import { RadioCard, RadioGroup, Text } from '@kayal/design-system';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { wayNames, wayNotes } from '../../../parts/Payment/way-names.ts';
import type { BagTerms } from './use-bag-terms.ts';

/** The choice of a way to pay, in a shop that offers more than cash on delivery. */
export function PayChoice({ ways, way, onWay, cashProblem, feeOfCash }: BagTerms) {
  const money = useMoneyFormat();
  const cashNote = cashProblem ?? (feeOfCash === 0 ? null : `Costs ${formatMoney(feeOfCash, money)} more.`);
  const choose = (value: string): void => {
    const chosen = ways.find((each) => each === value);
    if (chosen !== undefined) onWay(chosen);
  };
  return (
    <RadioGroup label="How would you like to pay?" cards value={way} onValueChange={choose}>
      {ways.map((each) => {
        const note = each === 'cash' ? cashNote : wayNotes[each];
        return (
          <RadioCard key={each} value={each} label={wayNames[each]}>
            <strong>{wayNames[each]}</strong>
            {note === null ? null : (
              <Text size={14} tone="muted">
                {note}
              </Text>
            )}
          </RadioCard>
        );
      })}
    </RadioGroup>
  );
}

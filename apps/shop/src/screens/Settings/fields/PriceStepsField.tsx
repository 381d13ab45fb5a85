import { formatPlainMoney, type MoneyFormat } from '@kayal/commerce-core';
import { TextField } from '@kayal/design-system';
import { useState } from 'react';
import { areSteps, stepsTyped } from '../setting-texts.ts';

interface PriceStepsFieldProps {
  readonly value: readonly number[];
  readonly money: MoneyFormat;
  readonly onValue: (steps: number[]) => void;
}

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

const stepsExample = (steps: readonly number[], money: MoneyFormat): string =>
  `The filter offers ${steps.length === 1 ? 'one step' : `${steps.length} steps`}, the last up to ${formatPlainMoney(steps.at(-1) ?? 0, money)}.`;

/** The upper ends of the price steps, typed with commas between them. */
export function PriceStepsField({ value, money, onValue }: PriceStepsFieldProps) {
  const [typed, setTyped] = useState('');
  // What was typed stays as it is while it means the same steps, a comma at its end included.
  const text = isSame(stepsTyped(typed), value) ? typed : value.join(', ');
  const isValid = areSteps(value);
  return (
    <TextField
      label="Price steps of the filter on a phone"
      inputMode="numeric"
      value={text}
      error={isValid ? undefined : 'Write up to 12 whole numbers with commas between them, each above the one before.'}
      hint={isValid ? stepsExample(value, money) : undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        onValue(stepsTyped(event.target.value));
      }}
    />
  );
}

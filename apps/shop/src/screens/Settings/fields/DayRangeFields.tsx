import { MeasureField } from '@kayal/design-system';

/** Business days within which an owner promises something. */
interface DayRange {
  readonly min: number;
  readonly max: number;
}

interface DayRangeFieldsProps {
  /** Such as `Packed within`. */
  readonly label: string;
  readonly value: DayRange;
  readonly onValue: (value: DayRange) => void;
}

/** The max number of days that the contract allows. */
export const maxDays = 365;

/** The min and the max number of business days of a promise. */
export function DayRangeFields({ label, value, onValue }: DayRangeFieldsProps) {
  const range = { min: 0, max: maxDays, unit: 'business days' };
  return (
    <>
      <MeasureField
        {...range}
        label={`${label}, from`}
        value={value.min}
        onValue={(min) => onValue({ ...value, min })}
      />
      <MeasureField {...range} label={`${label}, to`} value={value.max} onValue={(max) => onValue({ ...value, max })} />
    </>
  );
}

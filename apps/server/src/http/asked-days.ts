import { isDay } from '../basics/days.ts';
import { ApiError } from './api-error.ts';

/** Days that a call asks for, yyyy-mm-dd, both included; open where absent. */
export interface AskedDays {
  readonly from?: string;
  readonly to?: string;
}

/** @throws ApiError `request.invalid` for a day that does not exist */
export function checkDays({ from, to }: AskedDays): void {
  for (const [field, day] of Object.entries({ from, to })) {
    if (day !== undefined && !isDay(day)) throw new ApiError('request.invalid', { fields: { [field]: 'not a day' } });
  }
}

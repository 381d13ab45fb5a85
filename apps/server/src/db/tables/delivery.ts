/** Where the shop delivers. */
import type { Flag } from './flag.ts';

/** Pincodes from `first` to `last`, which no other range has. */
export interface PincodeRangeTable {
  first: number;
  last: number;
  served: Flag;
  cash: Flag;
  /** Max business days; null where the shop's own count. */
  days: number | null;
  /** Empty for none. */
  zone: string;
  /** paise */
  fee: number;
}

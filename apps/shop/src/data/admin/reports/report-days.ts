/** Days of a report in its address, yyyy-mm-dd; empty where open. */
export interface DaysInAddress {
  readonly from: string;
  readonly to: string;
}

/** The days as a call takes them: the named ones only. */
export const namedDays = ({ from, to }: DaysInAddress) => ({
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to }),
});

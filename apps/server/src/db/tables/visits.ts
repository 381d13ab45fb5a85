/** Figures of visits. */
import type { VisitDevice, VisitPage, VisitStep, WebVital } from '@kayal/api-contract';

/** How many visits of a day had a figure. Rows grow with days, pages and figures, never with visits. */
export interface VisitCountTable {
  /** yyyy-mm-dd in the shop's time zone. */
  day: string;
  /** The page the visits began with. */
  page: VisitPage;
  device: VisitDevice;
  figure: 'visit' | VisitStep | WebVital;
  /** Of a vital: index of the range its value lies in; otherwise 0. */
  bucket: number;
  visits: number;
}

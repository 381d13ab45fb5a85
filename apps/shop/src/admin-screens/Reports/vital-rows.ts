import type { VisitReport, VisitDevice, VisitPage, VitalRating, WebVital } from '@kayal/api-contract/client';

/** A measured value of a page. */
export interface MeasuredVital {
  readonly p75: number;
  readonly rating: VitalRating;
}

/** What was measured of visits that began with a kind of page, on a kind of device. */
export interface VitalRow {
  readonly key: string;
  readonly page: VisitPage;
  readonly device: VisitDevice;
  /** Of the value that most visits have. */
  readonly visits: number;
  readonly vitals: Readonly<Partial<Record<WebVital, MeasuredVital>>>;
}

/** A row for each page and device, in the order of the answer. */
export function vitalRows(vitals: VisitReport['vitals']): VitalRow[] {
  const groups = Map.groupBy(vitals, ({ page, device }) => `${page} ${device}`);
  return [...groups].flatMap(([key, own]) => {
    const [first] = own;
    if (first === undefined) return [];
    const { page, device } = first;
    const visits = Math.max(...own.map((each) => each.visits));
    return [{ key, page, device, visits, vitals: Object.fromEntries(own.map((each) => [each.vital, each])) }];
  });
}

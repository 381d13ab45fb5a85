import type { ReturnReason } from '@kayal/api-contract/client';
import { sizeWanted, type ReturnedFor } from '@kayal/commerce-core';
import type { ReportSort } from '../returns-query.ts';

/** Units of a product and size that came back for a reason; `sold` counts all of that size. */
export interface ReportLine {
  readonly productId: number;
  readonly name: string;
  readonly size: string;
  readonly reason: ReturnReason;
  readonly units: number;
  readonly sold: number;
}

/** A product in one size. */
export interface ReportRow {
  readonly key: string;
  readonly productId: number;
  readonly name: string;
  readonly size: string;
  readonly sold: number;
  readonly returned: number;
  /** Returned by sold units, from 0; null where none were sold in these days. */
  readonly share: number | null;
  /** Most units first. */
  readonly reasons: readonly ReturnedFor[];
  /** What most wanted who sent the product back, in whatever size. */
  readonly wanted: ReturnType<typeof sizeWanted>;
}

const compare = {
  units: (a, b) => b.returned - a.returned,
  share: (a, b) => (b.share ?? -1) - (a.share ?? -1),
  product: (a, b) => a.name.localeCompare(b.name),
} as const satisfies Record<ReportSort, (a: ReportRow, b: ReportRow) => number>;

/** The lines of a report by product and size. */
export function reportRows(lines: readonly ReportLine[], sort: ReportSort): readonly ReportRow[] {
  const ofProduct = Map.groupBy(lines, ({ productId }) => productId);
  const ofSize = Map.groupBy(lines, ({ productId, size }) => `${productId} ${size}`);
  const rows = [...ofSize].flatMap(([key, own]): ReportRow[] => {
    const [first] = own;
    if (first === undefined) return [];
    const { productId, name, size, sold } = first;
    const returned = own.reduce((sum, { units }) => sum + units, 0);
    return [
      {
        key,
        productId,
        name,
        size,
        sold,
        returned,
        share: sold === 0 ? null : returned / sold,
        reasons: own.toSorted((a, b) => b.units - a.units),
        wanted: sizeWanted(ofProduct.get(productId) ?? []),
      },
    ];
  });
  return rows.toSorted((a, b) => compare[sort](a, b) || b.returned - a.returned || a.key.localeCompare(b.key));
}

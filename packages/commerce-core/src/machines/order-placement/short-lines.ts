import type { CallError } from '../../call-error.ts';

/** A line that the server refused for lack of stock. */
export interface ShortLine {
  readonly uniqueCode: string;
  /** Units still available; null when the server did not send them. */
  readonly available: number | null;
}

/** The lines that an `order.stock` refusal names. */
export function shortLines(callError: CallError | null): ShortLine[] {
  const items = callError?.details['items'];
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null || !('uniqueCode' in item)) return [];
    if (typeof item.uniqueCode !== 'string') return [];
    const available = 'available' in item && typeof item.available === 'number' ? item.available : null;
    return [{ uniqueCode: item.uniqueCode, available }];
  });
}

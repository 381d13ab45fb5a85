import type { OrderLine, ShopApi } from '@kayal/api-contract/client';
import { resultOf } from '../data/result-of.ts';

/**
 * Names the lines that carry no name, by the catalogue: one question for each unique code (J76). A name that cannot be
 * had is no reason to hide an order: the line stays without one.
 */
export async function nameOrderLines(
  api: Pick<ShopApi, 'productByUniqueCode'>,
  lines: readonly OrderLine[],
): Promise<readonly OrderLine[]> {
  const codes = new Set(lines.filter((line) => line.itemName === null).map((line) => line.uniqueCode));
  if (codes.size === 0) return lines;
  const lookUp = async (uniqueCode: string) => {
    try {
      return (await resultOf(api.productByUniqueCode(uniqueCode))).product;
    } catch {
      return null;
    }
  };
  const asked = [...codes].map(async (code) => [code, await lookUp(code)] as const);
  const found = new Map(await Promise.all(asked));
  return lines.map((line) => ({ ...line, itemName: line.itemName ?? found.get(line.uniqueCode)?.name ?? null }));
}

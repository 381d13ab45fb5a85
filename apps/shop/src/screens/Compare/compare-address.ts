import { productIdsIn } from '@kayal/commerce-core';
import { compareLink } from '../../paths.ts';

const onlyName = 'only';
const differences = 'differences';

/** The products that an address names, in its order; more than can be compared. */
export const comparedOfAddress = (search: string): readonly number[] =>
  productIdsIn(new URLSearchParams(search).get('c') ?? '');

/** Whether an address hides what is the same of all products. */
export const showsDifferences = (search: string): boolean => new URLSearchParams(search).get(onlyName) === differences;

/** The address of a comparison. */
export function compareAddress(ids: readonly number[], isOnlyDifferences: boolean): string {
  const link = compareLink(ids);
  return isOnlyDifferences && ids.length > 0 ? `${link}&${onlyName}=${differences}` : link;
}

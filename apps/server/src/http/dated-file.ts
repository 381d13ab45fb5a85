import { formatOrderDate } from '@kayal/commerce-core';
import type { AppContext } from '../context.ts';

/**
 * The `content-disposition` of a file that is saved again and again: its name has the day, such as
 * `orders-2026-11-21.csv`, so that yesterday's file is not mixed up with today's.
 * @param name without the ending
 */
export const datedFile = ({ now }: Pick<AppContext, 'now'>, name: string, ending: 'csv' | 'json'): string =>
  `attachment; filename="${name}-${formatOrderDate(now())}.${ending}"`;

import type { DatabaseLocation } from '../../db/open-database.ts';
import {
  copyRows,
  findRows,
  MoveError,
  openSource,
  openTarget,
  prepareTarget,
  requireLedger,
  requireSameVersion,
  type Moved,
  type OnTable,
} from './fill-shop.ts';

interface MoveOptions {
  /** Whether rows that the target has are replaced. */
  readonly replace: boolean;
  readonly onTable: OnTable;
}

/**
 * Copies all rows of a shop into another database, of either engine, in one transaction, as they are at one moment, and
 * compares every table by count and digest before it commits. The shop is only read. After a kill or an error the target is
 * marked as unfinished; the same move begins again.
 * @throws MoveError when source or target do not fit, or do not agree
 */
export async function moveShop(from: DatabaseLocation, to: DatabaseLocation, options: MoveOptions): Promise<Moved> {
  await requireLedger(from, 'shop');
  const target = await openTarget(to);
  const source = await openSource(from);
  try {
    await requireSameVersion(source, from);
    const filled = options.replace ? null : await findRows(target, () => true);
    if (filled !== null) {
      throw new MoveError(`The target has rows already, in ${filled}. Name an empty one, or add --replace.`);
    }
    await prepareTarget(target, to);
    const moved = await copyRows(source, target, options.onTable);
    await requireLedger(to, 'target');
    return moved;
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

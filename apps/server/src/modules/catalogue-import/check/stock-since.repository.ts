import { sql } from 'kysely';
import type { Db } from '../../../db/open-database.ts';

/** What moved the stock of a variant since a file was loaded. */
export interface Moved {
  /** Units that orders took or hold for their payment or an exchange, less those that came back. */
  readonly sold: number;
  /** Whether its units were set since, by another import or by hand. An import that was undone since does not count. */
  readonly isSet: boolean;
}

/** The variants in a file whose stock moved since it was loaded, of some products. */
export async function listMoved(
  db: Db,
  { runId, loadedAt }: { readonly runId: string; readonly loadedAt: number },
  ids: readonly number[],
): Promise<ReadonlyMap<string, Moved>> {
  const { rows } = await sql<{ code: string; sold: number; sets: number }>`
    select s.unique_code as code,
      sum(case when m.entry_no is not null then -m.delta else 0 end) as sold,
      sum(case when m.entry_no is not null or other.id is not null then 0 else 1 end) as sets
    from import_variant s
      join stock_movement m on m.unique_code = s.unique_code and m.created_at > ${loadedAt}
      left join stock_movement other on other.created_at > ${loadedAt} and other.id = case
        when m.id like 'import:%' then 'undo:' || substr(m.id, 8)
        when m.id like 'undo:%' then 'import:' || substr(m.id, 6) end
    where s.run_id = ${runId} and s.product_id in (${sql.join(ids)}) and s.units is not null
    group by s.unique_code`.execute(db);
  return new Map(rows.map(({ code, sold, sets }) => [code, { sold: Number(sold), isSet: Number(sets) > 0 }]));
}

/**
 * The units that a file gives a variant now. Its figure is the stock at the time it was loaded, so units sold since are
 * subtracted. Units that were set since are newer and stay.
 */
export function unitsAfter(inFile: number, current: number, moved: Moved | undefined): number {
  if (moved === undefined) return inFile;
  return moved.isSet ? current : Math.max(0, inFile - moved.sold);
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { WireOf } from '@kayal/api-contract';
import { ApiError } from '../../../http/api-error.ts';
import { findRun } from '../catalogue-import.repository.ts';
import { refusingUnreadable } from '../create-run.ts';
import { openImport } from '../exports/open-import.ts';
import { importFolder, type ImportParts } from '../import-parts.ts';
import { formatOf } from '../import-run.ts';
import { listOwnNames } from './sample.repository.ts';

/** Rows that are read for it, values that are listed, and names of each kind. */
const [maxRows, maxValues, maxNames] = [20_000, 200, 300];

/**
 * The values of a column, most frequent first, to translate them.
 * @throws ApiError `not_found`, `import.state` when the file is gone, `import.unreadable`
 */
export async function readValues(
  parts: ImportParts,
  id: string,
  heading: string,
): Promise<WireOf<'getImportValues'>['answer']> {
  const run = await findRun(parts.db, id);
  if (run === undefined) throw new ApiError('not_found');
  const file = path.join(importFolder(parts), run.file);
  if (!existsSync(file)) throw new ApiError('import.state');
  const counts = new Map<string, number>();
  let read = 0;
  await refusingUnreadable(async () => {
    const { headings, rows } = await openImport(file, formatOf(run), maxRows);
    const column = headings.indexOf(heading);
    if (column < 0) throw new ApiError('not_found');
    for await (const { cells } of rows) {
      const value = cells[column] ?? '';
      if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
      read += 1;
      if (read === maxRows) break;
    }
  });
  const values = [...counts].toSorted(([, one], [, other]) => other - one).map(([value]) => value.slice(0, 200));
  return {
    values: values.slice(0, maxValues),
    isCut: values.length > maxValues || read === maxRows,
    names: [...(await listOwnNames(parts.db, maxNames))],
  };
}

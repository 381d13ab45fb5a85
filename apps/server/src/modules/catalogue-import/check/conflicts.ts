import type { ImportMode } from '@kayal/api-contract';
import type { Db } from '../../../db/open-database.ts';
import * as repository from './conflicts.repository.ts';
import type { Mapping } from './parse/headings.ts';
import type { RowError } from './parse/parse-row.ts';

/** Max reported conflicts of one kind. */
const maxConflicts = 200;

/** Conflicts of the staged rows with each other or with the catalogue. */
export async function conflictsOf(
  db: Db,
  { runId, mode, mapping }: { readonly runId: string; readonly mode: ImportMode; readonly mapping: Mapping },
): Promise<readonly RowError[]> {
  if (mode === 'stock') return [];
  if (mode === 'prices') {
    const rows = await repository.offersAboveMrp(db, runId, maxConflicts);
    const remedy = 'Lower the offer, or leave it empty to end it.';
    const heading = mapping.offer ?? mapping.mrp ?? '';
    return rows.map(({ row, uniqueCode }) => ({
      row,
      heading,
      value: uniqueCode,
      problem: 'The offer is above the MRP.',
      remedy,
    }));
  }
  const heading = mapping.unique_code ?? '';
  const [handmade, ofOthers, taken, twice, offers] = await Promise.all([
    repository.idsAddedByHand(db, runId, maxConflicts),
    repository.codesOfOthers(db, runId, maxConflicts),
    repository.takenColourSizes(db, runId, maxConflicts),
    repository.repeatedColourSizes(db, runId, maxConflicts),
    repository.offersAboveMrp(db, runId, maxConflicts),
  ]);
  return [
    ...handmade.map(({ row, id, name }) => ({
      row,
      heading: mapping.product_id ?? '',
      value: String(id),
      problem: `This id belongs to ${name}, which was added by hand.`,
      remedy: `Give this product another id, or ${name} its name or one of its codes.`,
    })),
    ...ofOthers.map(({ row, uniqueCode, other }) => ({
      row,
      heading,
      value: uniqueCode,
      problem: `This unique code belongs to product ${other}.`,
      remedy: 'Give the variant a code of its own, or correct the product id.',
    })),
    ...taken.map(({ row, uniqueCode, other }) => ({
      row,
      heading,
      value: uniqueCode,
      problem: `This colour and size has the code ${other} in the shop.`,
      remedy: `Keep the code ${other}; orders name it.`,
    })),
    ...twice.map(({ row, uniqueCode, other }) => ({
      row,
      heading,
      value: uniqueCode,
      problem: `The variant ${other} has the same product, colour and size.`,
      remedy: 'Correct colour or size, or leave one of the rows out.',
    })),
    ...offers.map(({ row, uniqueCode }) => ({
      row,
      heading: mapping.mrp ?? '',
      value: uniqueCode,
      problem: 'The offer of this product is above its MRP.',
      remedy: 'Raise the MRP, or name a lower offer.',
    })),
  ];
}

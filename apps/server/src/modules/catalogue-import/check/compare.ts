import type { ImportChangeField, ImportMode } from '@kayal/api-contract';
import { readSlices } from '../../../db/slices.ts';
import type { Db } from '../../../db/open-database.ts';
import type { ImportChangeTable } from '../../../db/tables/imports.ts';
import { searchWordsOf } from '../../catalogue/search/search-words.ts';
import { fileColumnNames, fileColumns, rupees } from '../file-columns.ts';
import type { PauseAfterSlice } from '../give-way.ts';
import { importRules } from '../import-modes.ts';
import { foldedNames } from './folded-names.ts';
import type { GroupNames } from './group-names.ts';
import type { Mapping } from './parse/headings.ts';
import type { RowError } from './parse/parse-row.ts';
import { unitsAfter } from './stock-since.repository.ts';
import { flag, insertStaged, listMissing, readBoth, stagedProductIds, type StagedRun } from './staging.repository.ts';

const productsPerSlice = 250;
/** After as many conflicts no more are looked for. */
const maxConflicts = 200;

type Both = Awaited<ReturnType<typeof readBoth>>;
type Staged = Both['products'][number];
type Current = Both['current']['products'][number];

/** One field that would change. */
interface FieldChange {
  readonly field: ImportChangeField;
  readonly uniqueCode: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

/** A slice of staged products with their current data in the catalogue. */
class Slice {
  readonly #both: Both;
  readonly #groups: GroupNames;
  readonly #isCatalogue: boolean;
  readonly #isWhole: boolean;

  constructor(both: Both, groups: GroupNames, mode: ImportMode) {
    this.#both = both;
    this.#groups = groups;
    ({ isCatalogue: this.#isCatalogue, isWhole: this.#isWhole } = importRules[mode]);
  }

  /** The change of each product, with its new search words. */
  *changes(): Generator<{
    readonly change: Omit<ImportChangeTable, 'run_id'>;
    readonly words: readonly string[] | null;
  }> {
    const { products, current } = this.#both;
    const known = new Map(current.products.map((row) => [row.id, row]));
    for (const staged of products) yield this.#changeOf(staged, known.get(staged.product_id));
  }

  /** The rows whose colour or size shoppers would see as one with that of another variant. */
  *conflicts(mapping: Mapping): Generator<RowError> {
    const staged = Map.groupBy(this.#both.variants, ({ product_id }) => product_id);
    const current = Map.groupBy(this.#isWhole ? [] : this.#both.current.variants, ({ product_id }) => product_id);
    for (const [id, rows] of staged) {
      const codes = new Set(rows.map(({ unique_code }) => unique_code));
      const others = (current.get(id) ?? []).filter((row) => row.withdrawn === 0 && !codes.has(row.unique_code));
      const named = rows.map(({ unique_code, colour, size }) => ({
        uniqueCode: unique_code,
        colour: colour ?? '',
        size: size ?? '',
      }));
      const existing = others.map(({ unique_code, colour, size }) => ({ uniqueCode: unique_code, colour, size }));
      for (const { code, field, problem, remedy } of foldedNames(existing, named)) {
        const row = rows.find(({ unique_code }) => unique_code === code);
        yield { row: row?.row_number ?? 0, heading: mapping[field] ?? '', value: row?.[field] ?? '', problem, remedy };
      }
    }
  }

  #changeOf(staged: Staged, before: Current | undefined) {
    const fields = [...this.#productFields(staged, before), ...this.#variantFields(staged)];
    const kind = before === undefined ? 'new' : fields.length > 0 ? 'changed' : 'unchanged';
    const change = {
      product_id: staged.product_id,
      kind,
      has_price: flag(kind === 'changed' && fields.some(({ field }) => field === 'mrp' || field === 'offer')),
      stock_changes: kind === 'changed' ? fields.filter(({ field }) => field === 'units').length : 0,
      name: staged.name ?? before?.name ?? '',
      fields: JSON.stringify(fields),
    } as const;
    const hasNewWords = fields.some(({ field }) =>
      ['name', 'category', 'sub_category', 'colour', 'description', 'hidden', 'withdrawn'].includes(field),
    );
    return { change, words: hasNewWords ? this.#wordsOf(staged, before) : null };
  }

  *#productFields(staged: Staged, before: Current | undefined): Generator<FieldChange> {
    for (const column of fileColumnNames) {
      const { field, empty, show } = fileColumns[column];
      const now = staged[column];
      if (now === null || now === (before?.[column] ?? empty)) continue;
      const old = before === undefined ? null : show(before[column], this.#groups);
      const after = show(now, this.#groups);
      if (old !== after) yield { field, uniqueCode: null, before: old, after };
    }
    const offer = before?.offer ?? 0;
    if (staged.offer !== null && staged.offer !== offer) {
      const [old, now] = [offer, staged.offer].map((price) => (price === 0 ? null : rupees(price)));
      yield { field: 'offer', uniqueCode: null, before: old ?? null, after: now ?? null };
    }
    if (staged.has_lists === 1) yield* this.#listFields(staged);
    const isHidden = before === undefined ? false : before.visible === 0;
    const willBe = this.#willBeHidden(staged, before);
    if (willBe !== isHidden) yield { field: 'hidden', uniqueCode: null, before: yesNo(isHidden), after: yesNo(willBe) };
  }

  #willBeHidden(staged: Staged, before: Current | undefined): boolean {
    if (staged.hidden !== null) return staged.hidden === 1;
    if (before === undefined) return false;
    const comesBack = before.withdrawn === 1 && this.#isCatalogue;
    return before.visible === 0 && !comesBack;
  }

  /** Files set only sub-categories; promotional lists stay, unless the file names one. */
  *#listFields({ product_id }: Staged): Generator<FieldChange> {
    const own = <Row extends { readonly product_id: number }>(rows: readonly Row[]): readonly Row[] =>
      rows.filter((row) => row.product_id === product_id);
    const named = (ids: readonly number[]): string =>
      ids
        .map((id) => this.#groups.nameOf('list', id))
        .toSorted()
        .join('; ');
    const current = own(this.#both.current.lists);
    const now = own(this.#both.lists).map(({ list_id }) => list_id);
    const before = current.filter(({ kind, list_id }) => kind === 'sub-category' || now.includes(list_id));
    const [old, next] = [named(before.map(({ list_id }) => list_id)), named(now)];
    if (old !== next) yield { field: 'sub_category', uniqueCode: null, before: old === '' ? null : old, after: next };
  }

  *#variantFields({ product_id }: Staged): Generator<FieldChange> {
    const known = new Map(
      this.#both.current.variants.filter((row) => row.product_id === product_id).map((row) => [row.unique_code, row]),
    );
    for (const staged of this.#both.variants) {
      if (staged.product_id !== product_id) continue;
      const uniqueCode = staged.unique_code;
      const before = known.get(uniqueCode);
      known.delete(uniqueCode);
      for (const field of ['colour', 'size'] as const) {
        const now = staged[field];
        if (now !== null && before?.[field] !== now)
          yield { field, uniqueCode, before: before?.[field] ?? null, after: now };
      }
      if (before?.withdrawn === 1 && staged.colour !== null) {
        yield { field: 'withdrawn', uniqueCode, before: 'yes', after: 'no' };
      }
      if (staged.units === null) continue;
      const units = unitsAfter(staged.units, before?.qty ?? 0, this.#both.moved.get(uniqueCode));
      if (before?.qty === units) continue;
      yield {
        field: 'units',
        uniqueCode,
        before: before === undefined ? null : String(before.qty),
        after: String(units),
      };
    }
    if (!this.#isWhole) return;
    for (const { unique_code, withdrawn } of known.values()) {
      if (withdrawn === 0) yield { field: 'withdrawn', uniqueCode: unique_code, before: 'no', after: 'yes' };
    }
  }

  #wordsOf(staged: Staged, before: Current | undefined): readonly string[] {
    const { variants, lists, current, colourNames: names } = this.#both;
    const id = staged.product_id;
    const colourNames = new Set<string>();
    const listed = new Set<string>();
    for (const { product_id, unique_code, colour } of variants) {
      if (product_id !== id || colour === null) continue;
      listed.add(unique_code);
      colourNames.add(colour).add(names.get(colour) ?? colour);
    }
    for (const row of current.variants) {
      const stays = row.withdrawn === 0 && !this.#isWhole && !listed.has(row.unique_code);
      if (row.product_id === id && stays) colourNames.add(row.colour).add(row.colourName ?? row.colour);
    }
    const stagedLists = lists.filter((row) => row.product_id === id).map(({ list_id }) => list_id);
    const currentLists = current.lists
      .filter((row) => row.product_id === id && (staged.has_lists === 0 || row.kind === 'promotion'))
      .map(({ list_id }) => list_id);
    return searchWordsOf({
      name: staged.name ?? before?.name ?? '',
      categoryName: this.#groups.nameOf('category', staged.category_id ?? before?.category_id ?? 0),
      department: before?.department ?? staged.department,
      groupNames: [...new Set([...stagedLists, ...currentLists])].map((list) => this.#groups.nameOf('list', list)),
      colourNames: [...colourNames],
      description: staged.description ?? before?.description ?? '',
    });
  }
}

/** Parameters of a comparison. */
export interface CompareRequest extends StagedRun {
  readonly mode: ImportMode;
  readonly mapping: Mapping;
  readonly groups: GroupNames;
  /** Called with the number of finished products. */
  readonly onProgress: (products: number) => void;
  readonly pause: PauseAfterSlice;
}

/**
 * Compares the staged rows with the catalogue and stores the changes, product by product.
 * @returns the rows that cannot be told from other variants
 */
export async function compareWithCatalogue(db: Db, request: CompareRequest): Promise<readonly RowError[]> {
  const { runId, mode, mapping, groups } = request;
  const { isCatalogue, isWhole } = importRules[mode];
  const conflicts: RowError[] = [];
  let done = 0;
  for await (const ids of readSlices(-1, (after) => stagedProductIds(db, runId, after, productsPerSlice), Number)) {
    const slice = new Slice(await readBoth(db, request, ids), groups, mode);
    if (isCatalogue && conflicts.length < maxConflicts) conflicts.push(...slice.conflicts(mapping));
    const changes: ImportChangeTable[] = [];
    const words: { run_id: string; product_id: number; word: string }[] = [];
    for (const { change, words: own } of slice.changes()) {
      changes.push({ run_id: runId, ...change });
      for (const word of own ?? []) words.push({ run_id: runId, product_id: change.product_id, word });
    }
    await insertStaged(db, 'import_change', changes);
    await insertStaged(db, 'import_word', words);
    done += ids.length;
    request.onProgress(done);
    await request.pause();
  }
  if (isWhole) await stageWithdrawals(db, request);
  return conflicts;
}

async function stageWithdrawals(db: Db, { runId, pause }: CompareRequest): Promise<void> {
  const fields = JSON.stringify([{ field: 'withdrawn', uniqueCode: null, before: 'no', after: 'yes' }]);
  for await (const missing of readSlices(
    -1,
    (after) => listMissing(db, runId, after, productsPerSlice),
    ({ id }) => id,
  )) {
    const rows = missing.map(({ id, name }) => ({
      run_id: runId,
      product_id: id,
      kind: 'withdrawn' as const,
      has_price: flag(false),
      stock_changes: 0,
      name,
      fields,
    }));
    await insertStaged(db, 'import_change', rows);
    await pause();
  }
}

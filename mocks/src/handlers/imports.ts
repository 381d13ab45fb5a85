import type { MockModule } from '../create-mock-shop.ts';
import {
  exportNotes,
  headingsOf,
  importChanges,
  importCounts,
  importErrors,
  importSample,
  importValues,
  uploadedRun,
  type ImportRunRow,
} from '../fixtures/imports.ts';
import { answer, answerFile, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { nextId, type MockShopState } from '../mock-shop-state.ts';
import { pageOf } from '../product-list.ts';

/** When every import of a story is uploaded and applied, ms since 1970. */
const importedAt = Date.UTC(2026, 10, 21, 6, 30);

const fileIn = (form: FormData | null): File | null => {
  const entry = form?.get('file') ?? null;
  return entry instanceof File ? entry : null;
};

function change(state: MockShopState, id: string, changes: Partial<ImportRunRow>): ImportRunRow | undefined {
  state.imports = state.imports.map((run) => (run.id === id ? { ...run, ...changes } : run));
  return state.imports.find((run) => run.id === id);
}

/** Starts work that ends with a later read of the run. */
function start(
  state: MockShopState,
  id: string,
  begun: Partial<ImportRunRow>,
  work: { readonly reads: number; readonly end: Partial<ImportRunRow> },
): ImportRunRow | undefined {
  const others = state.importWork.filter((each) => each.id !== id);
  state.importWork = [...others, { id, readsLeft: work.reads, end: { ...work.end, progress: null } }];
  return change(state, id, { notes: [], progress: { done: 0, total: 0 }, ...begun });
}

/** Ends the work of a run when this is the read that ends it. */
function endWork(state: MockShopState, id: string): void {
  const work = state.importWork.find((each) => each.id === id);
  if (work === undefined) return;
  const others = state.importWork.filter((each) => each.id !== id);
  const readsLeft = work.readsLeft - 1;
  state.importWork = readsLeft === 0 ? others : [...others, { ...work, readsLeft }];
  if (readsLeft > 0) return;
  const run = change(state, id, work.end);
  if (run === undefined || run.season === null) return;
  const running = state.settings.settings.profile.season;
  if (run.state === 'applied' && run.season !== running) {
    state.seasonBefore = { season: running, importId: run.id };
    runSeason(state, run.season);
  }
  if (run.state === 'undone' && state.seasonBefore?.importId === run.id) {
    runSeason(state, state.seasonBefore.season);
    state.seasonBefore = null;
    const again: ImportRunRow = { ...run, state: 'prepared', appliedAt: null, notes: [] };
    again.id = `import_new_${nextId(state)}`;
    state.imports = [again, ...state.imports];
  }
}

/** Makes a season the running one. */
function runSeason(state: MockShopState, season: string): void {
  const { settings } = state.settings;
  state.settings = { ...state.settings, settings: { ...settings, profile: { ...settings.profile, season } } };
}

/** Starts the undo of the last applied import. */
function undo(state: MockShopState, id: string): ImportRunRow | 'not_found' | 'import.state' {
  const run = runIn(state, id, ['applied']);
  if (typeof run === 'string') return run;
  if (!run.canUndo) return 'import.state';
  const notes = ['KY-1001-NAVY-S: 3 were sold since; its units stay at 9.'];
  const end = { state: 'undone', notes } as const;
  return start(state, run.id, { state: 'undoing', canUndo: false }, { reads: 1, end }) ?? 'not_found';
}

/** Finds a run that must be in one of some states. */
function runIn(state: MockShopState, id: string, states: readonly ImportRunRow['state'][]) {
  const run = state.imports.find((each) => each.id === id);
  if (run === undefined) return 'not_found' as const;
  return states.includes(run.state) ? run : ('import.state' as const);
}

/**
 * Imports: every file has the same changes. The import of a file with `ended` in its name does not finish. A file with
 * `broken` in its name is refused, and so is the switch to its
 * season.
 */
export function importHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('uploadImport', ({ form }) => {
      const file = fileIn(form);
      if (file === null) return refuse('import.missing');
      const run = uploadedRun(`import_new_${nextId(state)}`, file.name, importedAt);
      state.imports = [run, ...state.imports];
      return answer(run);
    }),
    endpoint('placeImport', ({ params, body }) => {
      const run = runIn(state, params.id, ['uploaded', 'checked', 'refused', 'failed']);
      if (typeof run === 'string') return refuse(run);
      const { sheet = run.format.sheet, headingRow = run.format.headingRow } = body;
      if (sheet !== '' && !run.format.sheets.includes(sheet)) return refuse('import.unreadable');
      const system = body.system === 'none' ? null : (body.system ?? run.format.system);
      const format = { ...run.format, sheet, headingRow, system, made: body.made ?? run.format.made };
      const placed = change(state, run.id, {
        state: 'uploaded',
        format,
        headings:
          sheet === 'Notes' ? [{ heading: 'To do', samples: ['Call the weaver'], field: null }] : headingsOf(format),
        counts: null,
      });
      return placed === undefined ? refuse('not_found') : answer(placed);
    }),
    endpoint('checkImport', ({ params, body }) => {
      const run = runIn(state, params.id, ['uploaded', 'checked', 'refused', 'failed', 'prepared']);
      if (typeof run === 'string') return refuse(run);
      if (body.mapping.unique_code === undefined && body.mode !== 'prices') {
        return refuse('import.mapping', { fields: { unique_code: 'not matched' } });
      }
      const ids = (state.settings.settings.attributes ?? []).map(({ id }) => `attribute:${id}`);
      const removed = Object.keys(body.mapping).filter((name) => name.startsWith('attribute:') && !ids.includes(name));
      if (removed.length > 0) {
        const fields = Object.fromEntries(removed.map((name) => [name, 'there is no such attribute']));
        return refuse('import.mapping', { fields });
      }
      const isBroken = run.fileName.includes('broken');
      const headings = run.headings.map((row) => ({
        ...row,
        field: row.field !== null && body.mapping[row.field] === row.heading ? row.field : null,
      }));
      if (body.saveMapAs !== undefined) {
        state.importMaps = [
          ...state.importMaps,
          { name: body.saveMapAs, mapping: body.mapping, made: run.format.made },
        ];
      }
      const begun = { state: 'checking', headings, mode: body.mode, season: body.season ?? null } as const;
      const withdrawn = body.mode === 'whole' ? importCounts.withdrawn : 0;
      const changed = start(state, run.id, begun, {
        reads: 1,
        end: {
          state: isBroken ? 'refused' : 'checked',
          counts: isBroken ? { ...importCounts, errors: importErrors.length } : { ...importCounts, withdrawn },
          notes: run.format.system === null ? [] : [...exportNotes],
          newNames: isBroken ? [] : [{ kind: 'category', name: 'Surf' }],
        },
      });
      return changed === undefined ? refuse('not_found') : answer(changed);
    }),
    endpoint('getImportValues', ({ params, query }) => {
      const run = state.imports.find(({ id }) => id === params.id);
      if (run?.headings.every(({ heading }) => heading !== query.heading) !== false) return refuse('not_found');
      return answer(importValues);
    }),
    endpoint('getImportSample', ({ params }) => {
      const run = state.imports.find(({ id }) => id === params.id);
      if (run === undefined) return refuse('not_found');
      return answer(run.counts === null ? [] : [...importSample]);
    }),
    endpoint('getImport', ({ params }) => {
      endWork(state, params.id);
      const run = state.imports.find(({ id }) => id === params.id);
      return run === undefined ? refuse('not_found') : answer(run);
    }),
    endpoint('getImports', ({ query }) => answer(pageOf(state.imports, query), state.imports.length)),
    endpoint('getImportChanges', ({ params, query }) => {
      if (!state.imports.some(({ id }) => id === params.id)) return refuse('not_found');
      const { kind } = query;
      const rows = importChanges.filter((row) => {
        if (kind === 'price') return row.kind === 'changed' && row.fields.some(({ field }) => field === 'mrp');
        if (kind === 'stock') return row.kind === 'changed' && row.fields.some(({ field }) => field === 'units');
        return kind === undefined || row.kind === kind;
      });
      return answer(pageOf(rows, query), rows.length);
    }),
    endpoint('getImportErrors', ({ params, query }) => {
      const run = state.imports.find(({ id }) => id === params.id);
      if (run === undefined) return refuse('not_found');
      const rows = run.state === 'refused' ? importErrors : [];
      return answer(pageOf(rows, query), rows.length);
    }),
    endpoint('getImportErrorsFile', ({ params }) => {
      if (!state.imports.some(({ id }) => id === params.id)) return refuse('not_found');
      const lines = importErrors.map(({ row, column, problem }) => `${row},${column},,${problem},`);
      return answerFile(['row,column,value,problem,remedy', ...lines, ''].join('\r\n'), 'errors.csv');
    }),
    endpoint('applyImport', ({ params, body }) => {
      const run = runIn(state, params.id, ['checked']);
      if (typeof run === 'string') return refuse(run);
      if (run.newNames.length > 0 && body.confirmNewNames !== true) return refuse('import.new_names');
      state.imports = state.imports.map((each) => ({ ...each, canUndo: false }));
      const ended = 'The program that worked on it was ended. Nothing was written.';
      const end: Partial<ImportRunRow> = run.fileName.includes('ended')
        ? { state: 'failed', notes: [ended] }
        : run.season === null || run.season === state.settings.settings.profile.season
          ? { state: 'applied', appliedAt: importedAt, canUndo: true }
          : { state: 'prepared' };
      const applied = start(state, run.id, { state: 'applying' }, { reads: 1, end });
      return applied === undefined ? refuse('not_found') : answer(applied);
    }),
    endpoint('undoImport', ({ params }) => {
      const undone = undo(state, params.id);
      return typeof undone === 'string' ? refuse(undone) : answer(undone);
    }),
    endpoint('deleteImport', ({ params }) => {
      const run = runIn(state, params.id, ['uploaded', 'checked', 'refused', 'failed', 'prepared']);
      if (typeof run === 'string') return refuse(run);
      state.imports = state.imports.filter(({ id }) => id !== run.id);
      return answer({ success: true, message: 'The import was deleted.' });
    }),
    endpoint('getImportMaps', () => answer([...state.importMaps])),
    endpoint('saveImportMap', ({ params, body }) => {
      const others = state.importMaps.filter(({ name }) => name !== params.name);
      state.importMaps = [...others, { name: params.name, mapping: body.mapping, made: body.made ?? [] }];
      return answer({ success: true, message: 'The mapping was saved.' });
    }),
    endpoint('deleteImportMap', ({ params }) => {
      if (!state.importMaps.some(({ name }) => name === params.name)) return refuse('not_found');
      state.importMaps = state.importMaps.filter(({ name }) => name !== params.name);
      return answer({ success: true, message: 'The mapping was deleted.' });
    }),
    endpoint('getSeasons', () => {
      const { season } = state.settings.settings.profile;
      const beside = state.imports.filter(
        (run) => run.season !== null && run.season !== season && (run.state === 'prepared' || run.state === 'applying'),
      );
      const products = state.products.length;
      const before = state.seasonBefore;
      const begun = state.imports.find(({ id }) => id === before?.importId);
      const former =
        before === null || begun === undefined
          ? []
          : [
              {
                season: before.season,
                isRunning: false,
                isFormer: true,
                canSwitch: begun.canUndo || begun.state === 'undoing',
                isSwitching: begun.state === 'undoing',
                products: products - 1,
                withdrawn: begun.counts?.new ?? 0,
                importId: begun.id,
              },
            ];
      const now = { season, isRunning: true, isFormer: false, canSwitch: false, isSwitching: false };
      return answer([
        { ...now, products, withdrawn: 0, importId: null },
        ...beside.map((run) => ({
          season: run.season ?? '',
          isRunning: false,
          isFormer: false,
          canSwitch: true,
          isSwitching: run.state === 'applying',
          products: run.counts === null ? 0 : run.counts.new + run.counts.changed + run.counts.unchanged,
          withdrawn: run.counts?.withdrawn ?? 0,
          importId: run.id,
        })),
        ...former,
      ]);
    }),
    endpoint('switchSeason', ({ body }) => {
      const prepared = state.imports.find((run) => run.state === 'prepared' && run.season === body.season);
      if (prepared === undefined) {
        if (state.seasonBefore?.season !== body.season) return refuse('season.unknown');
        const undone = undo(state, state.seasonBefore.importId);
        return typeof undone === 'string' ? refuse(undone) : answer(undone);
      }
      const end: Partial<ImportRunRow> = prepared.fileName.includes('broken')
        ? { state: 'prepared', notes: ['The categories changed meanwhile. Check the file again.'] }
        : { state: 'applied', appliedAt: importedAt, canUndo: true };
      const applied = start(state, prepared.id, { state: 'applying' }, { reads: 2, end });
      return applied === undefined ? refuse('not_found') : answer(applied);
    }),
  ];
}

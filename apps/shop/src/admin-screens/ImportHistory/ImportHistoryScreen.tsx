import { pageIn } from '../../browser/address-values.ts';
import type { ImportRun } from '@kayal/api-contract/client';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { catalogueRows, catalogueRowsPerPage, useCatalogueAdminApi } from '../../data/admin/catalogue-admin-api.ts';
import { importPollMs, isRunning } from '../../data/admin/import-runs.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { CataloguePage } from '../../parts/CataloguePage/CataloguePage.tsx';
import { Pager } from '../../parts/Pager/Pager.tsx';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { UndoImport } from '../../parts/UndoImport/UndoImport.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { paths } from '../../paths.ts';
import type { FollowedStart } from './followed-start.ts';
import { ImportUndo } from './ImportUndo.tsx';
import { ImportsTable } from './ImportsTable.tsx';
import { Seasons } from './Seasons.tsx';
import { useSeasons } from './use-seasons.ts';

/** All imports with their results, and the loaded seasons. */
export function ImportHistoryScreen() {
  const api = useCatalogueAdminApi();
  const page = pageIn(new URLSearchParams(useLocation().search).get('page'));
  const { data, error, reload } = useRead(
    ['imports', page],
    () => resultOf(api.imports(catalogueRows(page))),
    (known) => (known?.items.some(isRunning) === true ? importPollMs : false),
  );
  const { data: seasons, error: seasonsError, reload: reloadSeasons } = useSeasons();
  const [started, setStarted] = useState<(FollowedStart & { readonly isSwitch: boolean }) | null>(null);
  const [toConfirm, setToConfirm] = useState<ImportRun | null>(null);
  const follow = (importId: string, isSwitch: boolean): void => {
    setStarted((before) => ({ importId, isSwitch, start: (before?.start ?? 0) + 1 }));
    reload();
    reloadSeasons();
  };
  const isSwitch = (id: string): boolean =>
    seasons?.some(({ isFormer, importId }) => isFormer && importId === id) === true;
  const undo = useWrite(
    (run: ImportRun) => resultOf(api.undoImport(run.id)),
    ({ run }) => follow(run.id, isSwitch(run.id)),
  );
  const undoing = data?.items.find(({ id, state }) => state === 'undoing' && seasons !== undefined && !isSwitch(id));
  const undone =
    started?.isSwitch === false ? started : undoing === undefined ? null : { importId: undoing.id, start: 0 };
  // The seasons stand above the imports and would push them.
  const isInOrder = seasons !== undefined || seasonsError !== null;
  return (
    <CataloguePage
      heading="History"
      title="Import history"
      text="Every imported file: by hand, by command, from a folder or by another program."
    >
      <Seasons
        seasons={seasons}
        started={started?.isSwitch === true ? started : null}
        onSwitching={(id) => follow(id, true)}
      />
      {undone === null ? null : <ImportUndo importId={undone.importId} start={undone.start} listed={data?.items} />}
      <WriteError of={undo} fallback="It could not be undone. Try again." />
      <UndoImport run={toConfirm} onClose={() => setToConfirm(null)} onConfirm={undo.write} />
      {data === undefined || !isInOrder ? (
        <LoadingOrRetry error={error} heading="We could not load the imports" onRetry={reload} />
      ) : (
        <>
          <ImportsTable rows={data.items} onUndo={setToConfirm} isBusy={undo.isBusy} />
          <Pager
            label="Pages of imports"
            page={page}
            rowsPerPage={catalogueRowsPerPage}
            total={data.total}
            addressOf={(other) => (other === 1 ? paths.catalogueHistory : `${paths.catalogueHistory}?page=${other}`)}
          />
        </>
      )}
    </CataloguePage>
  );
}

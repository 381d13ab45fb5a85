import { useLocation } from 'react-router-dom';
import { catalogueRows, catalogueRowsPerPage, useCatalogueAdminApi } from '../../data/admin/catalogue-admin.ts';
import { importPollMs, isRunning } from '../../data/admin/import-runs.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead } from '../../data/use-read.tsx';
import { CataloguePage } from '../../parts/CataloguePage/CataloguePage.tsx';
import { Pager } from '../../parts/Pager/Pager.tsx';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { paths } from '../../paths.ts';
import { ImportsTable } from './ImportsTable.tsx';
import { Seasons } from './Seasons.tsx';

const pageOf = (search: string): number => {
  const page = Number(new URLSearchParams(search).get('page') ?? '1');
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/** All imports with their results, and the loaded seasons. */
export function ImportHistoryScreen() {
  const api = useCatalogueAdminApi();
  const page = pageOf(useLocation().search);
  const { data, error, reload } = useRead(
    ['imports', page],
    () => resultOf(api.imports(catalogueRows(page))),
    (known) => (known?.items.some(isRunning) === true ? importPollMs : false),
  );
  return (
    <CataloguePage
      heading="History"
      title="Import history"
      text="Every imported file: by hand, by command, from a folder or by another program."
    >
      <Seasons onSwitching={reload} />
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load the imports" onRetry={reload} />
      ) : (
        <>
          <ImportsTable rows={data.items} />
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

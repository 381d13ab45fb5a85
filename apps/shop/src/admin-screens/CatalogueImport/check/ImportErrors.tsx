import { ButtonLink, DataTable } from '@kayal/design-system';
import { catalogueRows, useCatalogueAdminApi } from '../../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadingOrRetry } from '../../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import * as css from '../CatalogueImport.css.ts';
import { useCounts } from '../use-counts.ts';

/** The first invalid cells with their remedies, and a download of all errors. */
export function ImportErrors({ id }: { readonly id: string }) {
  const { countOf } = useCounts();
  const api = useCatalogueAdminApi();
  const { data, error, reload } = useRead(['import errors', id], () =>
    resultOf(api.importErrors(id, catalogueRows(1))),
  );
  if (data === undefined) {
    return <LoadingOrRetry error={error} heading="We could not load the errors" onRetry={reload} />;
  }
  return (
    <>
      <DataTable
        caption="Cells that cannot be used"
        rows={data.items}
        rowKey={({ row, column, problem }) => `${row} ${column} ${problem}`}
        columns={[
          { id: 'row', header: 'Row', names: true, cell: ({ row }) => (row === 0 ? 'File' : row) },
          { id: 'column', header: 'Column', cell: ({ column }) => column || 'Whole row' },
          { id: 'value', header: 'Value', cell: ({ value }) => <code className={css.code}>{value || '(empty)'}</code> },
          { id: 'problem', header: 'Problem', cell: ({ problem }) => problem },
          { id: 'remedy', header: 'What to do', cell: ({ remedy }) => remedy },
        ]}
      />
      <p className={css.quiet}>
        {data.items.length < data.total
          ? `The first ${data.items.length} of ${countOf(data.total, 'error')}.`
          : countOf(data.total, 'error')}
      </p>
      <div>
        <ButtonLink variant="secondary" href={api.importErrorsAddress(id)} download>
          Download all errors as CSV
        </ButtonLink>
      </div>
    </>
  );
}

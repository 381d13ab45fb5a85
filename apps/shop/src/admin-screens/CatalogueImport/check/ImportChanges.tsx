import type { ImportChange, ImportChangeKind } from '@kayal/api-contract/client';
import { Button, DataTable, DiffList, Select, Stack, StatusPill } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { catalogueRows, catalogueRowsPerPage, useCatalogueAdminApi } from '../../../data/admin/catalogue-admin-api.ts';
import { useFocusIfLost } from '../../../browser/use-focus-if-lost.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useRead } from '../../../data/use-read.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { LoadingOrRetry } from '../../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import * as css from '../CatalogueImport.css.ts';
import { changedFieldText, changedValueText } from './change-text.ts';
import { useCounts } from '../use-counts.ts';

const kindOptions = [
  { value: '', label: 'Everything' },
  { value: 'new', label: 'New' },
  { value: 'changed', label: 'Changed' },
  { value: 'price', label: 'Prices' },
  { value: 'stock', label: 'Stock' },
  { value: 'withdrawn', label: 'Taken off sale' },
  { value: 'unchanged', label: 'Unchanged' },
] satisfies readonly { readonly value: ImportChangeKind | ''; readonly label: string }[];

const kindTexts = {
  new: { label: 'New', tone: 'success' },
  changed: { label: 'Changed', tone: 'neutral' },
  withdrawn: { label: 'Taken off sale', tone: 'danger' },
  unchanged: { label: 'Unchanged', tone: 'neutral' },
} as const;

const kindOf = (value: string): ImportChangeKind | undefined =>
  kindOptions.flatMap((option) => (option.value === value && option.value !== '' ? [option.value] : []))[0];

/** Changes found by the dry run, by product, with each value before and after. */
export function ImportChanges({ id }: { readonly id: string }) {
  const { countOf } = useCounts();
  const api = useCatalogueAdminApi();
  const [kind, setKind] = useState('');
  const [page, setPage] = useState(1);
  const shown = useRef<HTMLDivElement>(null);
  // The pressed button goes while the next page loads.
  useFocusIfLost(page, () => shown.current);
  const { data, error, reload } = useRead(['import changes', id, kind, page], () =>
    resultOf(api.importChanges(id, kindOf(kind), catalogueRows(page))),
  );
  return (
    <>
      <div className={css.narrow}>
        <Select
          label="Show"
          value={kind}
          options={kindOptions}
          onChange={(event) => {
            setKind(event.target.value);
            setPage(1);
          }}
        />
      </div>
      <Stack gap={24} ref={shown} tabIndex={-1} className={css.step}>
        {data === undefined ? (
          <LoadingOrRetry error={error} heading="We could not load the changes" onRetry={reload} />
        ) : (
          <>
            <DataTable
              caption="Products in this import"
              cards="compact"
              rows={data.items}
              rowKey={({ productId }) => String(productId)}
              empty={<p className={css.quiet}>Nothing of this kind.</p>}
              columns={[
                {
                  id: 'product',
                  header: 'Product',
                  names: true,
                  cell: ({ name, productId, ownId }) => (
                    <>
                      {name} <span className={css.quiet}>{ownId ?? productId}</span>
                    </>
                  ),
                },
                {
                  id: 'kind',
                  header: 'Change',
                  cell: (row) => <StatusPill tone={kindTexts[row.kind].tone} label={kindTexts[row.kind].label} />,
                },
                { id: 'fields', header: 'Before and after', cell: (row) => <FieldChanges change={row} /> },
              ]}
            />
            {data.total > page * catalogueRowsPerPage || page > 1 ? (
              <div className={css.pages}>
                {page > 1 ? (
                  <Button variant="secondary" onClick={() => setPage(page - 1)}>
                    Previous
                  </Button>
                ) : null}
                <span className={css.quiet}>
                  {countOf(data.total, 'product')}, page {page}
                </span>
                {data.total > page * catalogueRowsPerPage ? (
                  <Button variant="secondary" onClick={() => setPage(page + 1)}>
                    Next
                  </Button>
                ) : null}
              </div>
            ) : null}
          </>
        )}
      </Stack>
    </>
  );
}

/** More changed values than this are shown by a press, so that a row of a new product is short. */
const maxOpenDifferences = 4;

function FieldChanges({ change }: { readonly change: ImportChange }) {
  const { countOf } = useCounts();
  const money = useMoneyFormat();
  if (change.fields.length === 0) return <span className={css.quiet}>Nothing</span>;
  const differences = change.fields.map((field) => ({
    id: `${field.field} ${field.uniqueCode ?? ''}`,
    label: changedFieldText(field),
    before: field.before === null ? undefined : changedValueText(field, field.before, money),
    after: field.after === null ? undefined : changedValueText(field, field.after, money),
  }));
  const list = <DiffList label={`Changes of ${change.name}`} differences={differences} />;
  if (differences.length <= maxOpenDifferences) return list;
  return (
    <details>
      <summary className={css.summary}>{countOf(differences.length, 'value')}</summary>
      {list}
    </details>
  );
}

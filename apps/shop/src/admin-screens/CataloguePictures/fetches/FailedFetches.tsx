import type { FailedFetch } from '@kayal/api-contract/client';
import { Button, DataTable } from '@kayal/design-system';
import * as css from '../CataloguePictures.css.ts';
import { fetchRemedy, placeOf } from './fetch-texts.ts';

interface FailedFetchesProps {
  readonly rows: readonly FailedFetch[];
  readonly onRetry: (row: FailedFetch) => void;
  readonly onLeave: (row: FailedFetch) => void;
}

/** Addresses of which no picture came, each with its reason and the owner's choices. */
export function FailedFetches({ rows, onRetry, onLeave }: FailedFetchesProps) {
  return (
    <DataTable
      caption="Pictures that could not be fetched"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'product',
          header: 'Product',
          names: true,
          cell: (row) => <span className={css.name}>{placeOf(row)}</span>,
        },
        { id: 'address', header: 'Address', cell: ({ address }) => <span className={css.code}>{address}</span> },
        { id: 'reason', header: 'Why not', cell: ({ reason }) => reason },
        { id: 'remedy', header: 'What to do', cell: fetchRemedy },
        {
          id: 'acts',
          header: 'Action',
          align: 'end',
          cell: (row) => (
            <span className={css.actions}>
              <Button
                variant="secondary"
                size="small"
                aria-label={`Try again: ${placeOf(row)}`}
                onClick={() => onRetry(row)}
              >
                Try again
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Do without: ${placeOf(row)}`}
                onClick={() => onLeave(row)}
              >
                Do without
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}

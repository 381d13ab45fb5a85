import type { UnmatchedPicture } from '@kayal/api-contract/client';
import { Button, DataTable, StatePanel } from '@kayal/design-system';
import { useMomentText } from '../../data/use-moment-text.ts';
import * as css from './CataloguePictures.css.ts';

interface UnmatchedTableProps {
  readonly rows: readonly UnmatchedPicture[];
  /** Pictures on all pages. */
  readonly total: number;
  readonly onAssign: (picture: UnmatchedPicture) => void;
  readonly onDelete: (picture: UnmatchedPicture) => void;
}

/** Pictures without a product, each with its actions. */
export function UnmatchedTable({ rows, total, onAssign, onDelete }: UnmatchedTableProps) {
  const timeText = useMomentText();
  return (
    <DataTable
      caption="Pictures without a product"
      rows={rows}
      rowKey={({ id }) => id}
      empty={
        total === 0 ? (
          <StatePanel
            kind="empty"
            icon="image"
            heading="Every picture has a product"
            text="A picture whose name fits no product is listed here after its upload."
          />
        ) : (
          <StatePanel
            kind="empty"
            icon="image"
            heading="This page is empty now"
            text="Pictures without a product are left on the pages before it."
          />
        )
      }
      columns={[
        {
          id: 'picture',
          header: 'Picture',
          names: true,
          cell: ({ url, name }) => (
            <span className={css.picture}>
              <img className={css.thumbnail} src={url} alt="" />
              <span className={css.name}>{name}</span>
            </span>
          ),
        },
        { id: 'at', header: 'Uploaded', cell: ({ uploadedAt }) => timeText(uploadedAt) },
        {
          id: 'acts',
          header: 'Action',
          align: 'end',
          cell: (row) => (
            <span className={css.actions}>
              <Button size="small" aria-label={`Choose a product for ${row.name}`} onClick={() => onAssign(row)}>
                Choose a product
              </Button>
              <Button variant="quiet" size="small" aria-label={`Delete ${row.name}`} onClick={() => onDelete(row)}>
                Delete
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}

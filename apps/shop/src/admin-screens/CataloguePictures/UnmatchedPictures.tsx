import type { PictureBatch, UnmatchedPicture } from '@kayal/api-contract/client';
import { Heading } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { useBackOfficeApi } from '../../data/admin/admin-api.ts';
import { catalogueRows, catalogueRowsPerPage } from '../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { Pager } from '../../parts/Pager/Pager.tsx';
import { ConfirmItem } from '../../parts/ConfirmItem/ConfirmItem.tsx';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { AssignPicture } from './AssignPicture.tsx';
import * as css from './CataloguePictures.css.ts';
import { picturesAddress, type PicturesQuery } from './pictures-address.ts';
import { UnmatchedTable } from './UnmatchedTable.tsx';

interface UnmatchedPicturesProps {
  readonly query: PicturesQuery;
  /** State of the displayed batch; after its end there may be more pictures here. */
  readonly batchState: PictureBatch['state'] | null;
  /** Called when a picture was removed from this list, which also changes the batch's result. */
  readonly onChanged: () => void;
}

/** Uploaded pictures without a product; each can be assigned or deleted. */
export function UnmatchedPictures({ query, batchState, onChanged }: UnmatchedPicturesProps) {
  const api = useBackOfficeApi();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The dialog's action removes the row with its opener, so the focus goes to the heading. */
  const returnFocus = useRef<HTMLElement | null>(null);
  const [assigning, setAssigning] = useState<UnmatchedPicture | null>(null);
  const [deleting, setDeleting] = useState<UnmatchedPicture | null>(null);
  const { data, error, reload } = useRead(['unmatched pictures', query.page, batchState], () =>
    resultOf(api.unmatchedPictures(catalogueRows(query.page))),
  );
  const changed = () => {
    reload();
    onChanged();
  };
  const remove = useWrite((id: string) => resultOf(api.deleteUnmatchedPicture(id)), changed, { rowOf: (id) => id });
  const opens = (open: (picture: UnmatchedPicture) => void) => (picture: UnmatchedPicture) => {
    returnFocus.current = null;
    open(picture);
  };
  return (
    <section className={css.section} aria-labelledby="unmatched">
      <Heading ref={heading} tabIndex={-1} level={2} size="medium" id="unmatched">
        Without a product
      </Heading>
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load the pictures without a product" onRetry={reload} />
      ) : (
        <>
          <UnmatchedTable
            rows={data.items}
            total={data.total}
            onAssign={opens(setAssigning)}
            onDelete={opens(setDeleting)}
          />
          <Pager
            label="Pages of pictures without a product"
            page={query.page}
            rowsPerPage={catalogueRowsPerPage}
            total={data.total}
            addressOf={(page) => picturesAddress({ ...query, page })}
          />
        </>
      )}
      <WriteError of={remove} fallback="The picture was not deleted. Try again." />
      {assigning === null ? null : (
        <AssignPicture
          picture={assigning}
          returnFocus={returnFocus}
          onClose={() => setAssigning(null)}
          onAssigned={() => {
            returnFocus.current = heading.current;
            setAssigning(null);
            changed();
          }}
        />
      )}
      <ConfirmItem
        item={deleting}
        onClose={() => setDeleting(null)}
        returnFocus={returnFocus}
        tone="danger"
        title={() => 'Delete this picture?'}
        description={({ name }) => `${name} is deleted for good. Upload it again if you need it later.`}
        confirmLabel="Delete"
        onConfirm={(picture) => {
          returnFocus.current = heading.current;
          remove.write(picture.id);
        }}
      />
    </section>
  );
}

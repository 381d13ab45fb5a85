import { useLocation } from 'react-router-dom';
import { useBackOfficeApi } from '../../data/admin/admin-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead } from '../../data/use-read.ts';
import { CataloguePage } from '../../parts/CataloguePage/CataloguePage.tsx';
import { BatchView } from './BatchView.tsx';
import { FetchedPictures } from './fetches/FetchedPictures.tsx';
import { PictureNames } from './PictureNames.tsx';
import { readPicturesQuery } from './pictures-address.ts';
import { PictureUpload } from './PictureUpload.tsx';
import { UnmatchedPictures } from './UnmatchedPictures.tsx';

/** Time between two reads of a batch that is being checked, ms. */
const pollMs = 700;

/**
 * Bulk upload of pictures: results, and pictures without a product; above them the pictures that an import fetches. The address names the batch, so that a reload shows
 * it again.
 */
export function CataloguePicturesScreen() {
  const api = useBackOfficeApi();
  const query = readPicturesQuery(useLocation().search);
  const { batch: id } = query;
  const batch = useRead(['picture batch', id], id === null ? null : () => resultOf(api.pictureBatch(id)), (data) =>
    data?.state === 'working' ? pollMs : false,
  );
  return (
    <CataloguePage
      heading="Pictures"
      text="Upload many pictures at once. Their names say which product and colour they show; every picture is checked before shoppers see it."
    >
      <FetchedPictures query={query} />
      {id === null ? (
        <>
          <PictureUpload />
          <PictureNames />
        </>
      ) : (
        <BatchView batch={batch} />
      )}
      <UnmatchedPictures
        query={query}
        batchState={batch.data?.state ?? null}
        onChanged={() => {
          if (id !== null) batch.reload();
        }}
      />
    </CataloguePage>
  );
}

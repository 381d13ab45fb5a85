import { Alert, FileDrop } from '@kayal/design-system';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { backOfficeApi } from '../../data/admin/admin-api.ts';
import { useApiConnection } from '../../data/api/api-context.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { uploadFetch } from '../../data/admin/upload/upload-fetch.ts';
import { showArrived } from '../../data/admin/show-arrived.ts';
import { useUpload } from '../../data/admin/upload/use-upload.ts';
import { UploadButtons } from '../../parts/UploadButtons/UploadButtons.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './CataloguePictures.css.ts';
import { addFiles, sentFiles, totalError, uploadProgress, type ChosenFile } from './chosen-files.ts';
import { picturesAddress } from './pictures-address.ts';

/** Chooses files, lists them, and uploads them in one request with its progress. */
export function PictureUpload() {
  const connection = useApiConnection();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [error, setError] = useState<string | undefined>();
  const [percent, setPercent] = useState(0);
  const upload = useUpload(
    (files: readonly File[], signal) => {
      setPercent(0);
      const api = backOfficeApi({ ...connection, fetch: uploadFetch(setPercent) });
      return resultOf(
        api.addPictureBatch(
          files.map((file) => ({ name: file.name, blob: file })),
          signal,
        ),
      );
    },
    ({ id }, isLeft) =>
      showArrived(isLeft, 'Your pictures have arrived and are being checked.', () => {
        void navigate(picturesAddress({ batch: id }));
      }),
  );
  const files = sentFiles(chosen);
  const tooLarge = totalError(chosen);
  const add = (added: readonly File[]) => {
    upload.reset();
    const next = addFiles(chosen, added);
    setChosen(next.chosen);
    setError(next.error);
  };
  const remove = (id: string) => {
    upload.reset();
    setChosen(chosen.filter((each) => each.id !== id));
    setError(undefined);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setError(files.length === 0 ? 'Choose at least one picture or a ZIP first.' : undefined);
    if (files.length > 0 && tooLarge === undefined) upload.write(files);
  };
  return (
    <div className={css.panel}>
      <form className={css.section} onSubmit={submit} noValidate aria-label="Upload pictures">
        <FileDrop
          label="Drop pictures or a ZIP here, or choose them"
          hint="JPEG, PNG or WebP, up to 200 at once and 12 MB each. A ZIP counts as the pictures in it."
          accept=".jpg,.jpeg,.png,.webp,.zip"
          multiple
          files={uploadProgress(chosen, upload.isBusy ? percent : null)}
          onFiles={add}
          onRemove={upload.isBusy ? undefined : remove}
          unavailableReason={upload.isBusy ? 'The files are on their way. Keep this page open.' : undefined}
          error={error}
        />
        {tooLarge === undefined ? null : <Alert tone="danger">{tooLarge}</Alert>}
        <UploadButtons
          of={upload}
          label={files.length === 0 ? 'Upload' : `Upload ${files.length} ${files.length === 1 ? 'file' : 'files'}`}
          isSent={percent === 100}
        />
      </form>
      {upload.isStopped ? (
        <Alert tone="info">
          You stopped the upload. None of its pictures was saved; what was in the shop before stays. Upload the files
          again when you like.
        </Alert>
      ) : null}
      <WriteError of={upload} fallback="The pictures did not arrive. Check your connection and upload them again." />
    </div>
  );
}

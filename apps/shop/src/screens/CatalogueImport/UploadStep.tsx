import { currencySign } from '@kayal/commerce-core';
import { Alert, Button, Heading, Inline, Stack, Text } from '@kayal/design-system';
import { useId, useRef, useState, type DragEvent, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCatalogueAdminApi } from '../../data/catalogue-admin.ts';
import { resultOf } from '../../data/result-of.ts';
import { useUpload } from '../../data/use-upload.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './CatalogueImport.css.ts';
import { importAddress } from './import-address.ts';
import { ImportSteps } from './ImportSteps.tsx';

const kinds = '.csv,.tsv,.txt,.json,.jsonl,.ndjson,.xlsx';

const headings = [
  'product_id',
  'name',
  'category',
  'sub_category',
  'mrp',
  'colour',
  'size',
  'unique_code',
  'units',
].join(', ');

/** Step 1: choose the file. It is uploaded and read, but nothing is written. */
export function UploadStep() {
  const api = useCatalogueAdminApi();
  const navigate = useNavigate();
  const money = useMoneyFormat();
  const inputId = useId();
  const [file, setFile] = useState<File | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const submitButton = useRef<HTMLButtonElement>(null);
  const upload = useUpload(
    (chosen: File, signal) => resultOf(api.uploadImport(chosen, signal)),
    ({ run }) => void navigate(importAddress(run.id)),
  );
  const choose = (chosen: File | undefined) => {
    upload.reset();
    setIsMissing(false);
    setFile(chosen ?? null);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsMissing(file === null);
    if (file !== null) upload.write(file);
  };
  return (
    <Stack gap={24}>
      <ImportSteps current={0} />
      <form className={css.panel} onSubmit={submit} noValidate>
        <div
          className={css.drop}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <label htmlFor={inputId} className={css.dropLabel}>
            {file === null ? 'Drop your file here, or choose it' : file.name}
          </label>
          <input
            id={inputId}
            className={css.dropInput}
            type="file"
            accept={kinds}
            onChange={(event) => choose(event.target.files?.[0])}
          />
          <Text tone="muted" size={14}>
            CSV with any separator, JSON Lines or Excel (XLSX), up to 256 MB. One row for each size and colour.
          </Text>
        </div>
        {isMissing ? <Alert tone="danger">Choose a file first.</Alert> : null}
        <WriteError of={upload} fallback="The file could not be uploaded. Check your connection and try again." />
        {upload.isStopped ? (
          <Alert tone="info">You stopped the upload. The file was not saved, and the shop is as it was.</Alert>
        ) : null}
        <Inline gap={12}>
          <Button ref={submitButton} type="submit" busy={upload.isBusy} busyLabel="Uploading">
            Read the file
          </Button>
          {upload.isBusy ? (
            <Button
              variant="secondary"
              onClick={() => {
                submitButton.current?.focus();
                upload.stop();
              }}
            >
              Stop
            </Button>
          ) : null}
        </Inline>
      </form>
      <section className={css.panel} aria-labelledby={`${inputId}-help`}>
        <Heading level={2} size="small" id={`${inputId}-help`}>
          Which columns?
        </Heading>
        <Text>
          Your own headings are fine: you match them to ours once, and we remember. If you prefer ours, they are:{' '}
          <code className={css.code}>{headings}</code>. You may add offer, description, season and hidden. Prices are in
          {currencySign(money)}.
        </Text>
      </section>
    </Stack>
  );
}

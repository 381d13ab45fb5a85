import { currencySign } from '@kayal/commerce-core';
import { Alert, FileDrop, Heading, Stack, Text } from '@kayal/design-system';
import { useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCatalogueAdminApi } from '../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { showArrived } from '../../data/admin/show-arrived.ts';
import { useUpload } from '../../data/admin/upload/use-upload.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { UploadButtons } from '../../parts/UploadButtons/UploadButtons.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './CatalogueImport.css.ts';
import { importAddress } from './import-address.ts';
import { ImportSteps } from './ImportSteps.tsx';

const kinds = '.csv,.tsv,.txt,.json,.jsonl,.ndjson,.xlsx,.xml';

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
  const helpId = useId();
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const upload = useUpload(
    (chosen: File, signal) => resultOf(api.uploadImport(chosen, signal)),
    ({ run }, isLeft) =>
      showArrived(isLeft, `${run.fileName} has arrived.`, () => void navigate(importAddress(run.id))),
  );
  const choose = (chosen: File | undefined) => {
    upload.reset();
    setIsMissing(false);
    setFile(chosen ?? null);
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
        <FileDrop
          label="Drop your file here, or choose it"
          hint="CSV with any separator, JSON Lines, Excel (XLSX) or an XML feed, up to 256 MB. One row for each size and colour, or what Shopify, WooCommerce, Magento or PrestaShop exports."
          accept={kinds}
          files={file === null ? [] : [{ id: 'file', name: file.name, state: upload.isBusy ? 'working' : 'waiting' }]}
          onFiles={([chosen]) => choose(chosen)}
          onRemove={upload.isBusy ? undefined : () => choose(undefined)}
          unavailableReason={upload.isBusy ? 'The file is on its way. Keep this page open.' : undefined}
          error={isMissing ? 'Choose a file first.' : undefined}
        />
        <WriteError of={upload} fallback="The file could not be uploaded. Check your connection and try again." />
        {upload.isStopped ? (
          <Alert tone="info">You stopped the upload. The file was not saved, and the shop is as it was.</Alert>
        ) : null}
        <UploadButtons of={upload} label="Read the file" />
      </form>
      <section className={css.panel} aria-labelledby={helpId}>
        <Heading level={2} size="small" id={helpId}>
          Which columns?
        </Heading>
        <Text>
          Your own headings are fine: you match them to ours once, and we remember. If you prefer ours, they are:{' '}
          <code className={css.code}>{headings}</code>. You may add offer, description, season and hidden. Prices are in{' '}
          {currencySign(money)}.
        </Text>
      </section>
    </Stack>
  );
}

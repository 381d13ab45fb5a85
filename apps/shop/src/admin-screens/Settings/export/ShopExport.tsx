import type { ShopArchive } from '@kayal/api-contract/client';
import { Alert, Button, Checkbox } from '@kayal/design-system';
import { useEffect, useRef, useState } from 'react';
import { useFocusIfLost } from '../../../browser/use-focus-if-lost.ts';
import { useShopArchiveApi } from '../../../data/admin/settings/shop-archive-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { replaceRead, useRead } from '../../../data/use-read.ts';
import { useMomentText } from '../../../data/use-moment-text.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { useWrite } from '../../../data/use-write.ts';
import { LoadingOrRetry } from '../../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';
import * as css from '../Settings.css.ts';

/** How often an archive that is being made is read again, ms. */
const readAgainMs = 1000;

const key = ['shop archive'] as const;

/** Everything of the shop in one file: made by the server, downloaded here. */
export function ShopExport() {
  const api = useShopArchiveApi();
  const { data, error, reload } = useRead(
    key,
    async () => (await resultOf(api.shopArchive())).archive,
    (archive) => (archive?.state === 'working' ? readAgainMs : false),
  );
  const status = useRef<HTMLParagraphElement>(null);
  const text = useStatusText(data);
  // The pressed button goes while the file is being made.
  useFocusIfLost(data?.state, () => status.current);
  if (data === undefined)
    return <LoadingOrRetry error={error} heading="We could not load the export" onRetry={reload} />;
  const { state, done, total } = data;
  return (
    <>
      <SettingsGroup
        title="Everything in one file"
        text="Products, pictures, customers, addresses, orders, returns, payments, invoices, promotions, redirects, settings and texts, as tables that a spreadsheet opens. Another server makes the same shop of it. Yours stays open meanwhile."
      >
        <p ref={status} tabIndex={-1} role="status">
          {text}
        </p>
        {state === 'failed' ? (
          <Alert tone="danger">The file was not finished: the disk may be full, or the server was restarted.</Alert>
        ) : null}
        {state === 'working' ? (
          <progress className={css.progress} aria-label="Export" {...(total > 0 ? { value: done, max: total } : {})} />
        ) : null}
        {state === 'ready' ? <Download onGone={reload} /> : null}
        {state === 'working' ? null : <NewExport isFirst={state !== 'ready'} />}
      </SettingsGroup>
      <SettingsGroup title="What is not in it">
        <ul className={css.problems}>
          <li>Passwords, unless you choose otherwise: people set a new one by a code at their first log-in.</li>
          <li>
            Sessions, codes, passkeys, authenticator apps, API tokens and webhooks: they are secrets of this shop.
          </li>
          <li>Messages that wait to be sent, and the history of imports.</li>
          <li>What is in the settings of the server, such as the keys of a payment gateway.</li>
        </ul>
      </SettingsGroup>
    </>
  );
}

/** What is to say about the archive; an error is said by an alert. */
function useStatusText(archive: ShopArchive | undefined): string {
  const timeText = useMomentText();
  const { locale } = useMoneyFormat();
  if (archive === undefined || archive.state === 'failed') return '';
  const { state, done, total, bytes, madeAt, keptUntil, withPasswords } = archive;
  const number = new Intl.NumberFormat(locale);
  if (state === 'working') {
    const count = total === 0 ? '' : `: ${number.format(done)} of ${number.format(total)} tables and pictures`;
    return `Writing${count}. You may leave this page.`;
  }
  if (madeAt === null || keptUntil === null) return 'There is no file yet.';
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const secrets = withPasswords ? ', with the hashes of passwords' : '';
  return `${size.format(bytes / 1e6)}, made ${timeText(madeAt)}${secrets}. The server deletes it ${timeText(keptUntil)}.`;
}

/** @param onGone is called when the file is no longer there */
function Download({ onGone }: { readonly onGone: () => void }) {
  const api = useShopArchiveApi();
  const open = useWrite(
    () => resultOf(api.openShopArchive()),
    ({ address }) => location.assign(address),
  );
  const isGone = open.error?.status === 404;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  return (
    <>
      <div className={css.acts}>
        <Button onClick={() => open.write(undefined)} busy={open.isBusy} busyLabel="Opening the file">
          Download
        </Button>
      </div>
      <WriteError of={open} fallback="The file could not be opened. Try again." />
    </>
  );
}

/** @param isFirst whether there is no file that the new one replaces */
function NewExport({ isFirst }: { readonly isFirst: boolean }) {
  const api = useShopArchiveApi();
  const [withPasswords, setWithPasswords] = useState(false);
  const make = useWrite(
    () => resultOf(api.makeShopArchive(withPasswords)),
    ({ archive }) => replaceRead(key, archive),
  );
  return (
    <>
      <Checkbox
        label="With the hashes of passwords, so that people need not set new ones. Keep such a file as safe as the shop itself."
        checked={withPasswords}
        onCheckedChange={(checked) => setWithPasswords(checked === true)}
      />
      <WriteError of={make} fallback="The export did not begin. Try again." />
      <div className={css.acts}>
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          onClick={() => make.write(undefined)}
          busy={make.isBusy}
          busyLabel="Beginning"
        >
          {isFirst ? 'Make the file' : 'Make a new file'}
        </Button>
      </div>
    </>
  );
}

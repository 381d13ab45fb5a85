import { resultOf } from '../../../data/api/result-of.ts';
import { usePeopleApi } from '../../../data/admin/settings/people-api.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { LoadingOrRetry } from '../../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { ChosenFileField } from '../fields/ChosenFileField.tsx';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';
import * as css from '../Settings.css.ts';
import { OpenImport } from './OpenImport.tsx';
import { isWorking } from './people-texts.ts';
import { PeopleHistory } from './PeopleHistory.tsx';

/** How often an import under way is read again, ms. */
const readAgainMs = 1000;

/** Customers and past orders of the shop before this one: upload, check, bring over, undo. */
export function PeopleSection() {
  const api = usePeopleApi();
  const { data, error, reload } = useRead(
    ['people imports'],
    async () => (await resultOf(api.peopleImports())).imports,
    (imports) => (imports?.some(isWorking) === true ? readAgainMs : false),
  );
  const upload = useWrite((file: File) => resultOf(api.addPeopleFile(file)), reload);
  if (data === undefined)
    return <LoadingOrRetry error={error} heading="We could not load the imports" onRetry={reload} />;
  const open = data.filter((each) => isWorking(each) || each.state === 'checked' || each.state === 'stopped');
  const ended = data.filter((each) => !open.includes(each));
  return (
    <>
      <SettingsGroup
        title="Bring customers and past orders over"
        text="Export customers or orders in the shop before this one, and upload the file as it is: from Shopify, WooCommerce, Magento, PrestaShop, or a plain table. It is checked first; nothing is written before you say so. Passwords do not come over: customers set one with a code that is mailed to them."
      >
        <div className={css.acts}>
          <ChosenFileField
            label={upload.isBusy ? 'Uploading…' : 'Upload a file'}
            accept=".csv,.tsv,.txt,.xlsx"
            onFile={upload.write}
          />
        </div>
        <WriteError of={upload} fallback="The file was not uploaded. Try again." />
      </SettingsGroup>
      {open.map((run) => (
        <OpenImport key={run.id} run={run} onChanged={reload} />
      ))}
      {open.length > 0 && ended.length === 0 ? null : <PeopleHistory imports={ended} onChanged={reload} />}
    </>
  );
}

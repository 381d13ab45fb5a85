import { useRef, useState } from 'react';
import { useRedirectsApi } from '../../../data/admin/redirects-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { reloadReads, useRead } from '../../../data/use-read.ts';
import { LoadingOrRetry } from '../../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { MissedAddresses } from './MissedAddresses.tsx';
import { RedirectFiles } from './RedirectFiles.tsx';
import { RedirectRules } from './RedirectRules.tsx';

/** How often a file that is loading is read again, ms. */
const readAgainMs = 1000;

/** Where the addresses of the shop before this one lead: by files, by rules, and those that lead nowhere. */
export function OldAddresses() {
  const api = useRedirectsApi();
  const { data, error, reload } = useRead(
    ['redirects'],
    async () => (await resultOf(api.redirects())).redirects,
    (redirects) => (redirects?.files.some(({ state }) => state === 'loading') === true ? readAgainMs : false),
  );
  const [from, setFrom] = useState('');
  const target = useRef<HTMLInputElement>(null);
  const changed = () => {
    reload();
    reloadReads('missed addresses');
  };
  if (data === undefined)
    return <LoadingOrRetry error={error} heading="We could not load the old addresses" onRetry={reload} />;
  return (
    <>
      <RedirectFiles files={data.files} onChanged={changed} />
      <RedirectRules rules={data.rules} from={from} onFrom={setFrom} target={target} onChanged={changed} />
      <MissedAddresses
        onSend={(path) => {
          // What could be personal is hidden: the rule answers everything before it.
          setFrom(path.includes('*') ? `${path.slice(0, path.indexOf('*'))}*` : path);
          target.current?.focus();
        }}
      />
    </>
  );
}

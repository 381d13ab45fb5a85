import { Button, DataTable, StatePanel } from '@kayal/design-system';
import { useRedirectsApi } from '../../../data/admin/redirects-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useMomentText } from '../../../data/use-moment-text.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadingOrRetry } from '../../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';

interface MissedAddressesProps {
  /** Puts an address into the form of a new rule. */
  readonly onSend: (path: string) => void;
}

const shownRows = 100;

/** Addresses that visitors asked for and that lead nowhere. */
export function MissedAddresses({ onSend }: MissedAddressesProps) {
  const api = useRedirectsApi();
  const timeText = useMomentText();
  const { data, error, reload } = useRead(['missed addresses'], () =>
    resultOf(api.missedAddresses({ limit: shownRows })),
  );
  return (
    <SettingsGroup
      title="Addresses that lead nowhere"
      text={`What visitors and search engines asked for in the last 90 days, the ${shownRows} most frequent first. Parts that could be personal are *.`}
    >
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load these addresses" onRetry={reload} />
      ) : (
        <DataTable
          caption="Asked for, and not found"
          rows={data.items}
          rowKey={({ path }) => path}
          empty={<StatePanel kind="empty" heading="None" text="Every address that was asked for leads somewhere." />}
          columns={[
            { id: 'path', header: 'Address', names: true, cell: ({ path }) => path },
            { id: 'times', header: 'Times', align: 'end', cell: ({ times }) => times },
            { id: 'last', header: 'Last', cell: ({ lastAt }) => timeText(lastAt) },
            {
              id: 'acts',
              header: 'Action',
              align: 'end',
              cell: ({ path }) => (
                <Button variant="quiet" size="small" aria-label={`Send ${path} somewhere`} onClick={() => onSend(path)}>
                  Send somewhere
                </Button>
              ),
            },
          ]}
        />
      )}
    </SettingsGroup>
  );
}

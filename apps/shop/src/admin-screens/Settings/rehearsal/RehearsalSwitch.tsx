import type { Rehearsal, RehearsalDifferences, RehearsalKind } from '@kayal/api-contract/client';
import { Button, DataTable, DiffList, Select, StatePanel } from '@kayal/design-system';
import { useState } from 'react';
import { useRehearsalApi } from '../../../data/admin/settings/rehearsal-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useRead } from '../../../data/use-read.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { useWrite } from '../../../data/use-write.ts';
import { ConfirmItem } from '../../../parts/ConfirmItem/ConfirmItem.tsx';
import { LoadingOrRetry } from '../../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';
import * as css from '../Settings.css.ts';
import { conflictLines, kindTexts } from './rehearsal-texts.ts';

interface RehearsalSwitchProps {
  /** Called with the rehearsal once the switch has begun. */
  readonly onChanged: (rehearsal: Rehearsal) => void;
}

/** What differs between the rehearsal and the shop, whose value counts where both changed, and the switch. */
export function RehearsalSwitch({ onChanged }: RehearsalSwitchProps) {
  const api = useRehearsalApi();
  const { data, error, reload } = useRead(
    ['rehearsal differences'],
    async () => (await resultOf(api.rehearsalDifferences())).differences,
  );
  const [winners, setWinners] = useState<readonly RehearsalKind[]>([]);
  const [toConfirm, setToConfirm] = useState<RehearsalDifferences | null>(null);
  const change = useWrite(
    () => resultOf(api.switchRehearsal(winners)),
    ({ rehearsal }) => onChanged(rehearsal),
  );
  const choose = (kind: RehearsalKind, isRehearsal: boolean): void =>
    setWinners((before) => [...before.filter((each) => each !== kind), ...(isRehearsal ? [kind] : [])]);
  return (
    <SettingsGroup
      title="Switch to it"
      text="Brings over what was changed in the rehearsal, all at once. Orders, stock, accounts and payments of the shop stay. Import the newest files into the shop afterwards: only what changed since is written."
    >
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not compare the two" onRetry={reload} />
      ) : (
        <>
          <KindsTable differences={data} winners={winners} onChoose={choose} />
          <Conflicts differences={data} />
        </>
      )}
      <WriteError of={change} fallback="The switch did not begin. Try again." />
      <div className={css.acts}>
        {data === undefined || data.kinds.length === 0 ? null : (
          <Button busy={change.isBusy} busyLabel="Beginning" onClick={() => setToConfirm(data)}>
            Switch
          </Button>
        )}
        <Button variant="quiet" onClick={reload}>
          Compare again
        </Button>
      </div>
      <ConfirmItem
        item={toConfirm}
        onClose={() => setToConfirm(null)}
        title={() => 'Switch to the rehearsal?'}
        description={() =>
          'Shoppers then see what you changed there. The rehearsal closes, and the switch cannot be taken back.'
        }
        confirmLabel="Switch"
        onConfirm={() => change.write(undefined)}
      />
    </SettingsGroup>
  );
}

interface KindsTableProps {
  readonly differences: RehearsalDifferences;
  readonly winners: readonly RehearsalKind[];
  readonly onChoose: (kind: RehearsalKind, isRehearsal: boolean) => void;
}

function KindsTable({ differences: { kinds }, winners, onChoose }: KindsTableProps) {
  const { locale } = useMoneyFormat();
  const number = new Intl.NumberFormat(locale);
  return (
    <DataTable
      caption="What the rehearsal changed"
      rows={kinds}
      rowKey={({ kind }) => kind}
      empty={
        <StatePanel
          kind="empty"
          heading="Nothing differs yet"
          text="What you change in the rehearsal is listed here."
        />
      }
      columns={[
        { id: 'kind', header: 'What', names: true, cell: ({ kind }) => kindTexts[kind] },
        { id: 'changed', header: 'Changed there', align: 'end', cell: ({ changed }) => number.format(changed) },
        { id: 'conflicts', header: 'Changed in both', align: 'end', cell: ({ conflicts }) => number.format(conflicts) },
        {
          id: 'counts',
          header: 'Which counts',
          cell: ({ kind, conflicts }) =>
            conflicts === 0 ? (
              '–'
            ) : (
              <Select
                label={`Which counts for ${kindTexts[kind]}`}
                labelHidden
                value={winners.includes(kind) ? 'rehearsal' : 'shop'}
                onChange={(event) => onChoose(kind, event.target.value === 'rehearsal')}
                options={[
                  { value: 'shop', label: 'The running shop' },
                  { value: 'rehearsal', label: 'The rehearsal' },
                ]}
              />
            ),
        },
      ]}
    />
  );
}

const labels = { before: 'Here:', after: 'There:', none: 'nothing' } as const;

/** The first rows that both shops changed, with both values. */
function Conflicts({ differences: { conflicts } }: { readonly differences: RehearsalDifferences }) {
  if (conflicts.length === 0) return null;
  return (
    <details>
      <summary className={css.fold}>Rows that both changed: the shop, then the rehearsal</summary>
      <ul className={css.entries}>
        {conflicts.map((conflict) => (
          <li key={`${conflict.kind} ${conflict.row}`} className={css.entry}>
            {kindTexts[conflict.kind]}: {conflict.row}
            <DiffList label={`Values of ${conflict.row}`} differences={conflictLines(conflict)} labels={labels} />
          </li>
        ))}
      </ul>
    </details>
  );
}

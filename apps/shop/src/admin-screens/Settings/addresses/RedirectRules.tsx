import { productTarget, type RedirectRule } from '@kayal/api-contract/client';
import { Button, DataTable, StatePanel, TextField } from '@kayal/design-system';
import { useState, type RefObject, type SubmitEvent } from 'react';
import { useRedirectsApi } from '../../../data/admin/redirects-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useWrite } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';
import * as css from '../Settings.css.ts';
import { targetText } from './redirect-texts.ts';

interface RedirectRulesProps {
  readonly rules: readonly RedirectRule[];
  /** The old address in the form. */
  readonly from: string;
  readonly onFrom: (from: string) => void;
  /** The field where it leads. */
  readonly target: RefObject<HTMLInputElement | null>;
  readonly onChanged: () => void;
}

/** Redirects by rule: one address, or all of a shape. */
export function RedirectRules({ rules, from, onFrom, target, onChanged }: RedirectRulesProps) {
  const api = useRedirectsApi();
  const [to, setTo] = useState('');
  const add = useWrite(
    (rule: Pick<RedirectRule, 'from' | 'to'>) => resultOf(api.addRedirectRule(rule)),
    () => {
      onFrom('');
      setTo('');
      onChanged();
    },
  );
  const remove = useWrite((id: string) => resultOf(api.deleteRedirectRule(id)), onChanged, { rowOf: (id) => id });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    add.write({ from: from.trim(), to: to.trim() });
  };
  const isIncomplete = from.trim() === '' || to.trim() === '';
  return (
    <SettingsGroup
      title="Redirects by rule"
      text="One old address, or all of a shape: :name stands for one part of it, /* at its end for the rest."
    >
      <form className={css.pair} onSubmit={submit} noValidate aria-label="New redirect">
        <TextField
          label="Old address"
          value={from}
          maxLength={500}
          hint="Such as /pages/about, /collections/:name or /blogs/*."
          onChange={(event) => onFrom(event.target.value)}
        />
        <TextField
          ref={target}
          label="Leads to"
          value={to}
          maxLength={1000}
          hint={`A path such as /searchpage?q=:name, a full https address, or ${productTarget} for the product whose number in your product file, or whose name, is the last part.`}
          onChange={(event) => setTo(event.target.value)}
        />
        <div className={css.acts}>
          <Button
            type="submit"
            busy={add.isBusy}
            busyLabel="Adding"
            unavailableReason={isIncomplete ? 'Enter both.' : undefined}
          >
            Add the redirect
          </Button>
        </div>
      </form>
      <WriteError of={add} fallback="The redirect was not added. Try again." />
      <DataTable
        caption="Rules"
        rows={rules}
        rowKey={({ id }) => id}
        empty={<StatePanel kind="empty" heading="No rule yet" text="Old addresses lead on by files only." />}
        columns={[
          { id: 'from', header: 'Old address', names: true, cell: (row) => row.from },
          { id: 'to', header: 'Leads to', cell: (row) => targetText(row.to) },
          {
            id: 'acts',
            header: 'Action',
            align: 'end',
            cell: (row) => (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${row.from}`}
                onClick={() => remove.write(row.id)}
              >
                Remove
              </Button>
            ),
          },
        ]}
      />
      <WriteError of={remove} fallback="The redirect was not removed. Try again." />
    </SettingsGroup>
  );
}

import type { MadeColumn } from '@kayal/api-contract/client';
import { currencySign } from '@kayal/commerce-core';
import { Alert, Button, Dialog, Select, Stack, TextField } from '@kayal/design-system';
import { useState, type RefObject } from 'react';
import { useAttributes } from '../../../data/use-attributes.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import type { Write } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import type { ImportRun } from '../run-state.ts';
import { fieldOptions, newAttribute } from './columns.ts';
import { columnOf, emptyDraft, suggestedHeading, waysToMake, type ColumnDraft } from './made-columns.ts';
import { ValueNames } from './ValueNames.tsx';

interface MakeColumnProps {
  readonly run: ImportRun;
  readonly write: Pick<Write<never>, 'isBusy' | 'error' | 'repeat'>;
  readonly returnFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** @param field what it holds; empty for nothing */
  readonly onMade: (column: MadeColumn, field: string) => void;
}

const pieces = [1, 2, 3, 4, 5].map((piece) => ({ value: String(piece), label: `Piece ${piece}` }));

/** A dialog that makes a column of those of the file. */
export function MakeColumn({ run, write, returnFocus, onClose, onMade }: MakeColumnProps) {
  const { attributes } = useAttributes();
  const sign = currencySign(useMoneyFormat());
  const [draft, setDraft] = useState<ColumnDraft>(emptyDraft);
  const [field, setField] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const headings = run.headings.map(({ heading }) => heading);
  const columns = headings.map((heading) => ({ value: heading, label: heading }));
  const change = (part: Partial<ColumnDraft>) => {
    setProblem(null);
    setDraft((before) => ({ ...before, ...part }));
  };
  const { way } = draft;
  const make = () => {
    const made = columnOf(draft, headings);
    if (typeof made === 'string') setProblem(made);
    else onMade(made, field);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      returnFocus={returnFocus}
      title="Make a column of others"
      description="It stands with the columns of your file, and is kept with a mapping that you save."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={write.isBusy} busyLabel="Reading the file" onClick={make}>
            Make it
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Select
          label="How"
          value={way}
          options={waysToMake}
          onChange={({ target }) => {
            const chosen = waysToMake.find(({ value }) => value === target.value);
            if (chosen !== undefined) change({ way: chosen.value });
          }}
        />
        {way === 'constant' ? (
          <TextField
            label="Value"
            autoComplete="off"
            maxLength={200}
            value={draft.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        ) : (
          <Select
            label={way === 'join' ? 'First column' : 'Column'}
            placeholder="Choose a column"
            value={draft.column}
            options={columns}
            onChange={({ target }) => change({ column: target.value, values: {} })}
          />
        )}
        {way === 'split' ? (
          <>
            <TextField
              label="What separates the pieces"
              autoComplete="off"
              maxLength={10}
              value={draft.separator}
              onChange={({ target }) => change({ separator: target.value })}
            />
            <Select
              label="Which piece"
              value={String(draft.piece)}
              options={pieces}
              onChange={({ target }) => change({ piece: Number(target.value) })}
            />
          </>
        ) : null}
        {way === 'join' ? (
          <>
            <TextField
              label="Between them"
              autoComplete="off"
              maxLength={200}
              value={draft.text}
              onChange={({ target }) => change({ text: target.value })}
              hint="Such as a space, or nothing."
            />
            <Select
              label="Second column"
              placeholder="Choose a column"
              value={draft.second}
              options={columns}
              onChange={({ target }) => change({ second: target.value })}
            />
          </>
        ) : null}
        {way === 'translate' && draft.column !== '' ? (
          <ValueNames
            id={run.id}
            heading={draft.column}
            names={draft.values}
            onChange={(values) => change({ values })}
          />
        ) : null}
        <Select
          label="It holds"
          value={field}
          options={fieldOptions(sign, attributes).filter(({ value }) => value !== newAttribute)}
          onChange={({ target }) => setField(target.value)}
        />
        <TextField
          label="Name of the column"
          autoComplete="off"
          maxLength={200}
          placeholder={suggestedHeading(draft)}
          value={draft.heading}
          onChange={({ target }) => change({ heading: target.value })}
          hint="Leave it empty for the name that is suggested."
        />
        {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
        <WriteError of={write} fallback="The column was not made. Check your connection and try again." />
      </Stack>
    </Dialog>
  );
}

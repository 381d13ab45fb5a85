import { isBlank, selectLookup, type ColourRow } from '@kayal/commerce-core';
import { IconButton } from '@kayal/design-system';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { LookupList } from './LookupList.tsx';
import * as css from './UpdateColors.css.ts';
import type { ColourTable } from './use-colour-table.ts';

interface ColourNameCellProps {
  readonly table: ColourTable;
  readonly row: ColourRow;
}

/** Upper-cases the typed text in the field itself, so that the caret keeps its place. */
function upperInPlace(input: HTMLInputElement): string {
  const caret = input.selectionStart;
  input.value = input.value.toUpperCase();
  input.setSelectionRange(caret, caret);
  return input.value;
}

/** The display name with its lookup. */
export function ColourNameCell({ table, row: { key, name } }: ColourNameCellProps) {
  const lookup = useSelector(table, selectLookup(key));
  const button = useRef<HTMLButtonElement>(null);
  const focusRow = () => table.send({ type: 'row.focus', key });

  return (
    <div className={css.name}>
      <span className={css.nameLine}>
        <input
          type="text"
          className={css.nameInput}
          aria-label={`Display name of ${key}`}
          spellCheck={false}
          autoComplete="off"
          maxLength={60}
          value={name}
          onFocus={focusRow}
          onChange={(event) => table.send({ type: 'row.name', key, text: upperInPlace(event.currentTarget) })}
        />
        {isBlank(name) ? null : (
          <IconButton
            ref={button}
            label={`Look up ${name}`}
            icon="search"
            onFocus={focusRow}
            onClick={() => table.send({ type: 'row.lookup', key })}
          />
        )}
      </span>
      {lookup === null ? null : <LookupList lookup={lookup} name={name} onLeave={() => button.current?.focus()} />}
    </div>
  );
}

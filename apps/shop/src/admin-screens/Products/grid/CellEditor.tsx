import { useId, useLayoutEffect, useRef } from 'react';
import * as css from './ProductGrid.css.ts';

interface CellEditorProps {
  readonly label: string;
  /** The text it begins with. */
  readonly start: string;
  readonly choices: readonly string[];
  /** Called with the text when the focus leaves it. */
  readonly onDone: (text: string) => void;
}

/** The field of a cell that is edited. Its keys are those of the grid; leaving it writes the cell. */
export function CellEditor({ label, start, choices, onDone }: CellEditorProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(start.length, start.length);
  }, [start]);
  return (
    <>
      <input
        ref={field}
        className={css.editor}
        aria-label={label}
        defaultValue={start}
        maxLength={2000}
        autoComplete="off"
        list={choices.length === 0 ? undefined : listId}
        onBlur={(event) => onDone(event.currentTarget.value)}
      />
      {choices.length === 0 ? null : (
        <datalist id={listId}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

import { Button, Inline } from '@kayal/design-system';
import { useRef, type ReactNode } from 'react';
import { useFocusIfLost } from '../../../browser/use-focus-if-lost.ts';
import * as css from '../Settings.css.ts';

interface ListEntry {
  readonly key: string;
  /** How the entry is called; empty for a new one. */
  readonly name: string;
  readonly fields: ReactNode;
}

interface ListEditorProps {
  /** Noun for one entry, such as 'link'. */
  readonly noun: string;
  readonly entries: readonly ListEntry[];
  /** Null when none can be added. */
  readonly onAdd: (() => void) | null;
  readonly onRemove: (index: number) => void;
  /** Called with two indexes of the list. */
  readonly onMove: (from: number, to: number) => void;
}

/** An ordered list of small records: add, remove, move up and down. */
export function ListEditor({ noun, entries, onAdd, onRemove, onMove }: ListEditorProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  // The pressed button goes with its entry.
  useFocusIfLost(entries.length, () => addButton.current);
  return (
    <div className={css.whole}>
      <ol className={css.entries}>
        {entries.map(({ key, name, fields }, index) => {
          const called = name || `${noun} ${index + 1}`;
          const actions = [
            { label: 'Up', does: `Move ${called} up`, act: () => onMove(index, Math.max(0, index - 1)) },
            {
              label: 'Down',
              does: `Move ${called} down`,
              act: () => onMove(index, Math.min(entries.length - 1, index + 1)),
            },
            { label: 'Remove', does: `Remove ${called}`, act: () => onRemove(index) },
          ];
          return (
            <li key={key} className={css.entry}>
              <div className={css.pair}>{fields}</div>
              <Inline gap={8} justify="end">
                {actions.map(({ label, does, act }) => (
                  <Button key={label} variant="quiet" size="small" aria-label={does} onClick={act}>
                    {label}
                  </Button>
                ))}
              </Inline>
            </li>
          );
        })}
      </ol>
      {onAdd === null ? null : (
        <div>
          <Button ref={addButton} variant="secondary" size="small" onClick={onAdd}>
            Add {/^[aeiou]/.test(noun) ? 'an' : 'a'} {noun}
          </Button>
        </div>
      )}
    </div>
  );
}

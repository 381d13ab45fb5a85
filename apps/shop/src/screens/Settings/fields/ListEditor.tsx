import { Button, Inline } from '@kayal/design-system';
import { useRef, type ReactNode } from 'react';
import { useFocusIfLost } from '../../../browser/use-focus-if-lost.ts';
import { withEntryMoved, withoutEntry } from '../setting-texts.ts';
import * as css from '../Settings.css.ts';

interface ListEditorProps<Entry> {
  /** Noun for one entry, such as 'link'. */
  readonly noun: string;
  readonly entries: readonly Entry[];
  readonly nameOf: (entry: Entry) => string;
  readonly fieldsOf: (entry: Entry, index: number) => ReactNode;
  /** A new entry; null when none can be added. */
  readonly empty: NoInfer<Entry> | null;
  readonly onChange: (entries: Entry[]) => void;
}

/** An ordered list of small records: add, remove, move up and down. */
export function ListEditor<Entry>({ noun, entries, nameOf, fieldsOf, empty, onChange }: ListEditorProps<Entry>) {
  const addButton = useRef<HTMLButtonElement>(null);
  // The pressed button goes with its entry.
  useFocusIfLost(entries.length, () => addButton.current);
  return (
    <>
      <ol className={css.entries}>
        {entries.map((entry, index) => {
          const name = nameOf(entry) || `${noun} ${index + 1}`;
          return (
            <li key={`${index} of ${entries.length}`} className={css.entry}>
              <div className={css.pair}>{fieldsOf(entry, index)}</div>
              <Inline gap={8} justify="end">
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Move ${name} up`}
                  onClick={() => onChange(withEntryMoved(entries, index, -1))}
                >
                  Up
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Move ${name} down`}
                  onClick={() => onChange(withEntryMoved(entries, index, 1))}
                >
                  Down
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove ${name}`}
                  onClick={() => onChange(withoutEntry(entries, index))}
                >
                  Remove
                </Button>
              </Inline>
            </li>
          );
        })}
      </ol>
      {empty === null ? null : (
        <div>
          <Button ref={addButton} variant="secondary" size="small" onClick={() => onChange([...entries, empty])}>
            Add a {noun}
          </Button>
        </div>
      )}
    </>
  );
}

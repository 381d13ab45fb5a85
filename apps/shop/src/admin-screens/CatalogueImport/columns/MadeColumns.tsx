import type { MadeColumn } from '@kayal/api-contract/client';
import { madeColumnLimits } from '@kayal/api-contract/client';
import { Button, Inline } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { useCatalogueAdminApi } from '../../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useWrite } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import type { ImportRun } from '../run-state.ts';
import { withField, type Columns } from './columns.ts';
import { placeWith } from './made-columns.ts';
import { MakeColumn } from './MakeColumn.tsx';

interface MadeColumnsProps {
  readonly run: ImportRun;
  readonly columns: Columns;
  readonly onChange: (columns: Columns) => void;
  /** Called when the server has read the file again. */
  readonly onRead: () => void;
}

/** All made columns after a change, and the field of the one that is new. */
interface Change {
  readonly made: readonly MadeColumn[];
  readonly added?: { readonly heading: string; readonly field: string };
}

/** The columns that are made of those of the file: one more, or one less. They stand in the table with the others. */
export function MadeColumns({ run, columns, onChange, onRead }: MadeColumnsProps) {
  const api = useCatalogueAdminApi();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { made } = run.format;
  const place = useWrite(
    (change: Change) => resultOf(api.placeImport(run.id, placeWith(run, change.made))),
    (_answer, { added }) => {
      setIsOpen(false);
      if (added !== undefined) onChange(withField(columns, added.heading, added.field));
      onRead();
    },
  );
  const remove = (heading: string) => {
    opener.current?.focus();
    place.write({ made: made.filter((column) => column.heading !== heading) });
  };
  return (
    <>
      <Inline gap={12}>
        <Button
          ref={opener}
          variant="secondary"
          onClick={() => {
            place.reset();
            setIsOpen(true);
          }}
          {...(made.length < madeColumnLimits.columns ? {} : { unavailableReason: 'There are twenty made columns.' })}
        >
          Make a column of others
        </Button>
        {made.map(({ heading }) => (
          <Button
            key={heading}
            variant="quiet"
            aria-label={`Remove the column ${heading}`}
            onClick={() => remove(heading)}
          >
            {`Remove “${heading}”`}
          </Button>
        ))}
      </Inline>
      {isOpen ? (
        <MakeColumn
          run={run}
          write={place}
          returnFocus={opener}
          onClose={() => setIsOpen(false)}
          onMade={(column, field) =>
            place.write({ made: [...made, column], added: { heading: column.heading, field } })
          }
        />
      ) : (
        <WriteError of={place} fallback="The file could not be read again. Try again." />
      )}
    </>
  );
}

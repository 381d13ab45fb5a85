import { Button, ButtonLink, Heading, Inline, Text } from '@kayal/design-system';
import { useState } from 'react';
import { useCatalogueAdminApi } from '../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useWrite } from '../../data/use-write.ts';
import { UndoImport } from '../../parts/UndoImport/UndoImport.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { paths } from '../../paths.ts';
import * as css from './CatalogueImport.css.ts';
import { importAddress } from './import-address.ts';
import { finishedTexts, type ImportRun } from './run-state.ts';
import { useCounts } from './use-counts.ts';

interface FinishedStepProps {
  readonly run: ImportRun;
  readonly onChanged: () => void;
}

/** Step 4: the result and the next steps. */
export function FinishedStep({ run, onChanged }: FinishedStepProps) {
  const { countOf } = useCounts();
  const api = useCatalogueAdminApi();
  const [toConfirm, setToConfirm] = useState<ImportRun | null>(null);
  const undo = useWrite(() => resultOf(api.undoImport(run.id)), onChanged);
  const { heading, text } =
    run.state === 'prepared' || run.state === 'undone' ? finishedTexts[run.state] : finishedTexts.applied;
  return (
    <section className={css.panel} aria-label={heading}>
      <Heading level={2} size="medium">
        {heading}
      </Heading>
      <Text>{text}</Text>
      {run.counts === null ? null : (
        <Text tone="muted">
          {run.fileName}: {countOf(run.counts.new, 'new product')}, {countOf(run.counts.changed, 'changed product')},{' '}
          {countOf(run.counts.withdrawn, 'product')} taken off sale.
        </Text>
      )}
      {run.notes.length === 0 ? null : (
        <ul className={css.notes}>
          {run.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <WriteError of={undo} fallback="It could not be undone. Try again." />
      <Inline gap={12}>
        <ButtonLink href={paths.catalogue}>See the products</ButtonLink>
        {run.state === 'undone' || (run.counts?.new ?? 0) === 0 ? null : (
          <ButtonLink variant="secondary" href={paths.cataloguePictures}>
            Add their pictures
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" href={importAddress(null)}>
          Import another file
        </ButtonLink>
        {run.canUndo ? (
          <Button variant="quiet" busy={undo.isBusy} busyLabel="Undoing" onClick={() => setToConfirm(run)}>
            Undo this import
          </Button>
        ) : null}
      </Inline>
      <UndoImport run={toConfirm} onClose={() => setToConfirm(null)} onConfirm={() => undo.write(null)} />
    </section>
  );
}

import { Alert, Button, ButtonLink, Inline, Text } from '@kayal/design-system';
import * as css from './CatalogueImport.css.ts';
import { importAddress } from './import-address.ts';
import type { ImportRun } from './run-state.ts';

interface FailedStepProps {
  readonly run: ImportRun;
  /** Goes back to the columns of the same file. */
  readonly onBack: () => void;
}

/** An import that was ended by an error or by a stop of the shop. The file is still there. */
export function FailedStep({ run, onBack }: FailedStepProps) {
  return (
    <section className={css.panel} aria-label="The import did not finish">
      <Alert tone="danger">The import did not finish. The shop is as it was before.</Alert>
      {run.notes.map((note) => (
        <Text key={note}>{note}</Text>
      ))}
      <Inline gap={12}>
        <Button onClick={onBack}>Try again</Button>
        <ButtonLink variant="secondary" href={importAddress(null)}>
          Import another file
        </ButtonLink>
      </Inline>
    </section>
  );
}

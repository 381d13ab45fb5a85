import { Alert, Button, ButtonLink, Checkbox, Heading, Inline, StatCard } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { useCatalogueAdminApi } from '../../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useShop } from '../../../data/use-shop.ts';
import { useWrite } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import * as css from '../CatalogueImport.css.ts';
import { ForgetImport } from '../ForgetImport.tsx';
import { importAddress } from '../import-address.ts';
import { ImportChanges } from './ImportChanges.tsx';
import { ImportErrors } from './ImportErrors.tsx';
import { SampleCards } from './SampleCards.tsx';
import { modeTexts } from '../mode-texts.ts';
import type { ImportRun } from '../run-state.ts';
import { useCounts } from '../use-counts.ts';

interface CheckedStepProps {
  readonly run: ImportRun;
  readonly onChanged: () => void;
  /** Goes back to the columns of the same file. */
  readonly onBack: () => void;
}

/** Step 3: the changes or the errors. Only the button here writes to the catalogue. */
export function CheckedStep({ run, onChanged, onBack }: CheckedStepProps) {
  const { grouped, countOf } = useCounts();
  const api = useCatalogueAdminApi();
  const [confirmed, setConfirmed] = useState(false);
  const [isUnconfirmed, setIsUnconfirmed] = useState(false);
  const apply = useWrite((confirmNewNames: boolean) => resultOf(api.applyImport(run.id, confirmNewNames)), onChanged);
  const confirmation = useRef<HTMLDivElement>(null);
  const { counts, newNames } = run;
  const isRefused = run.state === 'refused';
  const running = useShop().profile.season;
  const isBeside = run.season !== null && run.season !== running;
  const changes = counts === null ? 0 : counts.new + counts.changed + counts.withdrawn;
  const isNothing = changes === 0 && (counts?.pictures ?? 0) === 0;
  return (
    <section className={css.panel} aria-label="Result of the check">
      {isRefused ? (
        <Alert tone="danger">
          {counts === null || counts.errors === 0
            ? 'This file cannot be imported. Nothing was changed.'
            : `${countOf(counts.errors, 'cell')} in this file cannot be used. Nothing was changed. Correct them in your file and upload it again.`}
        </Alert>
      ) : isBeside ? (
        <Heading level={2} size="medium">
          This is what the switch would change
        </Heading>
      ) : isNothing ? (
        <Alert tone="success">The shop already has everything in this file. There is nothing to write.</Alert>
      ) : (
        <Heading level={2} size="medium">
          This is what would change
        </Heading>
      )}
      {run.notes.length === 0 ? null : (
        <ul className={css.notes}>
          {run.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {counts === null ? null : (
        <div className={css.counts}>
          <StatCard label="New products" value={grouped(counts.new)} />
          <StatCard
            label="Changed"
            value={grouped(counts.changed)}
            detail={`${countOf(counts.prices, 'price')}, ${countOf(counts.stock, 'stock figure')}`}
          />
          <StatCard
            label="Taken off sale"
            value={grouped(counts.withdrawn)}
            detail={run.mode === null ? undefined : modeTexts[run.mode].label}
          />
          <StatCard label="Unchanged" value={grouped(counts.unchanged)} detail={countOf(counts.rows, 'row')} />
        </div>
      )}
      {isRefused || changes === 0 ? null : <SampleCards id={run.id} />}
      {isRefused ? <ImportErrors id={run.id} /> : changes === 0 ? null : <ImportChanges id={run.id} />}
      {newNames.length === 0 || isRefused ? null : (
        <div ref={confirmation} className={css.confirm}>
          <p>
            The shop does not have {newNames.map(({ name }) => `“${name}”`).join(', ')} yet. Check the spelling: a new
            category gets its own page.
          </p>
          <Checkbox
            label={newNames.length === 1 ? 'Make this new category' : `Make these ${newNames.length} new categories`}
            checked={confirmed}
            onCheckedChange={(checked) => setConfirmed(checked === true)}
          />
        </div>
      )}
      {isRefused || (isNothing && !isBeside) ? null : (
        <div className={css.bar}>
          {isUnconfirmed && !confirmed ? <Alert tone="danger">Confirm the new categories first.</Alert> : null}
          <WriteError of={apply} fallback="It could not be written. The shop is as it was; try again." />
          <Button
            busy={apply.isBusy}
            busyLabel="Writing"
            onClick={() => {
              const isConfirmed = newNames.length === 0 || confirmed;
              setIsUnconfirmed(!isConfirmed);
              if (isConfirmed) apply.write(confirmed);
              else confirmation.current?.scrollIntoView({ block: 'center' });
            }}
          >
            {isBeside ? `Load it as season ${run.season}` : 'Put it in the shop'}
          </Button>
        </div>
      )}
      <Inline gap={12}>
        <Button variant={isRefused ? 'secondary' : 'quiet'} onClick={onBack}>
          Change the columns
        </Button>
        {isRefused ? (
          <ButtonLink variant="secondary" href={importAddress(null)}>
            Upload the corrected file
          </ButtonLink>
        ) : (
          <ForgetImport id={run.id} />
        )}
      </Inline>
    </section>
  );
}

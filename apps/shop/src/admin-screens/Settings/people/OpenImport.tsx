import type { PeopleImport } from '@kayal/api-contract/client';
import { Alert, Button } from '@kayal/design-system';
import { useRef } from 'react';
import { useFocusIfLost } from '../../../browser/use-focus-if-lost.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { usePeopleApi } from '../../../data/admin/settings/people-api.ts';
import { useWrite } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';
import * as css from '../Settings.css.ts';
import * as peopleCss from './People.css.ts';
import { isWorking, kindText, problemText, resultText } from './people-texts.ts';
import { PeopleSamples } from './PeopleSamples.tsx';

interface OpenImportProps {
  readonly run: PeopleImport;
  readonly onChanged: () => void;
}

/** An import that is under way, waits for the owner, or has stopped. */
export function OpenImport({ run, onChanged }: OpenImportProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusIfLost(run.state, () => box.current);
  return (
    <div ref={box} tabIndex={-1} className={peopleCss.box}>
      <SettingsGroup title={run.name} text={run.kind === null ? undefined : kindText(run)}>
        {isWorking(run) ? <Progress run={run} /> : <Decision run={run} onChanged={onChanged} />}
      </SettingsGroup>
    </div>
  );
}

const workTexts = { bringing: 'Bringing over', undoing: 'Undoing' } as const;

function Progress({ run: { state, done, total } }: { readonly run: PeopleImport }) {
  const label = state === 'bringing' || state === 'undoing' ? workTexts[state] : 'Checking';
  const isMeasured = state === 'bringing' && total > 0;
  return (
    <>
      <progress
        className={peopleCss.progress}
        aria-label={label}
        {...(isMeasured ? { value: done, max: total } : {})}
      />
      <p role="status" className={css.quiet}>
        {isMeasured ? `${label}: ${done} of ${total}` : done === 0 ? `${label}…` : `${label}: ${done}`}
      </p>
      <p className={css.quiet}>You may leave this page; the work goes on. Shoppers come first, so it takes a while.</p>
    </>
  );
}

function Decision({ run, onChanged }: OpenImportProps) {
  const api = usePeopleApi();
  const take = useWrite((step: 'bring' | 'undo') => resultOf(api.takePeopleStep(run.id, step)), onChanged);
  const discard = useWrite((id: string) => resultOf(api.deletePeopleImport(id)), onChanged, { rowOf: (id) => id });
  const isStopped = run.state === 'stopped';
  const isNothing = run.counts.customers + run.counts.addresses + run.counts.orders === 0;
  return (
    <>
      {run.error === null ? null : <Alert tone="danger">{run.error.text}</Alert>}
      <p>
        {isStopped
          ? `Brought over so far: ${resultText(run)}.`
          : isNothing
            ? 'Nothing in this file is new.'
            : `This will come: ${resultText(run)}.`}
      </p>
      <PeopleProblems problems={run.problems} />
      <PeopleSamples run={run} />
      <WriteError of={take} fallback="It did not begin. Try again." />
      <WriteError of={discard} fallback="It was not discarded. Try again." />
      <div className={css.acts}>
        {isNothing && !isStopped ? null : (
          <Button busy={take.isBusy} busyLabel="Beginning" onClick={() => take.write('bring')}>
            {isStopped ? 'Go on' : 'Bring it over'}
          </Button>
        )}
        {isStopped ? (
          <Button variant="secondary" onClick={() => take.write('undo')}>
            Undo it
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => discard.write(run.id)}>
            Discard the file
          </Button>
        )}
      </div>
    </>
  );
}

/** What is left out or changed, by reason, with the first rows. */
export function PeopleProblems({ problems }: Pick<PeopleImport, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <ul className={css.problems}>
      {problems.map((problem) => (
        <li key={problem.kind}>{problemText(problem)}</li>
      ))}
    </ul>
  );
}

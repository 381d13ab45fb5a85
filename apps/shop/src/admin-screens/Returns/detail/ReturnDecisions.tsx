import type { ReturnRequest, ReturnStep } from '@kayal/api-contract/client';
import { Button } from '@kayal/design-system';
import type { ReactNode } from 'react';
import { stepLabels } from '../return-texts.ts';
import * as css from '../Returns.css.ts';
import { KeyHint } from './KeyHint.tsx';
import { stepKeys } from './legal-return-steps.ts';
import type { Neighbours } from './use-neighbours.ts';

interface ReturnDecisionsProps {
  readonly legal: readonly ReturnStep[];
  /** The step that is being taken. */
  readonly busy: ReturnStep | null;
  readonly neighbours: Neighbours;
  readonly onStep: (step: ReturnStep) => void;
  readonly onMove: (to: ReturnRequest | undefined) => void;
  /** What went wrong. */
  readonly children: ReactNode;
}

/** What can be decided about a return, the usual step first, and the ways to the next and the previous one. */
export function ReturnDecisions({ legal, busy, neighbours, onStep, onMove, children }: ReturnDecisionsProps) {
  const { before, after } = neighbours;
  return (
    <div className={css.footer}>
      {children}
      {legal.length === 0 ? null : (
        <div className={css.actions}>
          {legal.map((step, index) => (
            <Button
              key={step}
              size="small"
              variant={step === 'decline' || step === 'sendBack' ? 'danger' : index === 0 ? 'primary' : 'secondary'}
              busy={busy === step}
              busyLabel="Saving"
              aria-keyshortcuts={stepKeys[step]}
              onClick={() => onStep(step)}
            >
              {stepLabels[step]}
              <KeyHint>{stepKeys[step]}</KeyHint>
            </Button>
          ))}
        </div>
      )}
      {before === undefined && after === undefined ? null : (
        <div className={css.actions}>
          {after === undefined ? null : (
            <Button size="small" variant="quiet" aria-keyshortcuts="J" onClick={() => onMove(after)}>
              Next return
              <KeyHint>J</KeyHint>
            </Button>
          )}
          {before === undefined ? null : (
            <Button size="small" variant="quiet" aria-keyshortcuts="K" onClick={() => onMove(before)}>
              Previous return
              <KeyHint>K</KeyHint>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

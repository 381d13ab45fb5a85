import { returnSteps, type ReturnRequest, type ReturnStep } from '@kayal/api-contract/client';
import { Drawer, StatePanel } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFocusIfLost } from '../../../browser/use-focus-if-lost.ts';
import { LoadingOrRetry } from '../../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { askedStep, ReturnQuestion, type AskedStep } from '../questions/ReturnQuestion.tsx';
import { StepError } from '../questions/StepError.tsx';
import { returnLinkId, returnsAddress, type ReturnsQuery } from '../returns-query.ts';
import { legalReturnSteps, stepKeys } from './legal-return-steps.ts';
import { ReturnDecisions } from './ReturnDecisions.tsx';
import { ReturnDetail } from './ReturnDetail.tsx';
import { useHeldKeys } from './use-held-keys.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useReturnSteps } from './use-return-steps.ts';
import { useShownReturn } from './use-shown-return.ts';

interface ReturnDrawerProps {
  readonly query: ReturnsQuery;
  /** The returns of the page. */
  readonly rows: readonly ReturnRequest[];
}

const keyOf = (step: ReturnStep): string => stepKeys[step].toLowerCase();

const allKeys = ['j', 'k', ...returnSteps.map(keyOf)];

/** One return beside the queue, with the decisions about it; its id is in the address. */
export function ReturnDrawer({ query, rows }: ReturnDrawerProps) {
  const navigate = useNavigate();
  const body = useRef<HTMLDivElement>(null);
  const closed = useRef('');
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const [taking, setTaking] = useState<ReturnStep | null>(null);
  const { request, error, reload, show } = useShownReturn(query, rows);
  const steps = useReturnSteps((taken) => {
    setAsked(null);
    show(taken);
  });
  const neighbours = useNeighbours(query.id, rows);
  const legal = request ? legalReturnSteps(request) : [];

  const open = (next: ReturnRequest | undefined): void => {
    const { id, entryNo } = next ?? { id: '', entryNo: '' };
    steps.reset();
    void navigate(returnsAddress({ ...query, id, order: entryNo }));
  };
  const move = (to: ReturnRequest | undefined): boolean => {
    if (to === undefined || steps.isBusy) return false;
    open(to);
    return true;
  };
  const take = (step: ReturnStep, details: Parameters<typeof steps.write>[0]['details'] = {}): void => {
    if (!request) return;
    setTaking(step);
    steps.write({ request, step, details });
  };
  /** @returns whether it asks something first */
  const decide = (step: ReturnStep): boolean => {
    if (steps.isBusy) return false;
    steps.reset();
    const question = askedStep(step);
    if (question === undefined) take(step);
    else setAsked(question);
    return question !== undefined;
  };
  useHeldKeys(body, steps, allKeys, {
    j: () => move(neighbours.after),
    k: () => move(neighbours.before),
    ...Object.fromEntries(legal.map((step) => [keyOf(step), () => decide(step)])),
  });
  // The pressed button has gone with its step.
  useFocusIfLost(request, () => body.current);

  return (
    <Drawer
      open={query.id !== ''}
      onOpenChange={(next) => {
        if (next) return;
        closed.current = query.id;
        open(undefined);
      }}
      onCloseAutoFocus={(event) => {
        // The row of the last return, which may be another one than at first, and may have left the queue.
        event.preventDefault();
        document
          .getElementById(rows.some(({ id }) => id === closed.current) ? returnLinkId(closed.current) : 'main')
          ?.focus();
      }}
      side="right"
      title={`Return ${query.id}`}
      reading
      footer={
        request ? (
          <ReturnDecisions
            legal={legal}
            busy={steps.isBusy ? taking : null}
            neighbours={neighbours}
            onStep={decide}
            onMove={move}
          >
            {asked === null ? <StepError of={steps} /> : null}
          </ReturnDecisions>
        ) : undefined
      }
    >
      <div ref={body} tabIndex={-1}>
        {request ? (
          <ReturnDetail request={request} />
        ) : request === null ? (
          <StatePanel
            kind="empty"
            heading="We could not find this return"
            text="Look for its order, or show all returns."
          />
        ) : (
          <LoadingOrRetry error={error} heading="We could not load this return" onRetry={reload} />
        )}
      </div>
      {request && asked !== null ? (
        <ReturnQuestion
          step={asked}
          request={request}
          write={steps}
          onTake={(details) => take(asked, details)}
          onClose={() => {
            setAsked(null);
            steps.reset();
          }}
        />
      ) : null}
    </Drawer>
  );
}

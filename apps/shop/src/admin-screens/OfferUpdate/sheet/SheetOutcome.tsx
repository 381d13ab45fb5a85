import { Alert } from '@kayal/design-system';
import { LoginAgain } from '../../../parts/LoginAgain/LoginAgain.tsx';
import { waitingText } from './sheet-texts.ts';
import type { SheetSending } from './use-sheet-save.ts';

interface SheetOutcomeProps {
  readonly save: SheetSending;
}

/** Progress of a sheet: rows set, rows refused, rows waiting for a new login. */
export function SheetOutcome({ save }: SheetOutcomeProps) {
  const { isBusy, total, set, refused, waiting, isOut } = save;
  if (total === 0) return null;
  if (isBusy) return <p role="status">{`${total - waiting.length} of ${total} sent`}</p>;
  return (
    <>
      <Alert tone="info">{`${set} of ${total} offers are set.`}</Alert>
      {refused.length === 0 ? null : (
        <Alert tone="danger">
          {refused.map(({ change, failure }) => (
            <div key={change.itemId}>{`Row ${change.line}, ${change.name}: ${failure.message ?? 'Server error.'}`}</div>
          ))}
        </Alert>
      )}
      {isOut ? (
        <>
          <Alert tone="danger">{waitingText(waiting.length)}</Alert>
          <LoginAgain onDone={() => void save.carryOn()} />
        </>
      ) : null}
    </>
  );
}

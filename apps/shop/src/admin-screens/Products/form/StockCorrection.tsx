import { Alert, Button, Inline, TextField } from '@kayal/design-system';
import { useState, type KeyboardEvent } from 'react';
import { useCatalogueAdminApi } from '../../../data/admin/catalogue-admin-api.ts';
import { takeFocus } from '../../../browser/take-focus.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useWrite } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import * as css from '../Products.css.ts';

interface StockCorrectionProps {
  readonly uniqueCode: string;
  /** Displayed units in stock. */
  readonly units: number;
  /** Units that were typed already: the correction is open with them. */
  readonly wanted: string | undefined;
  /** Called with the units of now: after the correction, or when some were sold meanwhile. */
  readonly onUnits: (units: number) => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The units of now in the details of a refusal; null when they are not there. */
function unitsIn({ changes }: Readonly<Record<string, unknown>>): number | null {
  const [change]: readonly unknown[] = Array.isArray(changes) ? changes : [];
  if (typeof change !== 'object' || change === null || !('now' in change)) return null;
  const units = Number(change.now);
  return Number.isInteger(units) ? units : null;
}

/** The field comes with the focus, unless another one has it, and its units are replaced by what is typed. */
const focusWhole = (field: HTMLInputElement | null): void => {
  if (document.activeElement !== document.body) return;
  field?.focus();
  field?.select();
};

/** Corrects the stock of one variant, with a reason that is stored in the ledger. */
export function StockCorrection({ uniqueCode, units, wanted, onUnits, onDone, onCancel }: StockCorrectionProps) {
  const api = useCatalogueAdminApi();
  const [view, setView] = useState<'unopened' | 'open' | 'closed'>(wanted === undefined ? 'unopened' : 'open');
  const [text, setText] = useState(wanted ?? String(units));
  const [reason, setReason] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const correct = useWrite(
    ({ corrected, seen }: { readonly corrected: number; readonly seen: number }) =>
      resultOf(api.correctStock({ uniqueCode, units: corrected, reason: reason.trim(), seen })),
    (_, { corrected }) => {
      setView('closed');
      setReason('');
      onUnits(corrected);
      onDone();
    },
  );
  const now = correct.error?.code === 'stock.changed' ? unitsIn(correct.error.details) : null;
  if (view !== 'open') {
    return (
      <Inline justify="between">
        <span>{units === 1 ? '1 unit in stock' : `${units} units in stock`}</span>
        <Button
          ref={view === 'closed' ? takeFocus : undefined}
          variant="secondary"
          size="small"
          aria-label={`Correct the stock of ${uniqueCode}`}
          onClick={() => {
            setText(String(units));
            setView('open');
          }}
        >
          Correct
        </Button>
      </Inline>
    );
  }
  const isUsable = /^\d{1,6}$/.test(text.trim()) && reason.trim() !== '';
  const send = () => {
    setIsIncomplete(!isUsable);
    if (!isUsable) return;
    if (now !== null) onUnits(now);
    correct.write({ corrected: Number(text.trim()), seen: now ?? units });
  };
  /** Enter corrects the stock; it must not save the product around it. */
  const sendOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    send();
  };
  return (
    <div role="group" aria-label={`Stock of ${uniqueCode}`} className={css.form}>
      <div className={css.pair}>
        <TextField
          ref={focusWhole}
          label="Units now"
          inputMode="numeric"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <TextField
          label="Reason"
          maxLength={200}
          value={reason}
          hint="Such as counted, damaged, returned."
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={sendOnEnter}
        />
      </div>
      {isIncomplete && !isUsable ? <Alert tone="danger">Enter the units as a whole number, and a reason.</Alert> : null}
      {now === null ? (
        <WriteError of={correct} fallback="The stock was not changed. Try again." />
      ) : (
        <Alert tone="danger">
          {`The stock changed meanwhile: ${now === 1 ? '1 unit is' : `${now} units are`} there now. Check your figure, then set it again.`}
        </Alert>
      )}
      <Inline gap={12}>
        <Button size="small" busy={correct.isBusy} busyLabel="Saving" onClick={send}>
          Set the stock
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            setView('closed');
            onCancel();
          }}
        >
          Cancel
        </Button>
      </Inline>
    </div>
  );
}

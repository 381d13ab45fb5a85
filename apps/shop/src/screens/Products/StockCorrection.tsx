import { Alert, Button, Inline, TextField } from '@kayal/design-system';
import { useState } from 'react';
import { useCatalogueAdminApi } from '../../data/admin/catalogue-admin.ts';
import { resultOf } from '../../data/result-of.ts';
import { useWrite } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './Products.css.ts';

interface StockCorrectionProps {
  readonly uniqueCode: string;
  /** Displayed units in stock. */
  readonly units: number;
  readonly onDone: () => void;
}

/** Corrects the stock of one variant, with a reason that is stored in the ledger. */
export function StockCorrection({ uniqueCode, units, onDone }: StockCorrectionProps) {
  const api = useCatalogueAdminApi();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState(String(units));
  const [reason, setReason] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const correct = useWrite(
    (corrected: number) =>
      resultOf(api.correctStock({ uniqueCode, units: corrected, reason: reason.trim(), seen: units })),
    () => {
      setIsOpen(false);
      onDone();
    },
  );
  if (!isOpen) {
    return (
      <Inline justify="between">
        <span>{units === 1 ? '1 unit in stock' : `${units} units in stock`}</span>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Correct the stock of ${uniqueCode}`}
          onClick={() => setIsOpen(true)}
        >
          Correct
        </Button>
      </Inline>
    );
  }
  const isUsable = /^\d{1,6}$/.test(text.trim()) && reason.trim() !== '';
  return (
    <div role="group" aria-label={`Stock of ${uniqueCode}`} className={css.form}>
      <div className={css.pair}>
        <TextField
          label="Units now"
          inputMode="numeric"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <TextField
          label="Reason"
          maxLength={200}
          value={reason}
          hint="Such as counted, damaged, returned."
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      {isIncomplete && !isUsable ? <Alert tone="danger">Enter the units as a whole number, and a reason.</Alert> : null}
      <WriteError of={correct} fallback="The stock was not changed. Try again." />
      <Inline gap={12}>
        <Button
          size="small"
          busy={correct.isBusy}
          busyLabel="Saving"
          onClick={() => {
            setIsIncomplete(!isUsable);
            if (isUsable) correct.write(Number(text.trim()));
          }}
        >
          Set the stock
        </Button>
        <Button size="small" variant="quiet" onClick={() => setIsOpen(false)}>
          Cancel
        </Button>
      </Inline>
    </div>
  );
}

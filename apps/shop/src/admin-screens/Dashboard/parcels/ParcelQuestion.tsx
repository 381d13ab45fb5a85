import type { Parcel, ParcelStep, StepDetails } from '@kayal/api-contract/client';
import { Button, ConfirmDialog, Dialog, Stack, TextArea } from '@kayal/design-system';
import { useId, useRef, useState } from 'react';
import type { Write } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { ShipDialog } from '../packing/ShipDialog.tsx';

/** Steps that are asked about before they are taken. */
export const askedSteps = ['ship', 'correct', 'returnToSender', 'restock'] as const satisfies readonly ParcelStep[];
export type AskedStep = (typeof askedSteps)[number];

/** Max characters of a note; the server refuses more. */
const maxNote = 300;

interface ParcelQuestionProps {
  readonly parcel: Parcel;
  readonly step: AskedStep;
  readonly write: Pick<Write<never>, 'isBusy' | 'error' | 'repeat'>;
  readonly onTake: (details: StepDetails) => void;
  readonly onClose: () => void;
}

/** What a parcel's step needs: a courier, why it came back, or a confirmation. */
export function ParcelQuestion({ parcel, step, write, onTake, onClose }: ParcelQuestionProps) {
  const what = `parcel ${parcel.number}`;
  if (step === 'ship') {
    return <ShipDialog what={what} isOne write={write} onShip={onTake} onClose={onClose} />;
  }
  if (step === 'correct') {
    return <ShipDialog what={what} isOne sent={parcel} write={write} onShip={onTake} onClose={onClose} />;
  }
  if (step === 'returnToSender') return <CameBack what={what} write={write} onTake={onTake} onClose={onClose} />;
  const units = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { exchange } = parcel;
  const then = exchange === null ? 'leave the order' : `return ${exchange.returnId} is open again`;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Put the units back into stock?"
      description={`${units === 1 ? '1 unit' : `${units} units`} of ${what} can be sold again and ${then}. There is no way back.`}
      confirmLabel="Put back into stock"
      busy={write.isBusy}
      onConfirm={() => onTake({})}
    >
      {write.error === null ? undefined : (
        <WriteError of={write} fallback="The units could not be put back. Please try again." />
      )}
    </ConfirmDialog>
  );
}

interface CameBackProps extends Omit<ParcelQuestionProps, 'parcel' | 'step'> {
  readonly what: string;
}

/** Asks why a parcel came back. */
function CameBack({ what, write, onTake, onClose }: CameBackProps) {
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !write.isBusy) onClose();
      }}
      size="small"
      title={`Did ${what} come back?`}
      description="Its units are packed again, or put back into stock, as you decide then."
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={write.isBusy} busyLabel="Saving">
            It came back
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onTake(note.trim() === '' ? {} : { note: note.trim() });
        }}
      >
        <Stack gap={12}>
          <TextArea
            ref={field}
            label="Why"
            optionalLabel="optional"
            hint="For the order’s timeline: refused, nobody at home."
            rows={2}
            maxLength={maxNote}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <WriteError of={write} fallback="It could not be saved. Please try again." />
        </Stack>
      </form>
    </Dialog>
  );
}

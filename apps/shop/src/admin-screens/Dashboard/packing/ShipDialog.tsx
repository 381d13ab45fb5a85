import type { Parcel, StepDetails } from '@kayal/api-contract/client';
import { Alert, Button, Dialog, Inline, Select, Stack, TextField, TextLink } from '@kayal/design-system';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { Write } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { settingsAddress } from '../../Settings/settings-sections.ts';
import { useCouriers } from './use-couriers.ts';

/** What the server accepts as a tracking number. */
const trackingNumber = /^[A-Za-z0-9][A-Za-z0-9 /_-]{0,39}$/;

interface ShipDialogProps {
  /** What is shipped: `order KY260004`, `12 orders`. */
  readonly what: string;
  readonly description?: string;
  /** Whether it travels under one tracking number. */
  readonly isOne: boolean;
  /** The parcel whose courier and tracking number are corrected. */
  readonly sent?: Parcel;
  readonly write: Pick<Write<never>, 'isBusy' | 'error' | 'repeat'>;
  readonly onShip: (details: StepDetails) => void;
  readonly onClose: () => void;
  /** Another way to ship. */
  readonly children?: ReactNode;
}

/**
 * Asks for the courier, and for the tracking number of one parcel: a scanner types it and ends it with Enter. For a parcel
 * that is on its way both are corrected.
 */
export function ShipDialog({ what, description, isOne, sent, write, onShip, onClose, children }: ShipDialogProps) {
  const formId = useId();
  const number = useRef<HTMLInputElement>(null);
  const couriers = useCouriers();
  const [chosen, setChosen] = useState(sent?.courierId ?? couriers.last);
  const [problem, setProblem] = useState<string>();
  const known = couriers.data ?? [];
  // One that has left the settings is not offered.
  const courierId = couriers.data === undefined || known.some(({ id }) => id === chosen) ? chosen : '';

  const ship = (): void => {
    const typed = number.current?.value.trim() ?? '';
    if (typed !== '' && !trackingNumber.test(typed)) {
      setProblem('A tracking number has letters, digits and - / _ only, at most 40.');
      number.current?.focus();
      return;
    }
    if (sent === undefined) couriers.remember(courierId);
    onShip({
      ...(courierId === '' ? {} : { courierId }),
      ...(typed === '' ? {} : { trackingNumber: typed }),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !write.isBusy) onClose();
      }}
      size="small"
      title={sent === undefined ? `Ship ${what}` : `Correct the tracking of ${what}`}
      description={sent === undefined ? description : 'The customer gets a mail with what you save.'}
      initialFocus={number}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={write.isBusy}
            busyLabel={sent === undefined ? 'Shipping' : 'Saving'}
          >
            {sent === undefined ? `Ship ${what}` : 'Save'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ship();
        }}
      >
        <Stack gap={16}>
          <Select
            label="Courier"
            value={courierId}
            placeholder={couriers.data === undefined && couriers.error === null ? 'Loading...' : 'No courier'}
            options={known.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setChosen(event.target.value)}
          />
          {couriers.error === null ? null : (
            <Alert tone="danger">
              <Inline gap={12}>
                The couriers could not be loaded.
                <Button variant="secondary" size="small" onClick={couriers.reload}>
                  Try again
                </Button>
              </Inline>
            </Alert>
          )}
          {couriers.data?.length === 0 ? (
            <TextLink href={settingsAddress('selling')} place="standalone">
              Add couriers in Settings
            </TextLink>
          ) : null}
          {isOne ? (
            <TextField
              ref={number}
              label="Tracking number"
              optionalLabel="optional"
              hint={sent === undefined ? 'Type or scan it; Enter ships.' : 'Type or scan it; Enter saves.'}
              defaultValue={sent?.trackingNumber ?? ''}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
              error={problem}
              onChange={() => setProblem(undefined)}
            />
          ) : null}
          <WriteError
            of={write}
            fallback={`It could not be ${sent === undefined ? 'shipped' : 'saved'}. Please try again.`}
          />
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}

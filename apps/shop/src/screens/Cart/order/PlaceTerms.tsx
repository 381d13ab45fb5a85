import { Alert, Button, Stack } from '@kayal/design-system';
import { useEffect } from 'react';
import { usePlaceTerms } from '../../../data/shopper/use-place-terms.ts';
import type { KnownPlace } from './use-bag-terms.ts';

interface PlaceTermsProps {
  /** Null where the shop charges without pincodes. */
  readonly pincode: string | null;
  /** Why the bag cannot be ordered to there. */
  readonly problem: string | null;
  readonly onRead: (known: KnownPlace) => void;
}

/** Reads the terms of a place for the bag, and says why the bag cannot be ordered to there. */
export function PlaceTerms({ pincode, problem, onRead }: PlaceTermsProps) {
  const { place, retry } = usePlaceTerms(pincode);
  useEffect(() => {
    if (place !== undefined) onRead({ pincode, place });
  }, [onRead, pincode, place]);
  if (problem !== null) return <Alert tone="danger">{problem}</Alert>;
  if (retry === null) return null;
  return (
    <Alert tone="danger">
      <Stack gap={12} align="start">
        We could not work out what the delivery costs.
        <Button variant="secondary" size="small" icon="refresh" onClick={retry}>
          Retry
        </Button>
      </Stack>
    </Alert>
  );
}

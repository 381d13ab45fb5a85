import { Alert, Button, Stack } from '@kayal/design-system';
import { useEffect } from 'react';
import { usePlaceTerms } from '../../../data/shopper/use-place-terms.ts';
import type { KnownPlace, OrderedLines } from './use-bag-terms.ts';

interface PlaceTermsProps {
  /** Null where the shop charges without pincodes. */
  readonly pincode: string | null;
  readonly lines: OrderedLines;
  readonly onRead: (known: KnownPlace) => void;
}

/** Reads the terms of a place for the bag, and says why the bag cannot be ordered to there. */
export function PlaceTerms({ pincode, lines, onRead }: PlaceTermsProps) {
  const { place, retry } = usePlaceTerms(pincode);
  useEffect(() => {
    if (place !== undefined) onRead({ pincode, place });
  }, [onRead, pincode, place]);
  const problem = place?.problemOf(lines) ?? null;
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

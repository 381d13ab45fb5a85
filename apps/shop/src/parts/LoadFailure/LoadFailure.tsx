import { Button, Container, StatePanel } from '@kayal/design-system';
import { useRevalidator } from 'react-router-dom';
import { useIsOffline } from '../../browser/use-is-offline.ts';

interface LoadFailureProps {
  readonly heading?: string;
}

/** As `RetryPanel`, for the data that the route of a page loads. */
export function LoadFailure({ heading = 'We could not load this' }: LoadFailureProps) {
  const { revalidate, state } = useRevalidator();
  const offline = useIsOffline();
  return (
    <Container>
      <StatePanel
        kind={offline ? 'offline' : 'failed'}
        heading={offline ? 'You are offline' : heading}
        text={
          offline
            ? 'Check your connection; everything you kept is still here.'
            : 'The shop did not answer. Try again in a moment.'
        }
        actions={
          <Button busy={state === 'loading'} busyLabel="Loading" onClick={() => void revalidate()}>
            Try again
          </Button>
        }
      />
    </Container>
  );
}

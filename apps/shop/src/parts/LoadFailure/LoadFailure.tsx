import { Button, Container, StatePanel } from '@kayal/design-system';
import { useIsOffline } from '../../browser/use-is-offline.ts';
import { usePages, usePageState } from '../../runtime/pages/use-pages.ts';

interface LoadFailureProps {
  readonly heading?: string;
}

/** As `RetryPanel`, for the data that the route of a page loads. */
export function LoadFailure({ heading = 'We could not load this' }: LoadFailureProps) {
  const { revalidate } = usePages();
  const { isRevalidating } = usePageState();
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
          <Button busy={isRevalidating} busyLabel="Loading" onClick={() => void revalidate()}>
            Try again
          </Button>
        }
      />
    </Container>
  );
}

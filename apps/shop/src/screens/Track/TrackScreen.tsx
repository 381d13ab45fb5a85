import { Container, PageHeading } from '@kayal/design-system';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import * as css from './TrackScreen.css.ts';

const TrackedByLink = lazy(async () => ({ default: (await import('./TrackedByLink.tsx')).TrackedByLink }));

const noChange = () => () => {};

/** Whether the page runs in a browser: the server never sees the fragment of an address. */
const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );

/** An order as the link of a mail shows it, without a log-in. The link's token is in the fragment. */
export function TrackScreen() {
  const { hash } = useLocation();
  const isInBrowser = useIsInBrowser();
  const loading = <p role="status">Loading...</p>;
  return (
    <>
      <PageMeta title="Track your order" hidden />
      <Container className={css.page}>
        <PageHeading title="Track your order" />
        {isInBrowser ? (
          <Suspense fallback={loading}>
            <TrackedByLink key={hash} token={hash.slice(1)} />
          </Suspense>
        ) : (
          loading
        )}
      </Container>
    </>
  );
}

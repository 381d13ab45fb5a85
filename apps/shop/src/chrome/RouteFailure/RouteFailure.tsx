import { Button, Container, StatePanel } from '@kayal/design-system';
import { useIsOffline } from '../../browser/use-is-offline.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import * as css from './RouteFailure.css.ts';

/** Shown in place of a page whose script could not be loaded or whose rendering failed; offers a reload. */
export function RouteFailure() {
  const offline = useIsOffline();
  return (
    <main id="main" className={css.root}>
      <PageMeta title="This page could not be shown" after="nothing" hidden />
      <Container>
        <StatePanel
          kind={offline ? 'offline' : 'failed'}
          level={1}
          heading={offline ? 'You are offline' : 'This page could not be shown'}
          text={
            offline
              ? 'Check your connection and load the page again. Your bag and your wishlist are kept.'
              : 'Something broke on our side, or a part of the page did not arrive. Your bag and your wishlist are kept.'
          }
          actions={
            <>
              <Button onClick={() => location.reload()}>Load again</Button>
              <a className={css.home} href="/">
                Back to home
              </a>
            </>
          }
        />
      </Container>
    </main>
  );
}

import { shopperMessages, selectIsAdmin } from '@kayal/commerce-core';
import { Button, ButtonLink, StatePanel } from '@kayal/design-system';
import type { ReactNode } from 'react';
import { useIsOffline } from '../../browser/use-is-offline.ts';
import { useShop } from '../../data/use-shop.ts';
import { useStartedActors } from '../../machines/actors/use-started-actors.ts';
import { useLiveStore } from '../../machines/actors/live-store.ts';
import { useSession } from '../../machines/actors/use-session-cart-wishlist.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { SecondFactorGate } from './SecondFactorGate.tsx';

/**
 * Shows the page to admins and an explanation to everyone else. It only decides what is shown: the server refuses
 * every admin call by itself.
 */
export function AdminOnly({ children }: { readonly children: ReactNode }) {
  const { profile } = useShop();
  useStartedActors();
  const isAdmin = useSession(selectIsAdmin);
  if (isAdmin) return <SecondFactorGate>{children}</SecondFactorGate>;
  return (
    <>
      <PageMeta title={`${profile.name} back office`} after="nothing" hidden />
      <AccessPending />
    </>
  );
}

/** What is shown in place of the page: a skeleton until the session is known, an error, or the refusal. */
function AccessPending() {
  const live = useLiveStore();
  const isOffline = useIsOffline();
  const isKnown = useSession((snapshot) => snapshot.hasTag('known'));
  const isSignedIn = useSession((snapshot) => snapshot.hasTag('signedIn'));
  const isUnreachable = useSession((snapshot) => snapshot.hasTag('failed'));

  if (isUnreachable) {
    const retry = () => live.act(({ session }) => session.send({ type: 'session.retry' }));
    return (
      <StatePanel
        kind={isOffline ? 'offline' : 'failed'}
        level={1}
        heading={isOffline ? 'You are offline' : 'We could not check who you are'}
        text={isOffline ? 'Check your connection; what you had not saved is still kept.' : 'The shop did not answer.'}
        actions={<Button onClick={retry}>Try again</Button>}
      />
    );
  }
  if (!isKnown) return <p role="status">Loading...</p>;
  if (!isSignedIn) {
    return (
      <StatePanel
        kind="notAllowed"
        level={1}
        heading={shopperMessages['S8.PROF.02']}
        text="This page is for the people who run the shop."
        actions={<ButtonLink href={paths.login}>Log in</ButtonLink>}
      />
    );
  }
  return (
    <StatePanel
      kind="notAllowed"
      level={1}
      heading="Not authorised"
      text="Your account is a shopper's. This page is for the people who run the shop."
      actions={<ButtonLink href={paths.home}>Back to the shop</ButtonLink>}
    />
  );
}

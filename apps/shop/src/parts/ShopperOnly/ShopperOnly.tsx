import type { SessionUser } from '@kayal/api-contract/client';
import { shopperMessages, selectUser } from '@kayal/commerce-core';
import { ButtonLink, Container, StatePanel } from '@kayal/design-system';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { usePersonalActors } from '../../machines/actors/use-started-actors.ts';
import { useIsVisitor } from '../../machines/actors/live-store.ts';
import type { ReturnState } from '../../runtime/routing/return-address.ts';
import { useSession } from '../../machines/actors/use-session-cart-wishlist.ts';
import { paths } from '../../paths.ts';
import { RetryPanel } from '../RetryPanel/RetryPanel.tsx';

interface ShopperOnlyProps {
  /** Shown on the server, during hydration, and until the session and the content's script are loaded. */
  readonly skeleton: ReactNode;
  readonly children: (shopper: SessionUser, actors: ShopActors) => ReactNode;
}

/**
 * The content of a personal page for a signed-in shopper. A visitor gets a link to the login, which returns here.
 */
export function ShopperOnly({ skeleton, children }: ShopperOnlyProps) {
  const { actors, retry } = usePersonalActors();
  const isVisitor = useIsVisitor();
  const { pathname, search } = useLocation();
  const shopper = useSession(selectUser) ?? null;
  const isWaiting = useSession((snapshot) => snapshot.hasTag('restoring')) ?? true;
  const isUnknown = useSession((snapshot) => snapshot.hasTag('failed')) ?? false;
  if (!isVisitor && actors === null && retry !== null) {
    return (
      <Container>
        <RetryPanel onRetry={retry} />
      </Container>
    );
  }
  // While another tab's login is checked she is still here, with what she types.
  if (!isVisitor && (actors === null || (isWaiting && shopper === null))) return skeleton;
  if (actors !== null && shopper !== null) return <Suspense fallback={skeleton}>{children(shopper, actors)}</Suspense>;
  return (
    <Container>
      {actors !== null && isUnknown ? (
        <RetryPanel onRetry={() => actors.session.send({ type: 'session.retry' })} />
      ) : (
        <StatePanel
          kind="notAllowed"
          icon="user"
          heading={shopperMessages['S8.PROF.02']}
          text="Your bag, addresses and orders are kept with your account."
          actions={
            <ButtonLink href={paths.login} state={{ returnTo: `${pathname}${search}` } satisfies ReturnState}>
              Sign In
            </ButtonLink>
          }
        />
      )}
    </Container>
  );
}

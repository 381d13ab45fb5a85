import { Button, ButtonLink } from '@kayal/design-system';
import { useIsVisitor, useShopActors } from '../../machines/actors/live-store.ts';
import { useSession } from '../../machines/actors/use-session-cart-wishlist.ts';
import { paths } from '../../paths.ts';

/** Log in or log out; nothing until the session is known. */
export function SessionEntry() {
  const session = useShopActors()?.session;
  const isKnown = useSession((snapshot) => snapshot.hasTag('known'));
  const isSignedIn = useSession((snapshot) => snapshot.hasTag('signedIn'));
  const isVisitor = useIsVisitor();
  if (!isKnown && !isVisitor) return null;
  return session !== undefined && isSignedIn ? (
    <Button variant="quiet" size="small" icon="logOut" onClick={() => session.send({ type: 'session.signOut' })}>
      Log out
    </Button>
  ) : (
    <ButtonLink variant="quiet" size="small" href={paths.login}>
      Log in
    </ButtonLink>
  );
}

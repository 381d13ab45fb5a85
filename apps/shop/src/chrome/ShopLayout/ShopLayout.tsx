import { LinkProvider } from '@kayal/design-system';
import { Outlet } from 'react-router-dom';
import { useScrollOnNavigation } from '../../app/use-scroll-on-navigation.ts';
import { AppLink } from '../../parts/AppLink/AppLink.tsx';

/** The frame of every shop page. */
export function ShopLayout() {
  useScrollOnNavigation();
  return (
    <LinkProvider component={AppLink}>
      <main id="main">
        <Outlet />
      </main>
    </LinkProvider>
  );
}

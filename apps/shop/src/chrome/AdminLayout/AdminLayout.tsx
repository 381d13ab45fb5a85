import { LinkProvider } from '@kayal/design-system';
import { Outlet } from 'react-router-dom';
import { useScrollOnNavigation } from '../../app/use-scroll-on-navigation.ts';
import { AppLink } from '../../parts/AppLink/AppLink.tsx';

/** The frame of the back office. */
export function AdminLayout() {
  useScrollOnNavigation();
  return (
    <LinkProvider component={AppLink}>
      <main id="main">
        <Outlet />
      </main>
    </LinkProvider>
  );
}

import { LinkProvider } from '@kayal/design-system';
import { useScrollOnNavigation } from '../../app/use-scroll-on-navigation.ts';
import { AppLink } from '../../parts/AppLink/AppLink.tsx';
import { AdminHeader } from './AdminHeader.tsx';
import * as css from './AdminLayout.css.ts';
import { AdminOnly } from './AdminOnly.tsx';

/** The frame of the back office: its header, and a door that opens for admins only (S2.DASH.02-09, J02). */
export function AdminLayout() {
  useScrollOnNavigation();
  return (
    <LinkProvider component={AppLink}>
      <a className="k-skip" href="#main">
        Skip to content
      </a>
      <AdminHeader />
      <main id="main" className={css.main}>
        <AdminOnly />
      </main>
    </LinkProvider>
  );
}

import { AdminHeader } from './AdminHeader.tsx';
import * as css from './AdminLayout.css.ts';
import { AdminOnly } from './AdminOnly.tsx';

/** The frame of the back office: its header, and a door that opens for admins only (S2.DASH.02-09, J02). */
export function AdminLayout() {
  return (
    <>
      <AdminHeader />
      <main id="main" tabIndex={-1} className={css.main}>
        <AdminOnly />
      </main>
    </>
  );
}

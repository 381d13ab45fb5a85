import { AdminHeader } from './AdminHeader.tsx';
import * as css from './AdminLayout.css.ts';
import { AdminOnly } from './AdminOnly.tsx';

/** The frame of the back office: its header, and pages that only admins see. */
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

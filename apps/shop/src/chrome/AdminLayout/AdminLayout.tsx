import type { ReactNode } from 'react';
import { AdminHeader } from './AdminHeader.tsx';
import * as css from './AdminLayout.css.ts';
import { AdminOnly } from './AdminOnly.tsx';

/** The frame of the back office: its header, and pages that only admins see. */
export function AdminLayout({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <AdminHeader />
      {/* Its pages end with a bar of buttons, which no toast may cover on a phone. */}
      <main id="main" tabIndex={-1} className={css.main} data-toasts="top">
        <AdminOnly>{children}</AdminOnly>
      </main>
    </>
  );
}

import { Outlet } from 'react-router-dom';
import { ShopFooter } from '../ShopFooter/ShopFooter.tsx';
import { ShopHeader } from '../ShopHeader/ShopHeader.tsx';
import * as css from './ShopLayout.css.ts';
import { useIsLeaving } from './use-is-leaving.ts';

/** The frame of every shop page: header, the page itself, footer. */
export function ShopLayout() {
  const isLeaving = useIsLeaving();
  return (
    <>
      <ShopHeader />
      <main id="main" tabIndex={-1} className={css.main} aria-busy={isLeaving || undefined}>
        <Outlet />
      </main>
      <ShopFooter />
    </>
  );
}

import { Outlet } from 'react-router-dom';
import { ShopFooter } from '../ShopFooter/ShopFooter.tsx';
import { ShopHeader } from '../ShopHeader/ShopHeader.tsx';
import * as css from './ShopLayout.css.ts';

/** The frame of every shop page: header, the page itself, footer. */
export function ShopLayout() {
  return (
    <>
      <ShopHeader />
      <main id="main" tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <ShopFooter />
    </>
  );
}

import { LinkProvider } from '@kayal/design-system';
import { Outlet } from 'react-router-dom';
import { useScrollOnNavigation } from '../../app/use-scroll-on-navigation.ts';
import { AppLink } from '../../parts/AppLink/AppLink.tsx';
import { PageProgress } from '../PageProgress/PageProgress.tsx';
import { ShopFooter } from '../ShopFooter/ShopFooter.tsx';
import { ShopHeader } from '../ShopHeader/ShopHeader.tsx';
import { LazyToaster } from '../Toaster/LazyToaster.tsx';
import * as css from './ShopLayout.css.ts';

/** The frame of every shop page: header, the page itself, footer, and what stands above them. */
export function ShopLayout() {
  useScrollOnNavigation();
  return (
    <LinkProvider component={AppLink}>
      <a className="k-skip" href="#main">
        Skip to content
      </a>
      <PageProgress />
      <ShopHeader />
      <main id="main" tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <ShopFooter />
      <LazyToaster />
    </LinkProvider>
  );
}

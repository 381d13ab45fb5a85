import { LinkProvider } from '@kayal/design-system';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import type { HydrationEvent } from '../../runtime/hydration-data.ts';
import { useScrollOnNavigation } from '../../runtime/use-scroll-on-navigation.ts';
import { AppLink } from '../../parts/AppLink/AppLink.tsx';
import { PageProgress } from '../PageProgress/PageProgress.tsx';
import { LazyToaster } from '../Toaster/LazyToaster.tsx';

/** What every page stands in, shop, sign-in family and back office alike: links, scrolling, progress, toasts. */
export function AppFrame() {
  useScrollOnNavigation();
  useEffect(() => {
    document.dispatchEvent(new Event('kayal:hydrated' satisfies HydrationEvent));
  }, []);
  return (
    <LinkProvider component={AppLink}>
      <a className="k-skip" href="#main">
        Skip to content
      </a>
      <PageProgress />
      <Outlet />
      <LazyToaster />
    </LinkProvider>
  );
}

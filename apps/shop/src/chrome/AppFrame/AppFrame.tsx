import type { PublicShop } from '@kayal/api-contract/client';
import { LinkProvider } from '@kayal/design-system';
import { useEffect, useState, type ReactNode } from 'react';
import { replayActs } from '../../browser/held-acts.ts';
import { ShopProvider, useShop } from '../../data/use-shop.ts';
import { useScrollOnNavigation } from '../../runtime/routing/use-scroll-on-navigation.ts';
import { AppLink } from '../../parts/AppLink/AppLink.tsx';
import { PageProgress } from '../PageProgress/PageProgress.tsx';
import { LazyToaster } from '../Toaster/LazyToaster.tsx';
import type { loader } from './AppFrame.loader.ts';
import { useLayoutData } from '../../runtime/pages/use-pages.ts';

/** The frame of every page of shop, sign-in and back office: links, scrolling, progress, toasts. */
export function AppFrame({ children }: { readonly children?: ReactNode }) {
  useScrollOnNavigation();
  useEffect(replayActs, []);
  const shop = useLoadedShop();
  // React keeps a loaded style sheet, so one that the settings no longer name must be switched off.
  useEffect(() => {
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[data-precedence="theme"]'))
      sheet.disabled = sheet.getAttribute('href') !== shop.themeStylesheet;
  }, [shop.themeStylesheet]);
  return (
    <ShopProvider value={shop}>
      <LinkProvider component={AppLink}>
        {shop.themeStylesheet === null ? null : (
          <link rel="stylesheet" href={shop.themeStylesheet} precedence="theme" />
        )}
        <a className="k-skip" href="#main">
          Skip to content
        </a>
        <PageProgress />
        {children}
        <LazyToaster />
      </LinkProvider>
    </ShopProvider>
  );
}

/** The shop's settings as last read: a page whose read failed keeps those of the page before. */
function useLoadedShop(): PublicShop {
  const loaded = useLayoutData<typeof loader>('app') ?? null;
  const first = useShop();
  const [known, setKnown] = useState(loaded ?? first);
  if (loaded === null || loaded === known) return known;
  setKnown(loaded);
  return loaded;
}

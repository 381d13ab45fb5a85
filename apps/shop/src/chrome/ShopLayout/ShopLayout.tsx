import type { ReactNode } from 'react';
import { ShopFooter } from '../ShopFooter/ShopFooter.tsx';
import { ShopHeader } from '../ShopHeader/ShopHeader.tsx';
import * as css from './ShopLayout.css.ts';
import { useIsLeaving } from './use-is-leaving.ts';

/** The frame of every shop page: header, the page itself, footer. */
export function ShopLayout({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <ShopHeader />
      <Main>{children}</Main>
      <ShopFooter />
    </>
  );
}

/** The page itself, dimmed while the next one takes long. */
function Main({ children }: { readonly children: ReactNode }) {
  const isLeaving = useIsLeaving();
  return (
    <main id="main" tabIndex={-1} className={css.main} aria-busy={isLeaving || undefined}>
      {children}
    </main>
  );
}

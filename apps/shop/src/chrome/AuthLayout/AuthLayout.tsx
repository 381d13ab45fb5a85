import { useShop } from '../../data/use-shop.ts';
import { SplitLayout } from '@kayal/design-system';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { HeroPicture } from '../../parts/HeroPicture/HeroPicture.tsx';
import { ShopLogo } from '../../parts/Wordmark/ShopLogo.tsx';
import * as css from './AuthLayout.css.ts';

/** The layout of the sign-in pages: a form, and on desktop a picture beside it. */
export function AuthLayout({ children }: { readonly children?: ReactNode }) {
  const { profile } = useShop();
  return (
    <SplitLayout
      logo={
        <a className={css.logo} href={paths.home}>
          <ShopLogo>{profile.name}</ShopLogo>
        </a>
      }
      picture={<HeroPicture shape="tall" />}
    >
      {children}
    </SplitLayout>
  );
}

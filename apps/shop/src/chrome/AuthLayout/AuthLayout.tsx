import { useShop } from '../../data/use-shop.ts';
import { SplitLayout } from '@kayal/design-system';
import { Outlet } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { HeroPicture } from '../../parts/HeroPicture/HeroPicture.tsx';
import { LogoOr } from '../../parts/Wordmark/LogoOr.tsx';
import * as css from './AuthLayout.css.ts';

/** The layout of the sign-in pages: a form, and on desktop a picture beside it. */
export function AuthLayout() {
  const { profile } = useShop();
  return (
    <SplitLayout
      logo={
        <a className={css.logo} href={paths.home}>
          <LogoOr>{profile.name}</LogoOr>
        </a>
      }
      picture={<HeroPicture shape="tall" />}
    >
      <Outlet />
    </SplitLayout>
  );
}

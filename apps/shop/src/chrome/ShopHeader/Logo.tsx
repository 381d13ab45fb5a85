import { useShop } from '../../data/use-shop.ts';
import { paths } from '../../paths.ts';
import { Wordmark } from '../../parts/Wordmark/Wordmark.tsx';
import * as css from './ShopHeader.css.ts';

/** Leads home by a real page load, past the router (S2.HDR.03, J61). */
export function Logo() {
  const { profile } = useShop();
  return (
    <a className={css.logo} href={paths.home} aria-label={`${profile.name}, home`}>
      <Wordmark />
    </a>
  );
}

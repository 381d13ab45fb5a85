import { useShop } from '../../data/use-shop.ts';
import { paths } from '../../paths.ts';
import { Wordmark } from '../../parts/Wordmark/Wordmark.tsx';
import * as css from './ShopHeader.css.ts';

/** Leads home by a full page load, without the router. */
export function Logo() {
  const { profile } = useShop();
  return (
    <a className={css.logo} href={paths.home} aria-label={`${profile.name}, home`}>
      <Wordmark />
    </a>
  );
}

import { shopProfile } from '@kayal/commerce-core';
import { paths } from '../../paths.ts';
import { Wordmark } from '../../parts/Wordmark/Wordmark.tsx';
import * as css from './ShopHeader.css.ts';

/** Leads home by a real page load, past the router (S2.HDR.03, J61). */
export function Logo() {
  return (
    <a className={css.logo} href={paths.home} aria-label={`${shopProfile.name}, home`}>
      <Wordmark />
    </a>
  );
}

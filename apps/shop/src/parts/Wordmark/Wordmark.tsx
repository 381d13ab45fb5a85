import { useShop } from '../../data/use-shop.ts';
import { ShopLogo } from './ShopLogo.tsx';
import * as css from './Wordmark.css.ts';

/** The shop's logo, or its name with a sign, a wave of the backwaters. It inherits colour and size. */
export function Wordmark() {
  const { profile } = useShop();
  return (
    <ShopLogo>
      <span className={css.root}>
        <svg className={css.sign} viewBox="0 0 32 32" aria-hidden="true">
          <rect className={css.plate} width="32" height="32" rx="2" />
          <path
            className={css.wave}
            d="M0 12.5C5.3 7 10.7 7 16 12.5s10.7 5.5 16 0V18c-5.3 5.5-10.7 5.5-16 0S5.3 12.5 0 18Z"
          />
          <path
            className={css.wave}
            d="M0 22.5c5.3-5.5 10.7-5.5 16 0s10.7 5.5 16 0V25c-5.3 5.5-10.7 5.5-16 0s-10.7-5.5-16 0Z"
          />
        </svg>
        <span className={css.name}>{profile.name}</span>
      </span>
    </ShopLogo>
  );
}

import type { ReactNode } from 'react';
import { useShop } from '../../data/use-shop.ts';
import * as css from './ShopLogo.css.ts';

/** The shop's logo, as high as the text around it. @param props.children shown by a shop without a logo */
export function ShopLogo({ children }: { readonly children: ReactNode }) {
  const { profile, logo } = useShop();
  if (logo === null) return children;
  return <img className={css.logo} alt={profile.name} {...logo} />;
}

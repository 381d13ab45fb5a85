import type { ReactNode } from 'react';
import { useShop } from '../../data/use-shop.ts';
import * as css from './LogoOr.css.ts';

/** The shop's logo; the children where it has none. Its height is that of the text around it. */
export function LogoOr({ children }: { readonly children: ReactNode }) {
  const { profile, logo } = useShop();
  if (logo === null) return children;
  return <img className={css.logo} alt={profile.name} {...logo} />;
}

import { Suspense, type ReactNode } from 'react';
import { useShop } from '../../data/use-shop.ts';
import { lazyOrNothing } from '../../runtime/first-view/lazy-or-nothing.ts';
import * as css from './Compare.css.ts';

/** Loaded only in a shop that compares products. */
const loadParts = () => import('./CompareParts.tsx');
const Toggle = lazyOrNothing('compare', async () => (await loadParts()).CompareToggle);
const Bar = lazyOrNothing('compare', async () => (await loadParts()).CompareBar);

interface ComparableProps {
  readonly product: { readonly id: number; readonly name: string };
  /** The product's card, above the toggle. */
  readonly children?: ReactNode;
}

/** A product with a toggle that chooses it for the comparison; the product alone in a shop that compares nothing. */
export function Comparable({ product: { id, name }, children }: ComparableProps) {
  if (useShop().comparison === undefined) return children;
  return (
    <div className={css.comparable}>
      {children}
      <div className={css.row}>
        <Suspense>
          <Toggle id={id} name={name} leadsOn={children === undefined} />
        </Suspense>
      </div>
    </div>
  );
}

/** At the foot of the screen: how many products are chosen, and the way to their comparison. */
export function CompareBar() {
  if (useShop().comparison === undefined) return null;
  return (
    <Suspense>
      <Bar />
    </Suspense>
  );
}

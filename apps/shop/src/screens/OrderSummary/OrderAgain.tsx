import type { OrderLine } from '@kayal/api-contract/client';
import { shopperMessages } from '@kayal/commerce-core';
import { Alert, Button, TextLink } from '@kayal/design-system';
import { useState } from 'react';
import { useApiConnection } from '../../data/api/api-context.ts';
import { loadApiScript } from '../../data/api/load-api.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { paths } from '../../paths.ts';
import type { Reordered } from './reorder.ts';

interface OrderAgainProps {
  readonly lines: readonly OrderLine[];
  readonly actors: ShopActors;
}

/** Adds the lines of an order to the bag again, and names those that are not available. */
export function OrderAgain({ lines, actors }: OrderAgainProps) {
  const connection = useApiConnection();
  const [state, setState] = useState<'idle' | 'pending' | 'failed' | Reordered>('idle');
  const orderAgain = async (): Promise<void> => {
    if (state === 'pending') return;
    setState('pending');
    try {
      // Few shoppers order again, so the others do not load this.
      const [{ reorder }, { shopApi }] = await Promise.all([import('./reorder.ts'), loadApiScript()]);
      const dependencies = { api: shopApi(connection), cart: actors.cart };
      setState(await reorder(dependencies, lines, shopperMessages['S8.ORD.04']));
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        wide
        busy={state === 'pending'}
        busyLabel="Filling your bag"
        onClick={() => void orderAgain()}
      >
        Order again
      </Button>
      {typeof state === 'string' ? null : <Outcome result={state} />}
      {state === 'failed' ? <Alert tone="danger">{shopperMessages['S8.CART.03']}</Alert> : null}
    </>
  );
}

function Outcome({ result: { added, short, missing } }: { readonly result: Reordered }) {
  return (
    <Alert tone={missing.length + short.length === 0 ? 'success' : 'info'}>
      {added === 0 ? 'Nothing of this order can be bought now. ' : 'What we have is on its way into your bag. '}
      {missing.length === 0 ? null : `Sold out: ${missing.join(', ')}. `}
      {short.map(({ name, left }) => `Only ${left} of ${name} left. `).join('')}
      {added === 0 ? null : <TextLink href={paths.cart}>Go to the bag</TextLink>}
    </Alert>
  );
}

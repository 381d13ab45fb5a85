import type { Address, CartLine } from '@kayal/api-contract/client';
import { formatOrderDate, selectOrderedLines } from '@kayal/commerce-core';
import { useActor } from '@xstate/react';
import { useMemo } from 'react';
import { waitFor } from 'xstate';
import { showNotice } from '../../browser/show-notice.ts';
import { provideOrderPlacement } from '../../machines/order-placement.ts';
import type { ShopActors } from '../../machines/shop-actors.ts';
import { useActorWatch } from '../../machines/actor-watch.ts';
import { useActorEvents } from '../../machines/use-actor-events.ts';

interface Placement {
  readonly customerId: string;
  readonly actors: ShopActors;
  /** Called when an order is refused because no address is set; must be stable between renders. */
  readonly onNoAddress: () => void;
}

/** The content of the order as a text, to notice changes after the press of Place Order. */
const contentOf = (lines: readonly CartLine[]): string =>
  JSON.stringify(lines.map(({ uniqueCode, quantity, price }) => [uniqueCode, quantity, price]));

/** The order placement of this page, connected to toasts, cart and session. */
export function usePlacement({ customerId, actors, onNoAddress }: Placement) {
  const { api, cart, session, newKey } = actors;
  const machine = useMemo(() => provideOrderPlacement(api), [api]);
  const [snapshot, send, order] = useActor(machine, { input: { newKey }, ...useActorWatch() });

  useActorEvents(order, (event) => {
    if (event.type === 'order.notice') {
      showNotice(event.notice, () => order.send({ type: 'order.retry' }));
      if (order.getSnapshot().context.callError?.status === 401) session.send({ type: 'session.lost' });
    } else if (event.type === 'order.placed') cart.send({ type: 'order.placed' });
    else if (event.type === 'order.cartOutdated') cart.send({ type: 'cart.reload' });
    else if (event.type === 'order.refused' && event.reason === 'noAddress') onNoAddress();
  });

  /** Places the order after the cart changes in flight are confirmed; a failed change shows its own message. */
  const place = async (address: Address | null): Promise<void> => {
    const shown = selectOrderedLines(cart.getSnapshot());
    const lines = selectOrderedLines(await waitFor(cart, (bag) => !bag.hasTag('busy')));
    if (contentOf(shown) !== contentOf(lines)) return;
    send({ type: 'order.place', draft: { customerId, lines, address, date: formatOrderDate(Date.now()) } });
  };

  return { snapshot, send, place };
}

import type { Address, CartLine } from '@kayal/api-contract/client';
import { formatOrderDate, noticeOf, selectOrderedLines, type orderPlacementMachine } from '@kayal/commerce-core';
import { useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { showNotice } from '../../../browser/show-notice.ts';
import { isServerTimeKnown, serverTime } from '../../../data/api/server-time.ts';
import { useShop } from '../../../data/use-shop.ts';
import { restingSnapshot } from '../../../machines/actors/resting-actor.ts';
import type { ShopActors, ShopSnapshot } from '../../../machines/actors/shop-actors.ts';
import { useLazyActor } from '../../../machines/actors/use-lazy-actor.ts';
import { useLiveStore } from '../../../runtime/session/live-store.ts';

/** What screens read of an order placement. */
export type PlacementSnapshot = ShopSnapshot<typeof orderPlacementMachine>;

interface PlacementInput {
  readonly customerId: string;
  readonly actors: ShopActors;
  /** Called when an order is refused because no address is set. */
  readonly onNoAddress: () => void;
}

/** The content of the order as a text, to notice changes after the press of Place Order. */
const contentOf = (lines: readonly CartLine[]): string =>
  JSON.stringify(lines.map(({ uniqueCode, quantity, price }) => [uniqueCode, quantity, price]));

/**
 * The order placement of this page, connected to toasts, cart and session. Its machine is loaded at the first action. An
 * order on its way goes on when the page is left, and says how it ended.
 */
export function usePlacement({ customerId, actors, onNoAddress }: PlacementInput) {
  const live = useLiveStore();
  const { cart, session, newKey } = actors;
  const { timeZone } = useShop();
  const isLeaving = useNavigation().state !== 'idle';
  const [idle] = useState<PlacementSnapshot>(() =>
    restingSnapshot('idle', [], { draft: null, key: null, order: null, refusal: null, callError: null, newKey }),
  );
  const { actor, snapshot, send } = useLazyActor({
    start: async (watch) => {
      const { api } = await live.whenLive();
      const { startOrderPlacement } = await import('../../../machines/buying/order-placement.ts');
      return startOrderPlacement(api, newKey, watch);
    },
    onEvent: (event) => {
      if (event.type === 'order.notice') {
        if (actor?.getSnapshot().context.callError?.status === 401) return session.send({ type: 'session.lost' });
        // The reason stands above the bag, where it stays.
        showNotice({ ...event.notice, detail: null }, () => {
          if (actor?.getSnapshot().status === 'active') return send({ type: 'order.retry' });
          // The page was left, and the bag may hold more by now: that must not be emptied.
          cart.send({ type: 'cart.reload' });
        });
      } else if (event.type === 'order.placed') {
        cart.send({ type: 'order.placed' });
        // The dialog goes with this page.
        if (isLeaving) showNotice(noticeOf('success', 'S2.CART.19'));
        // The emptied page is shorter: where it was scrolled to, Back would show nothing but the footer.
        window.scrollTo({ top: 0, behavior: 'instant' });
      } else if (event.type === 'order.cartOutdated') cart.send({ type: 'cart.reload' });
      else if (event.type === 'order.refused' && event.reason === 'noAddress') onNoAddress();
    },
    leaving: {
      isBusy: (order) => order.hasTag('busy'),
      // The order exists, or may: its lines are in the bag only if the server has them there.
      onLeave: (order) => {
        if (order.hasTag('retryable')) cart.send({ type: 'cart.reload' });
      },
      onEvent: (event) => {
        // Somebody else may be here by then.
        if (cart.getSnapshot().context.customerId !== customerId) return;
        if (event.type === 'order.notice') {
          showNotice({ ...event.notice, action: null });
          cart.send({ type: 'cart.reload' });
        } else if (event.type === 'order.placed') {
          cart.send({ type: 'order.placed' });
          showNotice(noticeOf('success', 'S2.CART.19'));
        } else if (event.type === 'order.cartOutdated') cart.send({ type: 'cart.reload' });
      },
    },
  });

  /** Places the order after the cart changes in flight are confirmed; a failed change shows its own message. */
  const place = (address: Address | null): void => {
    const shown = selectOrderedLines(cart.getSnapshot());
    live.act(async ({ api, whenCartIdle }) => {
      // Any answer that no cache stores tells the time; without one the device's clock must do.
      if (!isServerTimeKnown()) await api.session().catch(() => null);
      const lines = selectOrderedLines(await whenCartIdle());
      if (contentOf(shown) !== contentOf(lines)) return;
      send({
        type: 'order.place',
        draft: { customerId, lines, address, date: formatOrderDate(serverTime(), timeZone) },
      });
    });
  };

  return { snapshot: snapshot ?? idle, send, place };
}

/** The order placement of the bag's page. */
export type Placement = ReturnType<typeof usePlacement>;

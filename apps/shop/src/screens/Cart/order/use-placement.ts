import type { Address, CartLine, Paise, PaymentWay } from '@kayal/api-contract/client';
import {
  formatOrderDate,
  noticeOf,
  selectOrderedLines,
  type OrderPlacementEmitted,
  type OrderPlacementEvent,
  type orderPlacementMachine,
} from '@kayal/commerce-core';
import { useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { toastStore } from '@kayal/design-system';
import { showNotice } from '../../../browser/show-notice.ts';
import { isServerTimeKnown, serverTime } from '../../../data/api/server-time.ts';
import { useShop } from '../../../data/use-shop.ts';
import { leaveActor, type Leaving } from '../../../machines/actors/leave-actor.ts';
import { useActorWatch } from '../../../machines/actors/actor-watch.ts';
import type { ShopActors } from '../../../machines/actors/shop-actors.ts';
import { useActorValue } from '../../../machines/actors/use-actor-value.ts';
import { usePageActor } from '../../../machines/actors/use-page-actor.ts';
import { paymentLink } from '../../../paths.ts';
import { usePageState } from '../../../runtime/pages/use-pages.ts';

/** What screens read of an order placement. */
export type PlacementSnapshot = SnapshotFrom<typeof orderPlacementMachine>;

interface PlacementInput {
  readonly customerId: string;
  readonly actors: ShopActors;
  /** Called when an order is refused because no address is set. */
  readonly onNoAddress: () => void;
}

const loadPlacement = async () => (await import('../../../machines/buying/order-placement.ts')).createOrderPlacement;

/** The content of the order as a text, to notice changes after the press of Place Order. */
const contentOf = (lines: readonly CartLine[]): string =>
  JSON.stringify(lines.map(({ uniqueCode, quantity, price }) => [uniqueCode, quantity, price]));

/**
 * The order placement of this page, connected to toasts, cart and session. An order on its way goes on when the page is
 * left, and says how it ended.
 */
export function usePlacement({ customerId, actors, onNoAddress }: PlacementInput) {
  const { api, cart, session, newKey, whenCartIdle } = actors;
  const watch = useActorWatch();
  const { timeZone } = useShop();
  const navigate = useNavigate();
  const isLeaving = usePageState().next !== null;
  const leaving: Leaving<PlacementSnapshot, OrderPlacementEmitted> = {
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
      } else if (event.type === 'order.awaited') {
        const run = () => void navigate(paymentLink(event.order.entryNo).href);
        toastStore.push({ tone: 'neutral', title: 'Your order waits for its payment.', action: { label: 'Pay', run } });
      } else if (event.type === 'order.cartOutdated') cart.send({ type: 'cart.reload' });
      // Nothing asks for the code any more.
      else if (event.type === 'order.codeNeeded') showNotice(noticeOf('danger', 'S8.ORD.01'));
    },
  };
  const actor = usePageActor({
    create: async () => (await loadPlacement())(api, newKey, watch),
    onEvent: (event: OrderPlacementEmitted) => {
      if (event.type === 'order.notice') {
        if (actor?.getSnapshot().context.callError?.status === 401) return session.send({ type: 'session.lost' });
        // The reason stands above the bag, where it stays.
        showNotice({ ...event.notice, detail: null }, () => {
          if (actor?.getSnapshot().status === 'active') return actor.send({ type: 'order.retry' });
          // The page was left, and the bag may hold more by now: that must not be emptied.
          cart.send({ type: 'cart.reload' });
        });
      } else if (event.type === 'order.placed') {
        cart.send({ type: 'order.placed' });
        // The dialog goes with this page.
        if (isLeaving) showNotice(noticeOf('success', 'S2.CART.19'));
        // The emptied page is shorter: where it was scrolled to, Back would show nothing but the footer.
        window.scrollTo({ top: 0, behavior: 'instant' });
      } else if (event.type === 'order.awaited') void navigate(paymentLink(event.order.entryNo).href);
      else if (event.type === 'order.cartOutdated') cart.send({ type: 'cart.reload' });
      else if (event.type === 'order.refused' && event.reason === 'noAddress') onNoAddress();
    },
    leaving,
  });

  /** @param way to pay @param amount to pay, as it is shown where there are promotions. Places the order after the cart changes in flight are confirmed; a failed change shows its own message. */
  const place = async (address: Address | null, way: PaymentWay, amount?: Paise): Promise<void> => {
    const shown = selectOrderedLines(cart.getSnapshot());
    // Any answer that no cache stores tells the time; without one the device's clock must do.
    if (!isServerTimeKnown()) await api.session().catch(() => null);
    const lines = selectOrderedLines(await whenCartIdle());
    if (contentOf(shown) !== contentOf(lines)) return;
    const isOpen = actor?.getSnapshot().status === 'active';
    const order = isOpen ? actor : (await loadPlacement())(api, newKey, watch).start();
    order.send({
      type: 'order.place',
      draft: {
        customerId,
        lines,
        address,
        date: formatOrderDate(serverTime(), timeZone),
        payment: way,
        ...(amount !== undefined && { amount }),
      },
    });
    // The page was left meanwhile.
    if (!isOpen) leaveActor(order, leaving);
  };

  return {
    /** Undefined until the machine has started. */
    actor,
    snapshot: useActorValue(actor, (snapshot): PlacementSnapshot => snapshot),
    send: (event: OrderPlacementEvent) => actor?.send(event),
    place,
  };
}

/** The order placement of the bag's page. */
export type Placement = ReturnType<typeof usePlacement>;

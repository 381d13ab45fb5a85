import type { CallError } from '../../call-error.ts';
import type { Notice } from '../../notice.ts';

/** The order that the confirm dialog names (J47). */
export interface DeliveryQuestion {
  readonly entryNo: string;
  readonly customerName: string;
}

/** What the machine remembers. */
export interface OrderDeliveryContext {
  /** What the open dialog asks about. */
  readonly question: DeliveryQuestion | null;
  /** Orders this machine has marked and the server has confirmed, over what the page loaded. */
  readonly confirmed: readonly string[];
  /** Orders being marked, in order; the first is in flight while the state is `saving`. */
  readonly queue: readonly string[];
  readonly callError: CallError | null;
}

/** Everything the machine understands. */
export type OrderDeliveryEvent =
  /** 'Done' was pressed (S4.ADMORD.01). */
  | ({ readonly type: 'delivery.ask' } & DeliveryQuestion)
  | { readonly type: 'delivery.confirm' }
  | { readonly type: 'delivery.cancel' };

/** What the machine emits. */
export type OrderDeliveryEmitted =
  | { readonly type: 'delivery.notice'; readonly notice: Notice }
  /** The server has marked it: the page's list may be read again. */
  | { readonly type: 'delivery.done'; readonly entryNo: string };

/** What the UI asks `snapshot.hasTag` for. */
export type OrderDeliveryTag = 'asking' | 'busy';

import type { CallError } from '../../call-error.ts';
import type { Notice } from '../../texts/notice.ts';

/** The order that the confirm dialog names. */
export interface DeliveryQuestion {
  readonly entryNo: string;
  readonly customerName: string;
}

/** Context of the machine. */
export interface OrderDeliveryContext {
  /** The order that the open dialog names. */
  readonly question: DeliveryQuestion | null;
  /** Orders marked by this machine and confirmed by the server, which the loaded list does not have yet. */
  readonly confirmed: readonly string[];
  /** Orders being marked, in order; the first is in flight while the state is `saving`. */
  readonly queue: readonly string[];
  readonly callError: CallError | null;
}

/** Events that the machine accepts. */
export type OrderDeliveryEvent =
  /** 'Done' was pressed. */
  | ({ readonly type: 'delivery.ask' } & DeliveryQuestion)
  | { readonly type: 'delivery.confirm' }
  | { readonly type: 'delivery.cancel' };

/** Events that the machine emits. */
export type OrderDeliveryEmitted =
  | { readonly type: 'delivery.notice'; readonly notice: Notice }
  /** The server has marked it: the page's list may be read again. */
  | { readonly type: 'delivery.done'; readonly entryNo: string };

/** Tags of the states, for `snapshot.hasTag`. */
export type OrderDeliveryTag = 'asking' | 'busy';

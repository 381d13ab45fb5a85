import { shopperMessages, selectOrderErrorText, selectPlacedOrder } from '@kayal/commerce-core';
import { Alert, Button, TextLink } from '@kayal/design-system';
import { paths } from '../../../paths.ts';
import * as css from '../CartScreen.css.ts';
import type { PlacementSnapshot } from './use-placement.ts';

interface OrderAlertsProps {
  readonly order: PlacementSnapshot;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
  /** Whether none of the lines that the server refused is in the bag as it was refused. */
  readonly isMended: boolean;
}

/** What went wrong with the order, which a shopper must see before she retries it. */
export function OrderAlerts({ order, onRetry, onDismiss, isMended }: OrderAlertsProps) {
  const retry = (
    <Button variant="secondary" size="small" icon="refresh" onClick={onRetry}>
      Retry
    </Button>
  );
  const unanswered = order.matches({ submitFailed: 'network' });
  const uncleared = order.matches('clearFailed');
  const refused = order.hasTag('failed') && !unanswered && !uncleared && !isMended;
  return (
    <>
      {unanswered ? (
        <Alert tone="danger">
          The shop did not answer, so we cannot tell whether your order arrived. Retry: it is never placed twice.
          <div className={css.alertActions}>{retry}</div>
        </Alert>
      ) : null}
      {uncleared ? (
        <Alert tone="danger">
          Your order {selectPlacedOrder(order)?.entryNo} is placed. Only the bag could not be emptied.
          <div className={css.alertActions}>
            {retry}
            <Button variant="quiet" size="small" onClick={onDismiss}>
              Go on
            </Button>
          </div>
        </Alert>
      ) : null}
      {refused ? (
        <Alert tone="danger">
          {selectOrderErrorText(order) ?? shopperMessages['S8.ORD.01']}
          {order.context.callError?.code === 'payment.waiting' ? (
            <div className={css.alertActions}>
              <TextLink href={paths.payment}>See that payment</TextLink>
            </div>
          ) : null}
        </Alert>
      ) : null}
    </>
  );
}

import { StatusPill } from '@kayal/design-system';

interface OrderStatusPillProps {
  readonly isDelivered: boolean;
  readonly isCancelled: boolean;
}

/** The status of an order in the back office. */
export function OrderStatusPill({ isDelivered, isCancelled }: OrderStatusPillProps) {
  if (isCancelled) return <StatusPill tone="neutral" label="Cancelled" />;
  return isDelivered ? <StatusPill tone="success" label="Success" /> : <StatusPill tone="danger" label="Pending" />;
}

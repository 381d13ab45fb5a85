import type { OrdersApi, TrackedOrder } from '@kayal/api-contract/client';
import { toCallError } from '@kayal/commerce-core';
import { ButtonLink, OrderTimeline, Stack, StatePanel } from '@kayal/design-system';
import { resultOf } from '../../data/api/result-of.ts';
import { useOrdersApi } from '../../data/shopper/orders-api.ts';
import { useRead } from '../../data/use-read.ts';
import { useDateFormat } from '../../data/use-shop.ts';
import { orderSteps } from '../../parts/ParcelList/order-steps.ts';
import { ParcelList } from '../../parts/ParcelList/ParcelList.tsx';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { orderLink, paths } from '../../paths.ts';
import * as css from './TrackScreen.css.ts';

/** The form of a link's token; anything else is not sent. */
const tokenForm = /^[\w-]{43}$/;

/** Statuses of a link that is damaged, ended or too old. */
const endedStatuses: readonly (number | null)[] = [400, 404];

interface TrackedByLinkProps {
  /** From the address's fragment. */
  readonly token: string;
}

/** Reads the order of a link: loading, failed, no longer valid, ready. */
export function TrackedByLink({ token }: TrackedByLinkProps) {
  const api = useOrdersApi();
  const isToken = tokenForm.test(token);
  const { data, error, reload } = useRead(['tracked order', token], isToken ? () => readTracked(api, token) : null);
  if (data) return <Tracked order={data} />;
  if (!isToken || data === null) {
    return (
      <StatePanel
        kind="empty"
        icon="box"
        heading="This link is no longer valid"
        text="Links in our mails open an order for five weeks. Log in to see all of your orders."
        actions={<ButtonLink href={paths.myOrders}>My Orders</ButtonLink>}
      />
    );
  }
  if (error !== null) return <RetryPanel heading="We could not load this order" onRetry={reload} />;
  return <p role="status">Loading...</p>;
}

/** @returns null where the link is no longer valid */
async function readTracked(api: OrdersApi, token: string): Promise<TrackedOrder | null> {
  try {
    return (await resultOf(api.trackOrder(token))).order;
  } catch (error) {
    if (endedStatuses.includes(toCallError(error).status)) return null;
    throw error;
  }
}

function Tracked({ order }: { readonly order: TrackedOrder }) {
  const dates = useDateFormat();
  const parcels = order.parcels.map((parcel) => ({
    ...parcel,
    items: [
      ...(parcel.exchange === null ? [] : ['In exchange for a return']),
      ...parcel.items.map(({ name, size, quantity }) => `${quantity} × ${name}${size === '' ? '' : `, size ${size}`}`),
    ],
  }));
  return (
    <Stack gap={24}>
      <p className={css.facts}>
        Order {order.entryNo} to {order.destination}
      </p>
      <OrderTimeline label="The way of your order" steps={orderSteps(order, dates, order.deliveryDays)} />
      <ParcelList heading="h2" parcels={parcels} />
      <div>
        <ButtonLink href={orderLink(order.entryNo).href} variant="secondary">
          Log in to see all of this order
        </ButtonLink>
      </div>
    </Stack>
  );
}

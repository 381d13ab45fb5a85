import { Link } from '@kayal/design-system';
import { Fact } from '../../parts/PolicyPage/Fact.tsx';
import type { PolicySection } from '../../parts/PolicyPage/PolicyPage.tsx';
import { paths } from '../../paths.ts';

/** Sections 3 to 6: from the product to the refund. */
export const buyingSections: readonly PolicySection[] = [
  {
    id: 'product-information-and-pricing',
    title: 'Product information and pricing',
    body: (
      <>
        <p>
          We describe and photograph every piece as carefully as we can. Screens differ, so a colour may look a little
          different in your hand.
        </p>
        <p>
          Prices are in Indian rupees and include all taxes. Where a price is struck through, it is the maximum retail
          price, and the other is what you pay. Prices and offers can change, but never for an order already placed. If
          a price is plainly a mistake, we tell you and cancel the order rather than send it.
        </p>
      </>
    ),
  },
  {
    id: 'orders-and-payment',
    title: 'Orders and payment',
    body: (
      <>
        <p>
          Placing an order is your offer to buy; we accept it when we confirm it on the page and by mail. We may decline
          an order when a piece is gone, when an address cannot be reached, or when something about it looks wrong. In
          that case you pay nothing.
        </p>
        <p>
          The price you confirm is the price you pay. How an order can be paid is shown in your bag before you place it.
          We never keep the number of a card.
        </p>
      </>
    ),
  },
  {
    id: 'shipping-and-delivery',
    title: 'Shipping and delivery',
    body: (
      <p>
        We process an order within <Fact of="processing" />, and delivery is estimated at <Fact of="delivery" /> after
        that. These are estimates: weather, strikes and holidays can delay a parcel. The risk passes to you when it is
        handed over at your address. The <Link href={paths.shippingPolicy}>Shipping Policy</Link> has the details.
      </p>
    ),
  },
  {
    id: 'returns-and-refunds',
    title: 'Returns and refunds',
    body: (
      <p>
        You can return a piece within <Fact of="returnPeriod" /> of delivery, unworn and with its tags. Report what came
        damaged or wrong within <Fact of="damagedReport" />. Refunds take <Fact of="refund" />. Final sale items cannot
        be returned. The <Link href={paths.returnPolicy}>Returns and Refunds Policy</Link> says how.
      </p>
    ),
  },
];

import { shopProfile } from '@kayal/commerce-core';
import { Link } from '@kayal/design-system';
import { Fact } from '../../parts/PolicyPage/Fact.tsx';
import type { PolicySection } from '../../parts/PolicyPage/PolicyPage.tsx';
import { paths } from '../../paths.ts';

const isFree = shopProfile.deliveryCharge === 0;

/** From the order to the door. */
export const shippingSections: readonly PolicySection[] = [
  {
    id: 'processing',
    title: 'Getting it ready',
    body: (
      <p>
        We pick, check and pack every order within <Fact of="processing" />. Business days are Monday to Saturday, but
        no public holidays in Kerala. An order that comes on a day off is taken up on the next business day.
      </p>
    ),
  },
  {
    id: 'delivery',
    title: 'How long it takes',
    body: (
      <>
        <p>
          Once packed, delivery is estimated at <Fact of="delivery" />, depending on where you live. Your bag shows the
          day we expect it before you order.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Estimated time</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Processing</td>
              <td>
                <Fact of="processing" />
              </td>
            </tr>
            <tr>
              <td>Delivery</td>
              <td>
                <Fact of="delivery" />
              </td>
            </tr>
          </tbody>
        </table>
        <p>
          Floods, strikes and festivals can slow a parcel down. If yours is later than promised, we chase it for you.
        </p>
      </>
    ),
  },
  {
    id: 'cost',
    title: 'What it costs',
    body: isFree ? (
      <p>Delivery is free, everywhere in India, whatever the size of the order.</p>
    ) : (
      <p>
        Delivery costs <Fact of="deliveryPrice" /> an order, everywhere in India. Your bag shows it before you order.
      </p>
    ),
  },
  {
    id: 'where',
    title: 'Where we deliver',
    body: (
      <p>
        We deliver to every pincode in India that our couriers serve, and not abroad for now. Check the address you have
        chosen before you place the order: once a parcel is on its way, it cannot be sent elsewhere.
      </p>
    ),
  },
  {
    id: 'follow',
    title: 'Following your order',
    body: (
      <p>
        Where an order stands is shown in <Link href={paths.myOrders}>My Orders</Link>: placed, on its way or delivered.
      </p>
    ),
  },
  {
    id: 'trouble',
    title: 'When something goes wrong',
    body: (
      <p>
        If a parcel comes damaged, or with the wrong thing in it, report it within <Fact of="damagedReport" /> with a
        photograph; the <Link href={`${paths.returnPolicy}#damaged-or-wrong`}>Returns and Refunds Policy</Link> says
        how. If it does not come at all, <Link href={paths.contact}>tell us</Link> and we look for it.
      </p>
    ),
  },
];

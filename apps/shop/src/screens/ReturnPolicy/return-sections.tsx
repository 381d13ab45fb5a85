import { shopProfile } from '@kayal/commerce-core';
import { Link } from '@kayal/design-system';
import { Fact } from '../../parts/PolicyPage/Fact.tsx';
import type { PolicySection } from '../../parts/PolicyPage/PolicyPage.tsx';
import { paths } from '../../paths.ts';

const { supportEmail } = shopProfile.contact;

/** What can come back, how, and when the money returns. */
export const returnSections: readonly PolicySection[] = [
  {
    id: 'return-period',
    title: 'How long you have',
    body: (
      <p>
        We accept returns within <Fact of="returnPeriod" /> of delivery. The piece must be unworn, unwashed and have all
        its tags, and come in its own packing if you still have it.
      </p>
    ),
  },
  {
    id: 'size-and-fit',
    title: 'Size and fit',
    body: (
      <p>
        Try it on at home, over what you train in. If it pinches or flaps, return it and order the size that fits: the
        sizes at hand are shown on the product’s page.
      </p>
    ),
  },
  {
    id: 'how-to-return',
    title: 'How to return something',
    body: (
      <ol>
        <li>
          Write to us through the <Link href={paths.contact}>contact form</Link> or at{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a> with the number of your order, which stands in{' '}
          <Link href={paths.myOrders}>My Orders</Link>.
        </li>
        <li>Say which pieces come back and why. We answer with the address and the next step.</li>
        <li>Pack them well, put a note with the order number inside, and keep the courier’s receipt.</li>
      </ol>
    ),
  },
  {
    id: 'damaged-or-wrong',
    title: 'Damaged or wrong items',
    body: (
      <p>
        Damaged or incorrect items must be reported within <Fact of="damagedReport" /> of delivery. Send a photograph of
        the piece and of its label. We replace it or refund it in full, and its way back costs you nothing.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    body: (
      <p>
        When a return has reached us and been checked, we refund what you paid for it within <Fact of="refund" />, the
        way you paid. Your bank may take a little longer to show it.
      </p>
    ),
  },
  {
    id: 'final-sale',
    title: 'What cannot come back',
    body: (
      <>
        <p>
          Final sale items are not returnable; they are marked so before you buy. For reasons of hygiene, neither are:
        </p>
        <ul>
          <li>swimwear whose hygiene seal is gone;</li>
          <li>bottles and other things for drinking that have been used.</li>
        </ul>
        <p>Something that came damaged or wrong can always come back.</p>
      </>
    ),
  },
];

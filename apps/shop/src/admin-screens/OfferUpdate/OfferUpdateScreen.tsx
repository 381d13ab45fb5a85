import { OfferDesk } from './OfferDesk.tsx';

/** Offers. */
export function OfferUpdateScreen() {
  return <OfferDesk title="Add Offer" text="Pick an item and say what shoppers pay while its offer stands." />;
}

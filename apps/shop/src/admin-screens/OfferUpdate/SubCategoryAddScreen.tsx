import { OfferDesk } from './OfferDesk.tsx';

/** The offers page under its other title, which says what it does. */
export function SubCategoryAddScreen() {
  return (
    <OfferDesk
      title="Add to SubCategories"
      text="This page sets the offer price of an item, as 'Add Offer' does. The sub-categories an item is in stay as they are."
    />
  );
}

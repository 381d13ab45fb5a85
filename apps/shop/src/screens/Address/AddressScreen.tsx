import { Container, PageHeading } from '@kayal/design-system';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ShopperOnly } from '../../parts/ShopperOnly/ShopperOnly.tsx';
import { paths } from '../../paths.ts';
import { lazyForShopper } from '../../runtime/session/lazy-for-shopper.ts';
import { AddressBookSkeleton } from './AddressBookSkeleton.tsx';
import * as css from './AddressScreen.css.ts';

const AddressBook = lazyForShopper(async () => (await import('./AddressBook.tsx')).AddressBook);

/** Delivery addresses: choose, add, edit and remove them. */
export function AddressScreen() {
  return (
    <>
      <PageMeta title="Select Delivery Address" path={paths.address} hidden />
      <div className={css.page}>
        <Container>
          <PageHeading title="Select Delivery Address" />
        </Container>
        <ShopperOnly
          skeleton={
            <Container>
              <AddressBookSkeleton />
            </Container>
          }
        >
          {(shopper, actors) => <AddressBook key={shopper.id} shopper={shopper} actors={actors} />}
        </ShopperOnly>
      </div>
    </>
  );
}

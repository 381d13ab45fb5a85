import type { Address } from '@kayal/api-contract/client';
import { addressLine, shopperMessages, selectActiveAddress, selectAddresses } from '@kayal/commerce-core';
import { AddressCard, ButtonLink, Heading, Skeleton, SkeletonGroup, StatePanel } from '@kayal/design-system';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { useAddressBook } from '../../machines/account/use-address-book.ts';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { paths } from '../../paths.ts';
import * as css from './MyInfoScreen.css.ts';

interface OwnAddressesProps {
  readonly customerId: string;
  readonly actors: ShopActors;
}

const titleId = 'my-addresses';

/** A shopper's addresses, read-only; another page changes them. */
export function OwnAddresses({ customerId, actors }: OwnAddressesProps) {
  const [book, send] = useAddressBook(customerId, actors);
  const addresses = book === undefined ? [] : selectAddresses(book);
  const activeId = book === undefined ? null : selectActiveAddress(book)?.id;
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <div className={css.head}>
        <Heading level={2} size="small" id={titleId}>
          Addresses
        </Heading>
        <ButtonLink href={paths.address} variant="secondary" size="small" icon="plus">
          Add New
        </ButtonLink>
      </div>
      {book === undefined || book.hasTag('loading') ? (
        <SkeletonGroup label="Loading your addresses" className={css.cards}>
          <Skeleton className={css.cardSkeleton} />
          <Skeleton className={css.cardSkeleton} />
        </SkeletonGroup>
      ) : book.hasTag('failed') ? (
        <RetryPanel heading={shopperMessages['S8.PROF.04']} onRetry={() => send({ type: 'addresses.reload' })} />
      ) : addresses.length === 0 ? (
        <StatePanel
          kind="empty"
          icon="pin"
          heading={shopperMessages['S8.PROF.03']}
          text="Add your first address; it becomes the one your orders go to."
        />
      ) : (
        <ul className={css.cards}>
          {addresses.map((address) => (
            <li key={address.id}>
              <OwnAddress address={address} isActive={address.id === activeId} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OwnAddress({ address, isActive }: { readonly address: Address; readonly isActive: boolean }) {
  return (
    <AddressCard
      name={address.name}
      kind={address.addressType}
      lines={[addressLine(address), `Mobile ${address.mobile}`]}
      mark={isActive ? 'Default billing address' : undefined}
      state={isActive ? 'active' : 'idle'}
    />
  );
}

import { addressLine, shopperMessages, selectActiveAddress } from '@kayal/commerce-core';
import { Button, ButtonLink, DeliverTo, Skeleton, SkeletonGroup } from '@kayal/design-system';
import type { Ref } from 'react';
import type { AddressBookSnapshot } from '../../../machines/account/use-address-book.ts';
import { paths } from '../../../paths.ts';
import * as css from '../CartScreen.css.ts';

interface DeliveryLineProps {
  readonly id: string;
  readonly ref: Ref<HTMLParagraphElement>;
  /** Undefined until it is loaded. */
  readonly book: AddressBookSnapshot | undefined;
  readonly onRetry: () => void;
  /** Number of orders refused for a missing address; each refusal highlights the Add button. */
  readonly calls: number;
}

/** The delivery address, with a link to the addresses. */
export function DeliveryLine({ id, ref, book, onRetry, calls }: DeliveryLineProps) {
  if (book === undefined || book.hasTag('loading')) {
    return (
      <SkeletonGroup label="Loading your address">
        <Skeleton shape="button" />
      </SkeletonGroup>
    );
  }
  const failed = book.hasTag('failed');
  const address = selectActiveAddress(book);
  return (
    <DeliverTo
      id={id}
      ref={ref}
      label="Deliver to:"
      address={address === null ? undefined : `${address.name}, ${addressLine(address)}`}
      emptyText={failed ? shopperMessages['S8.ADDR.03'] : shopperMessages['S2.CART.03']}
      action={
        failed ? (
          <Button variant="secondary" size="small" icon="refresh" onClick={onRetry}>
            Retry
          </Button>
        ) : (
          <span key={calls} className={css.pulse} data-calling={calls > 0 && address === null ? '' : undefined}>
            <ButtonLink href={paths.address} variant="secondary" size="small">
              Add
            </ButtonLink>
          </span>
        )
      }
    />
  );
}

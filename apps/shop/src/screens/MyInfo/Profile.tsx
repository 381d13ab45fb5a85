import { shopperMessages, shopProfile } from '@kayal/commerce-core';
import { Button, StatePanel, TextLink } from '@kayal/design-system';
import { lazy, Suspense, useState, type RefCallback } from 'react';
import { readCustomer } from '../../data/shopper/customer.ts';
import { replaceRead, useRead } from '../../data/use-read.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { paths } from '../../paths.ts';
import { FactsSkeleton } from './FactsSkeleton.tsx';
import * as css from './MyInfoScreen.css.ts';

// Few shoppers change their name, so the others do not load this.
const NameForm = lazy(async () => ({ default: (await import('./NameForm.tsx')).NameForm }));

interface ProfileProps {
  readonly customerId: string;
  readonly actors: ShopActors;
}

/** Returns the focus from the form to the Edit button. */
const takeFocus: RefCallback<HTMLButtonElement> = (button) => button?.focus();

/** Name, e-mail and password of a shopper in all their states. */
export function Profile({ customerId, actors }: ProfileProps) {
  const key = ['customer', customerId];
  const { data: customer, error, reload } = useRead(key, () => readCustomer(actors, customerId));
  const [isEditing, setIsEditing] = useState(false);
  const [wasEdited, setWasEdited] = useState(false);
  const edit = () => {
    setIsEditing(true);
    setWasEdited(true);
  };

  if (customer === undefined) {
    if (error === null) return <FactsSkeleton />;
    return <RetryPanel heading="We could not load your details" onRetry={reload} />;
  }
  if (customer === null) {
    return (
      <StatePanel
        kind="notAllowed"
        icon="user"
        heading={shopperMessages['S8.PROF.01']}
        text="We have no record behind this login. Sign out and in again, or write to us."
      />
    );
  }

  return (
    <dl className={css.facts}>
      <div className={css.fact}>
        <dt className={css.term}>Name</dt>
        <dd className={css.value}>
          {isEditing ? (
            <Suspense fallback={customer.name}>
              <NameForm
                customer={customer}
                actors={actors}
                onSaved={(name) => replaceRead(key, { ...customer, name })}
                onClose={() => setIsEditing(false)}
              />
            </Suspense>
          ) : (
            <>
              {customer.name}
              <Button
                ref={wasEdited ? takeFocus : undefined}
                variant="secondary"
                size="small"
                icon="edit"
                aria-label="Edit your name"
                onClick={edit}
              >
                Edit
              </Button>
            </>
          )}
        </dd>
      </div>
      <div className={css.fact}>
        <dt className={css.term}>E-mail</dt>
        <dd className={css.value}>{customer.email}</dd>
      </div>
      <div className={css.fact}>
        <dt className={css.term}>Password</dt>
        <dd className={css.value}>
          {shopProfile.passwordMask}
          <TextLink href={paths.forgotPassword} place="standalone" aria-label="Change your password">
            Change
          </TextLink>
        </dd>
      </div>
    </dl>
  );
}

import { messages, shopProfile } from '@kayal/commerce-core';
import { Button, StatePanel, TextLink } from '@kayal/design-system';
import { useActor } from '@xstate/react';
import { useMemo, type RefCallback } from 'react';
import { provideProfile } from '../../machines/profile.ts';
import type { ShopActors } from '../../machines/shop-actors.ts';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { paths } from '../../paths.ts';
import { FactsSkeleton } from './FactsSkeleton.tsx';
import * as css from './MyInfoScreen.css.ts';
import { NameForm } from './NameForm.tsx';

interface ProfileProps {
  readonly customerId: string;
  readonly actors: ShopActors;
}

/** The Edit button takes back the focus that the form had. */
const takeFocus: RefCallback<HTMLButtonElement> = (button) => button?.focus();

/** Name, e-mail and password of a shopper in all their states. */
export function Profile({ customerId, actors }: ProfileProps) {
  const machine = useMemo(() => provideProfile(actors), [actors]);
  const [profile, send] = useActor(machine, { input: { customerId } });
  const { customer, isNotSaved, wasEdited } = profile.context;

  if (profile.hasTag('loading')) return <FactsSkeleton />;
  if (profile.hasTag('missing')) {
    return (
      <StatePanel
        kind="notAllowed"
        icon="user"
        heading={messages['S8.PROF.01']}
        text="We have no record behind this login. Sign out and in again, or write to us."
      />
    );
  }
  if (profile.hasTag('failed') || customer === null)
    return <RetryPanel heading="We could not load your details" onRetry={() => send({ type: 'profile.reload' })} />;

  return (
    <dl className={css.facts}>
      <div className={css.fact}>
        <dt className={css.term}>Name</dt>
        <dd className={css.value}>
          {profile.hasTag('editing') ? (
            <NameForm
              name={customer.name}
              busy={profile.hasTag('busy')}
              failure={isNotSaved ? messages['J53.NOT_SAVED'] : undefined}
              onSave={(name) => send({ type: 'name.save', name })}
              onCancel={() => send({ type: 'name.cancel' })}
            />
          ) : (
            <>
              {customer.name}
              <Button
                ref={wasEdited ? takeFocus : undefined}
                variant="secondary"
                size="small"
                icon="edit"
                aria-label="Edit your name"
                onClick={() => send({ type: 'name.edit' })}
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

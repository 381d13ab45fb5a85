import type { Variant } from '@kayal/api-contract/client';
import {
  selectUser,
  selectWatchRefusal,
  selectWatchState,
  stockWatchTexts,
  type Selection,
  type WatchState,
} from '@kayal/commerce-core';
import { Button, Text, TextLink } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { useActorValue } from '../../../machines/actors/use-actor-value.ts';
import { useSession } from '../../../machines/actors/use-session-cart-wishlist.ts';
import { useStockWatch } from '../../../machines/buying/use-stock-watch.ts';
import { paths } from '../../../paths.ts';
import * as css from './BackInStock.css.ts';
import { addressWithSelection } from '../product-address.ts';

interface BackInStockAskProps {
  /** A sold-out variant. */
  readonly variant: Variant;
  readonly selection: Selection;
}

/** One button that asks for an e-mail when the size is back, or cancels it, and a line with the current state. */
export function BackInStockAsk({ variant: { uniqueCode }, selection }: BackInStockAskProps) {
  const { pathname, search } = useLocation();
  const { watch, send } = useStockWatch();
  const state = useActorValue(watch, selectWatchState(uniqueCode)) ?? 'idle';
  const refusal = useActorValue(watch, selectWatchRefusal) ?? null;
  const email = useSession(selectUser)?.email;
  const isAsked = state === 'asked';
  const press = () =>
    isAsked
      ? send({ type: 'watch.stop', uniqueCode })
      : send({ type: 'watch.ask', uniqueCode, returnTo: addressWithSelection(pathname, search, selection) });
  return (
    <div className={css.root}>
      <Button
        variant="secondary"
        icon={isAsked ? 'close' : 'mail'}
        busy={state === 'asking'}
        busyLabel={stockWatchTexts.asking}
        onClick={press}
      >
        {isAsked ? stockWatchTexts.stop : stockWatchTexts.ask}
      </Button>
      <div role="status" className={css.line}>
        <Text size={14} tone={refusal !== null ? 'danger' : isAsked ? 'success' : 'muted'}>
          {refusal ?? lineOf(state, email)}
          {state === 'login' ? (
            <>
              {' '}
              <TextLink href={paths.login}>Login</TextLink>
            </>
          ) : null}
        </Text>
      </div>
    </div>
  );
}

function lineOf(state: WatchState, email: string | undefined): string {
  if (state === 'login') return stockWatchTexts.login;
  if (state === 'asked') return email === undefined ? stockWatchTexts.asked : stockWatchTexts.askedFor(email);
  return stockWatchTexts.promise;
}

import type { OfferEvent } from '@kayal/commerce-core';
import { useActor } from '@xstate/react';
import { useCallback, useMemo, useRef } from 'react';
import { showNotice } from '../../browser/show-notice.ts';
import { useBackOfficeApi } from '../../data/admin/admin-api.ts';
import { readCategories, readCurrentOffers } from '../../data/admin/items.ts';
import { useRead } from '../../data/use-read.ts';
import { provideOffer } from '../../machines/back-office/offer.ts';
import { useActorWatch } from '../../machines/actors/actor-watch.ts';
import { useActorEvents } from '../../machines/actors/use-actor-events.ts';
import { useFoundItems } from '../../parts/ItemPicker/use-found-items.ts';

/** The offer form, its pickers and the current offers; a change loads both again. */
export function useOffers() {
  const api = useBackOfficeApi();
  const machine = useMemo(() => provideOffer(api), [api]);
  const [form, sendOn, actor] = useActor(machine, useActorWatch());
  /** The last request, so that it can be sent again after a new login. */
  const lastEvent = useRef<OfferEvent | null>(null);
  const send = useCallback(
    (event: OfferEvent) => {
      if (event.type === 'offer.submit' || event.type === 'offer.remove') lastEvent.current = event;
      sendOn(event);
    },
    [sendOn],
  );
  const askAgain = useCallback(() => {
    if (lastEvent.current !== null) sendOn(lastEvent.current);
  }, [sendOn]);
  const { category } = form.context;
  const categories = useRead(['categories'], (signal) => readCategories(api, signal));
  const items = useFoundItems(category?.id ?? null);
  const offers = useRead(['current offers'], (signal) => readCurrentOffers(api, signal));

  useActorEvents(actor, (event) => {
    if (event.type === 'offer.notice') showNotice(event.notice);
    if (event.type !== 'offer.changed') return;
    items.reload();
    offers.reload();
  });

  return { form, send, askAgain, categories, items, offers };
}

/** State and handlers of the offer page. */
export type Offers = ReturnType<typeof useOffers>;

import type { OfferEvent } from '@kayal/commerce-core';
import { useActor } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { provideCategories, provideCurrentOffers, provideOffer } from '../../machines/offer.ts';
import { useApiConnection } from '../../data/api-context.ts';
import { useReading } from '../../data/use-reading.ts';
import { useNotify } from '../../machines/use-notify.ts';
import { useFoundItems } from '../../parts/ItemPicker/use-found-items.ts';

/** The offer form, its pickers and the current offers; a change loads both again. */
export function useOffers() {
  const place = useApiConnection();
  const notify = useNotify();
  const machine = useMemo(() => provideOffer(place), [place]);
  const [form, sendOn, actor] = useActor(machine);
  /** The last request, so that it can be sent again after a new login. */
  const asked = useRef<OfferEvent | null>(null);
  const send = useCallback(
    (event: OfferEvent) => {
      if (event.type === 'offer.submit' || event.type === 'offer.remove') asked.current = event;
      sendOn(event);
    },
    [sendOn],
  );
  const askAgain = useCallback(() => {
    if (asked.current !== null) sendOn(asked.current);
  }, [sendOn]);
  const { category } = form.context;
  const categories = useReading(useMemo(() => provideCategories(place), [place]));
  const items = useFoundItems(category?.id ?? null);
  const offers = useReading(useMemo(() => provideCurrentOffers(place), [place]));
  const readItems = items.again;
  const readOffers = offers.again;

  useEffect(() => {
    const subscriptions = [
      actor.on('offer.notice', ({ notice }) => notify(notice)),
      actor.on('offer.changed', () => {
        readItems();
        readOffers();
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, notify, readItems, readOffers]);

  return { form, send, askAgain, categories, items, offers };
}

/** Everything the offer page shows. */
export type Offers = ReturnType<typeof useOffers>;

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useRevalidator } from 'react-router-dom';
import { provideImageSave } from '../../machines/image-save.ts';
import { useApiConnection } from '../../data/api-context.ts';
import { useNotify } from '../../machines/use-notify.ts';
import type { PictureItem } from './ImageUpload.loader.ts';

/** Saves one item's pictures: the machine opens once per item, its results appear as toasts, and the page is loaded again afterwards. */
export function useImageSave({ id, displayFirst }: PictureItem) {
  const place = useApiConnection();
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const machine = useMemo(() => provideImageSave(place), [place]);
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (state) => state);

  useEffect(() => {
    if (actor.getSnapshot().context.productId !== id) actor.send({ type: 'item.open', productId: id, displayFirst });
  }, [actor, id, displayFirst]);

  useEffect(() => {
    const subscriptions = [
      actor.on('image.notice', ({ notice }) => {
        // An error that can be retried is shown in the overlay, with its buttons.
        if (notice.action !== 'retry') notify(notice);
      }),
      actor.on('image.saved', () => void revalidate()),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, notify, revalidate]);

  return { snapshot, actor };
}

/** The running save of one item's pictures and its current snapshot. */
export type ImageSave = ReturnType<typeof useImageSave>;

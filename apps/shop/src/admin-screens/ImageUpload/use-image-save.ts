import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { showNotice } from '../../browser/show-notice.ts';
import { provideImageSave } from '../../machines/back-office/image-save.ts';
import { useApiConnection } from '../../data/api/api-context.ts';
import { useActorWatch } from '../../machines/actors/actor-watch.ts';
import { useActorEvents } from '../../machines/actors/use-actor-events.ts';
import type { PictureItem } from './ImageUpload.loader.ts';
import { usePages } from '../../runtime/pages/use-pages.ts';

/** Saves one item's pictures: one machine per item, results as toasts, and a reload of the page's data afterwards. */
export function useImageSave({ id, displayFirst }: PictureItem) {
  const connection = useApiConnection();
  const { revalidate } = usePages();
  const machine = useMemo(() => provideImageSave(connection), [connection]);
  const actor = useActorRef(machine, useActorWatch());
  const snapshot = useSelector(actor, (state) => state);

  useEffect(() => {
    if (actor.getSnapshot().context.productId !== id) actor.send({ type: 'item.open', productId: id, displayFirst });
  }, [actor, id, displayFirst]);

  useActorEvents(actor, (event) => {
    // A failure that can be retried is shown in the overlay, with its buttons.
    if (event.type === 'image.notice' && event.notice.action !== 'retry') showNotice(event.notice);
    if (event.type === 'image.saved') void revalidate();
  });

  return { snapshot, actor };
}

/** The running save of one item's pictures and its current snapshot. */
export type ImageSave = ReturnType<typeof useImageSave>;

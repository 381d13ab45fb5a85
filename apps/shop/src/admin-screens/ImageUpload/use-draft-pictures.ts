import { selectUser } from '@kayal/commerce-core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  saveDraftPictures,
  readDraftPictures,
  mergeDraftPictures,
  type DraftPictures,
} from '../../browser/drafts/draft-pictures.ts';
import { useSession } from '../../machines/actors/use-session-cart-wishlist.ts';
import type { PictureItem } from './ImageUpload.loader.ts';
import type { ImageSave } from './use-image-save.ts';

const nothing: DraftPictures = { pictures: [], displayChoice: null };

/**
 * Stores the unsaved choices for an item, files included, and offers to restore them after a reload. `earlier` is what an
 * earlier visit left; it stays stored beside the current choices until it is restored or discarded.
 */
export function useDraftPictures({ id }: PictureItem, { snapshot, actor }: ImageSave) {
  const owner = useSession(selectUser)?.id ?? '';
  const name = `${owner}.${id}`;
  /** Undefined while the browser storage is being read. */
  const [earlier, setEarlier] = useState<DraftPictures | null | undefined>(undefined);
  const { pictures, displayChoice, displayFirst } = snapshot.context;

  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const found = await readDraftPictures(name);
      if (isCurrent) setEarlier(found);
    })();
    return () => {
      isCurrent = false;
    };
  }, [name]);

  const chosen = useMemo<DraftPictures>(
    () => ({
      pictures: pictures.flatMap(({ colour, fileName, data }) =>
        data instanceof Blob ? [{ colour, fileName, data }] : [],
      ),
      displayChoice: displayChoice === displayFirst ? null : displayChoice,
    }),
    [pictures, displayChoice, displayFirst],
  );

  useEffect(() => {
    if (earlier !== undefined) void saveDraftPictures(name, mergeDraftPictures(earlier, chosen));
  }, [name, earlier, chosen]);

  const resume = useCallback(() => {
    for (const picture of earlier?.pictures ?? []) {
      if (chosen.pictures.every(({ colour }) => colour !== picture.colour)) {
        actor.send({ type: 'picture.choose', ...picture });
      }
    }
    const first = chosen.displayChoice ?? earlier?.displayChoice ?? null;
    if (first !== null) actor.send({ type: 'display.choose', colour: first });
    setEarlier(null);
  }, [actor, earlier, chosen]);

  return {
    earlier: earlier ?? null,
    resume,
    discardEarlier: () => setEarlier(null),
    /** Deletes everything saved for this item. */
    discard: () => void saveDraftPictures(name, nothing),
  };
}

import { selectUser } from '@kayal/commerce-core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  saveDraftPictures,
  readDraftPictures,
  mergeDraftPictures,
  type DraftPictures,
} from '../../browser/drafts/draft-pictures.ts';
import { useSession } from '../../machines/actors/use-shop-actors.ts';
import type { PictureItem } from './ImageUpload.loader.ts';
import type { ImageSave } from './use-image-save.ts';

const nothing: DraftPictures = { pictures: [], displayChoice: null };

/**
 * Stores the unsaved choices for an item, files included, and offers to restore them after a reload. `left` is what an
 * earlier visit left; it stays stored beside the current choices until it is restored or discarded.
 */
export function useKeptPictures({ id }: PictureItem, { snapshot, actor }: ImageSave) {
  const owner = useSession(selectUser)?.id ?? '';
  const name = `${owner}.${id}`;
  /** Undefined while the browser storage is being read. */
  const [left, setLeft] = useState<DraftPictures | null | undefined>(undefined);
  const { pictures, displayChoice, displayFirst } = snapshot.context;

  useEffect(() => {
    let isAsked = true;
    void (async () => {
      const found = await readDraftPictures(name);
      if (isAsked) setLeft(found);
    })();
    return () => {
      isAsked = false;
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
    if (left !== undefined) void saveDraftPictures(name, mergeDraftPictures(left, chosen));
  }, [name, left, chosen]);

  const resume = useCallback(() => {
    for (const picture of left?.pictures ?? []) {
      if (chosen.pictures.every(({ colour }) => colour !== picture.colour)) {
        actor.send({ type: 'picture.choose', ...picture });
      }
    }
    const first = chosen.displayChoice ?? left?.displayChoice ?? null;
    if (first !== null) actor.send({ type: 'display.choose', colour: first });
    setLeft(null);
  }, [actor, left, chosen]);

  return {
    left: left ?? null,
    resume,
    discardLeft: () => setLeft(null),
    /** Deletes everything saved for this item. */
    discard: () => void saveDraftPictures(name, nothing),
  };
}

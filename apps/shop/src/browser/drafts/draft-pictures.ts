import { draftDatabase } from './delete-drafts.ts';

/** A picture chosen for a colour and not sent yet. */
export interface DraftPicture {
  readonly colour: string;
  readonly fileName: string;
  readonly data: Blob;
}

/** Unsaved choices for an item. */
export interface DraftPictures {
  readonly pictures: readonly DraftPicture[];
  /** The new display colour; null where it was not changed. */
  readonly displayChoice: string | null;
}

const store = 'pictures';

/** A request's result as a promise. */
function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps no files.')));
  });
}

let opened: Promise<IDBDatabase> | null = null;

/** The database, opened once; closed when a logout deletes it. */
function database(): Promise<IDBDatabase> {
  opened ??= (async () => {
    const request = indexedDB.open(draftDatabase, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
    const made = await settled(request);
    made.addEventListener('versionchange', () => {
      made.close();
      opened = null;
    });
    return made;
  })();
  return opened;
}

/** Whether there is nothing to store. */
const isEmpty = ({ pictures, displayChoice }: DraftPictures): boolean =>
  pictures.length === 0 && displayChoice === null;

/** Merges an older and a newer choice; for the same colour the newer one wins. */
export function mergeDraftPictures(older: DraftPictures | null, newer: DraftPictures): DraftPictures {
  if (older === null) return newer;
  const kept = older.pictures.filter(({ colour }) => newer.pictures.every((picture) => picture.colour !== colour));
  return { pictures: [...kept, ...newer.pictures], displayChoice: newer.displayChoice ?? older.displayChoice };
}

/**
 * Stores unsaved choices, files included, so that they survive a reload or a closed tab; an empty choice deletes them.
 * A browser that cannot store files, such as some private windows, only logs a warning.
 * @param name names the admin and the item
 */
export async function saveDraftPictures(name: string, work: DraftPictures): Promise<void> {
  try {
    const pictures = (await database()).transaction(store, 'readwrite').objectStore(store);
    if (isEmpty(work)) await settled(pictures.delete(name));
    else await settled(pictures.put(work, name));
  } catch (error) {
    console.warn('[drafts]', error);
  }
}

/** The stored choices under a name; null where there are none. */
export async function readDraftPictures(name: string): Promise<DraftPictures | null> {
  try {
    const pictures = (await database()).transaction(store).objectStore(store);
    const found: DraftPictures | undefined = await settled(pictures.get(name));
    return found ?? null;
  } catch (error) {
    console.warn('[drafts]', error);
    return null;
  }
}

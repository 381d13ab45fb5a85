import { draftDatabase } from './delete-drafts.ts';

/** A picture chosen for a colour and not sent yet. */
export interface DraftPicture {
  readonly colour: string;
  readonly fileName: string;
  readonly data: Blob;
}

/** What was chosen for an item and is not saved yet. */
export interface DraftPictures {
  readonly pictures: readonly DraftPicture[];
  /** The colour that shall be shown first; null where that was left as it is. */
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

/** The database, opened once; let go when a logout deletes it. */
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

/** Whether nothing is left to keep. */
const isEmpty = ({ pictures, displayChoice }: DraftPictures): boolean =>
  pictures.length === 0 && displayChoice === null;

/** What an older choice and a newer one come to: the newer one counts where both are about the same colour. */
export function mergeDraftPictures(older: DraftPictures | null, newer: DraftPictures): DraftPictures {
  if (older === null) return newer;
  const kept = older.pictures.filter(({ colour }) => newer.pictures.every((picture) => picture.colour !== colour));
  return { pictures: [...kept, ...newer.pictures], displayChoice: newer.displayChoice ?? older.displayChoice };
}

/**
 * Keeps what is chosen and not saved, files included, over a reload and a closed tab; nothing is forgotten. A browser
 * that keeps no files, as some private windows, is told on the console: the work goes on without it.
 * @param name whose it is and which item's
 */
export async function saveDraftPictures(name: string, work: DraftPictures): Promise<void> {
  try {
    const pictures = (await database()).transaction(store, 'readwrite').objectStore(store);
    if (isEmpty(work)) await settled(pictures.delete(name));
    else await settled(pictures.put(work, name));
  } catch (error) {
    console.warn('[kept work]', error);
  }
}

/** What was kept under a name; null where nothing was. */
export async function readDraftPictures(name: string): Promise<DraftPictures | null> {
  try {
    const pictures = (await database()).transaction(store).objectStore(store);
    const found: DraftPictures | undefined = await settled(pictures.get(name));
    return found ?? null;
  } catch (error) {
    console.warn('[kept work]', error);
    return null;
  }
}

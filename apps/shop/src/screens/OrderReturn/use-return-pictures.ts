import type { ReturnsApi } from '@kayal/api-contract/client';
import { toCallError } from '@kayal/commerce-core';
import type { DroppedFile } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { sessionResultOf, type SessionListener } from '../../data/api/session-result.ts';

/** Pictures of one return; the server takes no more. */
export const maxPictures = 5;

const types = ['image/jpeg', 'image/png', 'image/webp'];

/** As in `<input accept>`. */
export const pictureTypes = types.join(',');

interface ReturnPicture extends DroppedFile {
  readonly file: File;
  /** The return that it belongs to; null while she has not asked for one. */
  readonly requestId: string | null;
}

/** Pictures on their way to returns. */
export interface ReturnPictures {
  /** Those of one return, or of the one that is not asked for yet. */
  readonly of: (requestId: string | null) => readonly DroppedFile[];
  /** Takes files, and sends them where the return is known. @param room how many more it may have; the others are left out */
  readonly add: (requestId: string | null, files: readonly File[], room: number) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
  /** Sends what was chosen before the return was asked for. */
  readonly sendTo: (requestId: string) => void;
  /** Why files were left out. */
  readonly errorOf: (requestId: string | null) => string | undefined;
}

/**
 * Sends pictures of damage one after another, each with its own state.
 * @param onSent called after each picture that has arrived
 */
export function useReturnPictures(api: ReturnsApi, session: SessionListener, onSent: () => void): ReturnPictures {
  const [pictures, setPictures] = useState<readonly ReturnPicture[]>([]);
  const [error, setError] = useState<{ readonly requestId: string | null; readonly text: string } | null>(null);
  const lastId = useRef(0);
  const queue = useRef(Promise.resolve());
  const change = (id: string, next: Partial<ReturnPicture>): void =>
    setPictures((all) => all.map((each) => (each.id === id ? { ...each, detail: undefined, ...next } : each)));

  const upload = async ({ id, file }: ReturnPicture, requestId: string): Promise<void> => {
    change(id, { state: 'working' });
    try {
      // A phone's photo is several times as large as the shop needs it.
      const { compressPicture } = await import('../../browser/pictures/compress-picture.ts');
      const small = await compressPicture(file, new AbortController().signal);
      await sessionResultOf(session)(
        api.addReturnPicture(requestId, new File([small], file.name, { type: small.type })),
      );
      change(id, { state: 'done' });
      onSent();
    } catch (thrown) {
      change(id, { state: 'failed', detail: toCallError(thrown).message ?? 'It did not arrive. Try again.' });
    }
  };
  const send = (picture: ReturnPicture, requestId: string): void => {
    change(picture.id, { state: 'waiting', requestId });
    queue.current = queue.current.then(() => upload(picture, requestId));
  };

  return {
    errorOf: (requestId) => (error?.requestId === requestId ? error.text : undefined),
    of: (requestId) => pictures.filter((each) => each.requestId === requestId),
    add: (requestId, files, room) => {
      const readable = files.filter(({ type }) => types.includes(type));
      const taken = readable.slice(0, Math.max(0, room)).map((file): ReturnPicture => {
        lastId.current += 1;
        return { id: `picture-${lastId.current}`, name: file.name, file, requestId, state: 'waiting' };
      });
      const wrong = readable.length < files.length ? 'Only JPEG, PNG and WebP pictures, please.' : '';
      const text = taken.length < readable.length ? `A return has at most ${maxPictures} pictures.` : wrong;
      setError(text === '' ? null : { requestId, text });
      setPictures((all) => [...all, ...taken]);
      if (requestId !== null) for (const picture of taken) send(picture, requestId);
    },
    remove: (id) => {
      setError(null);
      setPictures((all) => all.filter((each) => each.id !== id));
    },
    retry: (id) => {
      const picture = pictures.find((each) => each.id === id);
      if (picture !== undefined && picture.requestId !== null) send(picture, picture.requestId);
    },
    sendTo: (requestId) => {
      for (const picture of pictures) if (picture.requestId === null) send(picture, requestId);
    },
  };
}

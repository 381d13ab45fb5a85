import { noticeOf } from '@kayal/commerce-core';
import { useState } from 'react';
import { sessionResultOf } from '../../data/api/session-result.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';

/** Saves a shopper's new name. The session gets it too, so that every page greets her by it. */
export function useNameChange({ api, session, notify }: ShopActors, onSaved: (name: string) => void) {
  // No transition: while one waits for the server, React would hold back every page that is opened meanwhile.
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const save = async (fullName: string): Promise<void> => {
    setState('pending');
    try {
      const { name } = await sessionResultOf(session)(api.updateProfile({ fullName }));
      session.send({ type: 'session.renamed', name });
      notify(noticeOf('success', 'J53.SAVED'));
      onSaved(name);
    } catch {
      setState('failed');
    }
  };
  return { save, isPending: state === 'pending', isError: state === 'failed' };
}

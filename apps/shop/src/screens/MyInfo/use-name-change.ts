import { noticeOf } from '@kayal/commerce-core';
import { sessionResultOf } from '../../data/api/session-result.ts';
import { useWrite } from '../../data/use-write.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';

/**
 * Saves a shopper's new name. The session gets it too, so that every page greets her by it.
 * @param onSaved called also when the field was closed before the answer: then `isLeft` is true
 */
export function useNameChange({ api, session, notify }: ShopActors, onSaved: (name: string, isLeft: boolean) => void) {
  return useWrite(
    (fullName: string) => sessionResultOf(session)(api.updateProfile({ fullName })),
    ({ name }, _sent, isLeft) => {
      session.send({ type: 'session.renamed', name });
      notify(noticeOf('success', 'J53.SAVED'));
      onSaved(name, isLeft);
    },
    { subject: 'name' },
  );
}

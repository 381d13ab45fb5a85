import { useActor } from '@xstate/react';
import { useMemo } from 'react';
import { showNotice } from '../../browser/show-notice.ts';
import { provideContact } from '../../machines/contact.ts';
import { useShopApi } from '../../data/shop-api.ts';
import { useActorWatch } from '../../machines/actor-watch.ts';
import { useActorEvents } from '../../machines/use-actor-events.ts';

const newKey = () => crypto.randomUUID();

/** The contact machine of this page; its notices become toasts. */
export function useContact() {
  const api = useShopApi();
  const machine = useMemo(() => provideContact(api), [api]);
  const [snapshot, send, actor] = useActor(machine, { input: { newKey }, ...useActorWatch() });

  useActorEvents(actor, (event) => {
    if (event.type === 'contact.notice') showNotice(event.notice);
  });

  return { snapshot, send };
}

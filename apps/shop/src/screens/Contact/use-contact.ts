import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { provideContact } from '../../machines/contact.ts';
import { useApi } from '../../data/use-api.ts';
import { useNotify } from '../../machines/use-notify.ts';

const newKey = () => crypto.randomUUID();

/** The contact machine of this page, joined to toasts. */
export function useContact() {
  const api = useApi();
  const notify = useNotify();
  const machine = useMemo(() => provideContact(api), [api]);
  const [snapshot, send, actor] = useActor(machine, { input: { newKey } });

  useEffect(() => {
    const subscription = actor.on('contact.notice', ({ notice }) => notify(notice));
    return () => subscription.unsubscribe();
  }, [actor, notify]);

  return { snapshot, send };
}

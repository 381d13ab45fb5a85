import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { contactOver } from '../../machines/contact.ts';
import { useApi } from '../../data/use-api.ts';
import { useTell } from '../../machines/use-tell.ts';

const newKey = () => crypto.randomUUID();

/** The contact machine of this page, joined to toasts. */
export function useContact() {
  const api = useApi();
  const tell = useTell();
  const machine = useMemo(() => contactOver(api), [api]);
  const [snapshot, send, actor] = useActor(machine, { input: { newKey } });

  useEffect(() => {
    const subscription = actor.on('contact.notice', ({ notice }) => tell(notice));
    return () => subscription.unsubscribe();
  }, [actor, tell]);

  return { snapshot, send };
}

import { selectContactError, selectContactForm, type ContactEvent } from '@kayal/commerce-core';
import { showNotice, showUnlessError } from '../../browser/show-notice.ts';
import { useApiConnection } from '../../data/api/api-context.ts';
import { useShop } from '../../data/use-shop.ts';
import { useActorValue } from '../../machines/actors/use-actor-value.ts';
import { usePageActor } from '../../machines/actors/use-page-actor.ts';

/** The contact machine of this page; its notice of success becomes a toast. */
export function useContact() {
  const connection = useApiConnection();
  const { contact } = useShop();
  const actor = usePageActor({
    create: async (watch) => {
      const { createContact } = await import('../../machines/contact.ts');
      return createContact(connection, contact.phone, watch);
    },
    onEvent: ({ notice }) => showUnlessError(notice),
    // The form that shows an error is gone then.
    leaving: { isBusy: (machine) => machine.hasTag('busy'), onEvent: ({ notice }) => showNotice(notice) },
  });
  const snapshot = useActorValue(actor, (current) => current);

  return {
    isReady: actor !== undefined,
    error: snapshot === undefined ? null : selectContactError(snapshot),
    reason: snapshot?.context.callError?.message,
    isBusy: snapshot?.hasTag('busy') ?? false,
    /** The message has arrived, and nothing was written meanwhile. */
    isEmptied:
      snapshot?.hasTag('sent') === true && Object.values(selectContactForm(snapshot)).every((text) => text === ''),
    send: (event: ContactEvent) => actor?.send(event),
  };
}

import { selectContactError, selectContactForm, type ContactEmitted } from '@kayal/commerce-core';
import { showNotice, showUnlessError } from '../../browser/show-notice.ts';
import { useApiConnection } from '../../data/api/api-context.ts';
import { useShop } from '../../data/use-shop.ts';
import { useLazyActor } from '../../machines/actors/use-lazy-actor.ts';

/** The contact machine of this page; its notice of success becomes a toast. */
export function useContact() {
  const connection = useApiConnection();
  const { contact } = useShop();

  const { snapshot, send } = useLazyActor({
    start: async (watch) => {
      const { startContact } = await import('../../machines/contact.ts');
      return startContact(connection, contact.phone, watch);
    },
    onEvent: ({ notice }: ContactEmitted) => showUnlessError(notice),
    // The form that shows an error is gone then.
    leaving: { isBusy: (machine) => machine.hasTag('busy'), onEvent: ({ notice }) => showNotice(notice) },
  });

  return {
    error: snapshot === undefined ? null : selectContactError(snapshot),
    reason: snapshot?.context.callError?.message,
    isBusy: snapshot?.hasTag('busy') ?? false,
    /** The message has arrived, and nothing was written meanwhile. */
    isEmptied:
      snapshot?.hasTag('sent') === true && Object.values(selectContactForm(snapshot)).every((text) => text === ''),
    send,
  };
}

import type { Customer } from '@kayal/api-contract/client';
import { noticeOf } from '@kayal/commerce-core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionResultOf } from '../../data/session-result.ts';
import type { ShopActors } from '../../machines/shop-actors.ts';

/** Saves a shopper's new name. The session gets it too, so that every page greets her by it. */
export function useNameChange(customer: Customer, { api, session, notify }: ShopActors, onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (fullName: string) => sessionResultOf(session)(api.updateProfile({ fullName })),
    onSuccess: ({ name }) => {
      queries.setQueryData<Customer>(['customer', customer.id], { ...customer, name });
      session.send({ type: 'session.renamed', name });
      notify(noticeOf('success', 'J53.SAVED'));
      onSaved();
    },
  });
}

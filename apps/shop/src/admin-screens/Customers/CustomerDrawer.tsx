import { Drawer, StatePanel } from '@kayal/design-system';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCustomersDesk } from '../../data/admin/customers-desk.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead } from '../../data/use-read.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import { CustomerSessions } from './CustomerSessions.tsx';
import { customerLinkId, customersAddress, type CustomersQuery } from './customers-query.ts';

/** One customer beside the list; her id is in the address. */
export function CustomerDrawer({ query }: { readonly query: CustomersQuery }) {
  const { customer: id } = query;
  const api = useCustomersDesk();
  const navigate = useNavigate();
  const closed = useRef('');
  const { data, error, reload } = useRead(['customer', id], id === '' ? null : () => resultOf(api.customer(id)));
  return (
    <Drawer
      open={id !== ''}
      onOpenChange={(next) => {
        if (next) return;
        closed.current = id;
        void navigate(customersAddress({ ...query, customer: '' }), { preventScrollReset: true });
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        // A link to the drawer may have another page of the list behind it.
        (document.getElementById(customerLinkId(closed.current)) ?? document.getElementById('main'))?.focus();
      }}
      side="right"
      title={data?.customer.name ?? 'Customer'}
      reading
    >
      {data !== undefined ? (
        <>
          <CustomerFacts detail={data} />
          <CustomerOrders id={id} />
          <CustomerSessions customer={data.customer} />
        </>
      ) : error?.code === 'user.not_found' ? (
        <StatePanel
          kind="empty"
          heading="We could not find this customer"
          text="The account may have been deleted. Its orders are still in the list of orders."
        />
      ) : (
        <LoadingOrRetry error={error} heading="We could not load this customer" onRetry={reload} />
      )}
    </Drawer>
  );
}

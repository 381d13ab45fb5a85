import { formatNumber } from '@kayal/commerce-core';
import { Button, ButtonLink, DataTable, PageHeading, Stack, StatePanel, Text } from '@kayal/design-system';
import { useLocation, useNavigate } from 'react-router-dom';
import { customersPerPage, readCustomers, useCustomersDesk } from '../../data/admin/customers-desk.ts';
import { useMadeFile } from '../../data/admin/use-made-file.ts';
import { useRead } from '../../data/use-read.ts';
import { useDateFormat, useMoneyFormat } from '../../data/use-shop.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { PageOrRetry } from '../../parts/PageOrRetry/PageOrRetry.tsx';
import { Pager } from '../../parts/Pager/Pager.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { customerColumns } from './customer-columns.tsx';
import { CustomerDrawer } from './CustomerDrawer.tsx';
import { CustomerFilters } from './CustomerFilters.tsx';
import { customersAddress, readCustomersQuery, type CustomersQuery } from './customers-query.ts';

/** The shop's customers, and the drawer of the chosen one. The address holds search, order and page. */
export function CustomersScreen() {
  const query = readCustomersQuery(new URLSearchParams(useLocation().search));
  const api = useCustomersDesk();
  const file = useMadeFile('customers', (text: string) => api.customersFileRequest(text));
  return (
    // The drawer ends with a button, which no toast may cover.
    <Stack gap={24} data-toasts="start">
      <PageMeta title="Customers" after="back office" hidden />
      <PageHeading
        title="Customers"
        actions={
          <Button variant="secondary" size="small" busy={file.isBusy} onClick={() => file.write(query.text)}>
            Download CSV
          </Button>
        }
      />
      <WriteError of={file} fallback="The file could not be made. Please try again." />
      <CustomerFilters query={query} />
      <CustomerList query={query} />
      <CustomerDrawer query={query} />
    </Stack>
  );
}

function CustomerList({ query }: { readonly query: CustomersQuery }) {
  const { text, sort, page } = query;
  const api = useCustomersDesk();
  const navigate = useNavigate();
  const money = useMoneyFormat();
  const dates = useDateFormat();
  const { data, error, reload } = useRead(['customers', text, sort, page], () => readCustomers(api, query));
  if (data === undefined) {
    return (
      <PageOrRetry
        error={error}
        heading="We could not load the customers"
        onRetry={reload}
        firstPage={page > 1 ? customersAddress({ text, sort }) : null}
      />
    );
  }
  if (data.total === 0) return <NoCustomers isSearch={text !== ''} />;
  const hrefOf = (customer: string): string => customersAddress({ ...query, customer });
  return (
    <>
      <Text role="status" tone="muted">
        {formatNumber(data.total, money.locale)} {data.total === 1 ? 'customer' : 'customers'}
      </Text>
      <DataTable
        scroll="page"
        caption="Customers"
        columns={customerColumns({ money, dates, hrefOf })}
        rows={data.items}
        rowKey={({ id }) => id}
        rowState={({ id }) => (id === query.customer ? 'active' : 'idle')}
        // The name is a link to the same drawer.
        opening={{ onOpen: ({ id }) => void navigate(hrefOf(id), { preventScrollReset: true }) }}
      />
      <Pager
        label="Pages of customers"
        page={page}
        rowsPerPage={customersPerPage}
        total={data.total}
        addressOf={(other) => customersAddress({ text, sort, page: other })}
      />
    </>
  );
}

function NoCustomers({ isSearch }: { readonly isSearch: boolean }) {
  if (!isSearch) {
    return <StatePanel kind="empty" heading="No customers yet" text="Whoever makes an account will stand here." />;
  }
  return (
    <StatePanel
      kind="empty"
      icon="search"
      heading="No customer matches"
      text="Try another name, e-mail address, phone number, city or pincode."
      actions={<ButtonLink href={customersAddress({})}>Show all customers</ButtonLink>}
    />
  );
}

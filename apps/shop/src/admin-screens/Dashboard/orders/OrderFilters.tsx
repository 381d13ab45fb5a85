import { orderSorts, orderStatuses, type OrderSort, type OrderStatus } from '@kayal/api-contract/client';
import { Button, ButtonLink, DateField, Select, TextField } from '@kayal/design-system';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { FilterForm } from '../../../parts/FilterForm/FilterForm.tsx';
import * as css from './OrderFilters.css.ts';
import { isNarrowed, tableAddress, withFormOf, withoutFilter, type TableQuery } from '../table-query.ts';

const statusLabels: Readonly<Record<OrderStatus, string>> = {
  all: 'All orders',
  'in-process': 'Pending',
  'to-pack': 'To pack',
  packed: 'Packed',
  shipped: 'Shipped',
  'came-back': 'Came back',
  'exchange-to-ship': 'Exchanges',
  delivered: 'Success',
  cancelled: 'Cancelled',
};

const statusOptions = orderStatuses.map((value) => ({ value, label: statusLabels[value] }));

const sortLabels: Readonly<Record<OrderSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest total',
  customer: 'Customer A–Z',
};

const sortOptions = orderSorts.map((value) => ({ value, label: sortLabels[value] }));

/** Shows the form at the top of a screen on which the orders below it would be out of sight. */
function showResults(form: HTMLElement): void {
  if (form.getBoundingClientRect().bottom > innerHeight * 0.75) form.scrollIntoView();
}

/** Filters and sorts the orders. */
export function OrderFilters({ query }: { readonly query: TableQuery }) {
  const { locale } = useMoneyFormat();
  return (
    <FilterForm
      label="Orders"
      className={css.form}
      // Only what its fields show: another view beside it must not drop what is typed.
      address={tableAddress({ ...query, page: 1, panel: null, panelPage: 1, order: '', hidden: '' })}
      addressOf={(texts) => tableAddress(withFormOf(query, texts))}
      onSend={showResults}
    >
      <div className={css.search}>
        <TextField
          label="Search by order ID, name or phone"
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={query.text}
        />
      </div>
      <Select label="Status" name="status" options={statusOptions} defaultValue={query.status} />
      <Select label="Sort by" name="sort" options={sortOptions} defaultValue={query.sort} />
      <DateField label="From" name="from" defaultDay={query.from} locale={locale} />
      <DateField label="To" name="to" defaultDay={query.to} locale={locale} />
      <div className={css.acts}>
        <Button type="submit" variant="secondary" icon="search">
          Show
        </Button>
        {isNarrowed(query) ? (
          <ButtonLink variant="quiet" href={tableAddress(withoutFilter(query))}>
            Clear
          </ButtonLink>
        ) : null}
      </div>
    </FilterForm>
  );
}

import { customerSorts, type CustomerSort } from '@kayal/api-contract/client';
import { Button, ButtonLink, Select, TextField } from '@kayal/design-system';
import { FilterForm } from '../../parts/FilterForm/FilterForm.tsx';
import * as css from './Customers.css.ts';
import { customersAddress, readCustomersQuery, type CustomersQuery } from './customers-query.ts';

const sortLabels: Readonly<Record<CustomerSort, string>> = {
  newest: 'Newest first',
  spent: 'Most spent',
  lastOrder: 'Last order',
};

const sortOptions = customerSorts.map((value) => ({ value, label: sortLabels[value] }));

/** Searches and sorts the customers. */
export function CustomerFilters({ query: { text, sort } }: { readonly query: CustomersQuery }) {
  return (
    <FilterForm
      label="Customers"
      className={css.filters}
      address={customersAddress({ text, sort })}
      addressOf={(texts) => customersAddress(readCustomersQuery(texts))}
    >
      <div className={css.search}>
        <TextField
          label="Search by name, e-mail, phone, city or pincode"
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={text}
        />
      </div>
      <Select label="Sort by" name="sort" options={sortOptions} defaultValue={sort} />
      <div className={css.acts}>
        <Button type="submit" variant="secondary" icon="search">
          Show
        </Button>
        {text === '' ? null : (
          <ButtonLink variant="quiet" href={customersAddress({ sort })}>
            Clear
          </ButtonLink>
        )}
      </div>
    </FilterForm>
  );
}

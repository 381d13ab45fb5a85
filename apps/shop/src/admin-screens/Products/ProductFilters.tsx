import { Button, ButtonLink, Select, TextField } from '@kayal/design-system';
import { FilterForm } from '../../parts/FilterForm/FilterForm.tsx';
import { productsAddress, readProductsQuery, type ProductsQuery } from './products-query.ts';
import * as css from './Products.css.ts';

const stateOptions = [
  { value: '', label: 'All products' },
  { value: 'visible', label: 'On sale' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'withdrawn', label: 'Taken off sale' },
  { value: 'soldOut', label: 'Sold out' },
  { value: 'sizeSoldOut', label: 'A size sold out' },
  { value: 'unpictured', label: 'No picture' },
  { value: 'undeclared', label: 'Facts missing' },
];

const sortOptions = [
  { value: 'id', label: 'Id' },
  { value: 'name', label: 'Name' },
  { value: 'changed', label: 'Last changed' },
  { value: 'stock', label: 'Least stock' },
];

/** Searches, filters and sorts the products. */
export function ProductFilters({ query }: { readonly query: ProductsQuery }) {
  const isNarrowed = query.text !== '' || query.state !== '';
  return (
    <FilterForm
      label="Products"
      className={css.filters}
      address={productsAddress({ ...query, page: 1, open: '' })}
      addressOf={(texts) => productsAddress({ ...readProductsQuery(texts), view: query.view })}
    >
      <div className={css.search}>
        <TextField
          label="Search by name, id or unique code"
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={query.text}
        />
      </div>
      <Select label="Show" name="state" options={stateOptions} defaultValue={query.state} />
      {query.view === 'grid' ? null : (
        <Select label="Sort by" name="sort" options={sortOptions} defaultValue={query.sort} />
      )}
      <div className={css.acts}>
        <Button type="submit" variant="secondary" icon="search">
          Show
        </Button>
        {isNarrowed ? (
          <ButtonLink variant="quiet" href={productsAddress({ ...query, text: '', state: '', page: 1, open: '' })}>
            Clear
          </ButtonLink>
        ) : null}
      </div>
    </FilterForm>
  );
}

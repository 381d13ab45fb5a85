import { ButtonLink, Inline } from '@kayal/design-system';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { catalogueRows, useCatalogueAdminApi } from '../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead } from '../../data/use-read.ts';
import { CataloguePage } from '../../parts/CataloguePage/CataloguePage.tsx';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { paths } from '../../paths.ts';
import { filterOf, gridFilterOf, productsAddress, readProductsQuery, type ProductsQuery } from './products-query.ts';
import { ProductDrawer } from './form/ProductDrawer.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductsTable } from './ProductsTable.tsx';

const ProductGrid = lazy(async () => ({ default: (await import('./grid/ProductGrid.tsx')).ProductGrid }));

/** All products of the shop, hidden ones too. The address holds the search, the page, the open product and the view. */
export function ProductsScreen() {
  const query = readProductsQuery(useLocation().search);
  return query.view === 'grid' ? <GridView query={query} /> : <ListView query={query} />;
}

function GridView({ query }: { readonly query: ProductsQuery }) {
  const listAddress = productsAddress({ ...query, view: 'list' });
  const filter = gridFilterOf(query);
  return (
    <CataloguePage
      heading="Edit many products"
      actions={
        <ButtonLink variant="secondary" size="small" href={listAddress}>
          Products as a list
        </ButtonLink>
      }
    >
      <ProductFilters query={query} />
      <Suspense fallback={<p role="status">Loading...</p>}>
        <ProductGrid key={JSON.stringify(filter)} filter={filter} listAddress={listAddress} />
      </Suspense>
    </CataloguePage>
  );
}

function ListView({ query }: { readonly query: ProductsQuery }) {
  const api = useCatalogueAdminApi();
  const navigate = useNavigate();
  const { data, error, reload } = useRead(['admin products', filterOf(query), query.page], () =>
    resultOf(api.adminProducts(filterOf(query), catalogueRows(query.page))),
  );
  const close = () => void navigate(productsAddress({ ...query, open: '' }));
  return (
    <CataloguePage
      heading="Products"
      actions={
        <Inline gap={12}>
          <ButtonLink
            variant="secondary"
            size="small"
            href={api.productsFileAddress(query.state === 'undeclared' ? query.state : undefined)}
            download
          >
            Download CSV
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            size="small"
            href={productsAddress({ ...query, page: 1, open: '', view: 'grid' })}
          >
            Edit many
          </ButtonLink>
          <ButtonLink size="small" href={productsAddress({ ...query, open: 'new' })}>
            New product
          </ButtonLink>
        </Inline>
      }
    >
      <ProductFilters query={query} />
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load the products" onRetry={reload} />
      ) : (
        <ProductsTable query={query} rows={data.items} total={data.total} importAddress={paths.catalogueImport} />
      )}
      {query.open === '' ? null : <ProductDrawer key={query.open} open={query.open} onClose={close} onSaved={reload} />}
    </CataloguePage>
  );
}

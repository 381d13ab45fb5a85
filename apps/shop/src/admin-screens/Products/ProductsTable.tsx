import type { AdminProductRow, Declaration } from '@kayal/api-contract/client';
import { formatMoney, formatNumber, type MoneyFormat } from '@kayal/commerce-core';
import { ButtonLink, DataTable, Link, StatePanel, StatusPill, type DataColumn } from '@kayal/design-system';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { catalogueRowsPerPage } from '../../data/admin/catalogue-admin-api.ts';
import { CataloguePicture } from '../../parts/CataloguePicture/CataloguePicture.tsx';
import { Pager } from '../../parts/Pager/Pager.tsx';
import { productsAddress, type ProductsQuery } from './products-query.ts';
import * as css from './Products.css.ts';

interface ProductsTableProps {
  readonly query: ProductsQuery;
  readonly rows: readonly AdminProductRow[];
  /** Products on all pages. */
  readonly total: number;
  readonly importAddress: string;
}

const pictureSize = '56px';

const declarationNames: Readonly<Record<Declaration, string>> = {
  maker: 'Manufacturer, packer or importer',
  country_of_origin: 'Country of origin',
  generic_name: 'Generic name',
  net_quantity: 'Net quantity',
};

function statusOf({ withdrawn, hidden, units }: AdminProductRow) {
  if (withdrawn) return { tone: 'danger', label: 'Taken off sale' } as const;
  if (hidden) return { tone: 'neutral', label: 'Hidden' } as const;
  return units === 0
    ? ({ tone: 'danger', label: 'Sold out' } as const)
    : ({ tone: 'success', label: 'On sale' } as const);
}

const columnsOf = (query: ProductsQuery, money: MoneyFormat): readonly DataColumn<AdminProductRow>[] => [
  {
    id: 'product',
    header: 'Product',
    names: true,
    cell: (row) => (
      <span className={css.product}>
        <CataloguePicture file={row.displayFirst} at={row.pictureAt} alt="" sizes={pictureSize} />
        <span className={css.names}>
          <Link className={css.name} href={productsAddress({ ...query, open: String(row.id) })}>
            {row.name}
          </Link>
          <span className={css.quiet}>{row.ownId ?? row.id}</span>
        </span>
      </span>
    ),
  },
  { id: 'category', header: 'Category', cell: ({ categoryName }) => categoryName },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ mrp, offer }) =>
      offer === null ? (
        formatMoney(mrp, money)
      ) : (
        <>
          {formatMoney(offer, money)} <del className={css.quiet}>{formatMoney(mrp, money)}</del>
        </>
      ),
  },
  {
    id: 'stock',
    header: 'Stock',
    align: 'end',
    cell: ({ units, variants }) => (
      <>
        {units} <span className={css.quiet}>in {variants === 1 ? '1 variant' : `${variants} variants`}</span>
      </>
    ),
  },
  ...(query.state === 'undeclared'
    ? [
        {
          id: 'missing',
          header: 'Missing',
          cell: ({ missing = [] }: AdminProductRow) => missing.map((each) => declarationNames[each]).join(', '),
        },
      ]
    : []),
  {
    id: 'status',
    header: 'Status',
    cell: (row) => {
      const { tone, label } = statusOf(row);
      return <StatusPill tone={tone} label={label} />;
    },
  },
];

/** A page of products. A name opens the product in the drawer. */
export function ProductsTable({ query, rows, total, importAddress }: ProductsTableProps) {
  const money = useMoneyFormat();
  const isWholeShop = query.text === '' && query.state === '';
  if (total === 0 && isWholeShop) {
    return (
      <StatePanel
        kind="empty"
        icon="tag"
        heading="No products yet"
        text="Bring them in from your own file, or add the first one by hand."
        actions={<ButtonLink href={importAddress}>Import a file</ButtonLink>}
      />
    );
  }
  return (
    <>
      <p className={css.quiet} role="status">
        {total === 1 ? '1 product' : `${formatNumber(total, money.locale)} products`}
      </p>
      <DataTable
        scroll="page"
        caption="Products"
        cards="compact"
        columns={columnsOf(query, money)}
        rows={rows}
        rowKey={({ id }) => String(id)}
        empty={
          <StatePanel
            kind="empty"
            icon="search"
            heading="No product matches"
            text="Try another word, or clear the filters."
          />
        }
      />
      <Pager
        label="Pages of products"
        page={query.page}
        rowsPerPage={catalogueRowsPerPage}
        total={total}
        addressOf={(page) => productsAddress({ ...query, page })}
      />
    </>
  );
}

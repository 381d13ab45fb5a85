import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { StatusPill } from '../../feedback/StatusPill/StatusPill.tsx';
import type { DataColumn } from './DataRow.tsx';
import { DataTable, type DataTableCards } from './DataTable.tsx';

interface StoryOrder {
  readonly id: string;
  readonly customer: string;
  readonly product: string;
  readonly total: string;
  readonly done: boolean;
}

const orders = (count: number): readonly StoryOrder[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${5012 + index}`,
    customer: index % 2 === 0 ? 'Asha Nair' : 'Thomas Kurian',
    product: 'Coast Polo, M, Lagoon, Qty 2',
    total: '₹1,798',
    done: index % 3 === 0,
  }));

const columns: readonly DataColumn<StoryOrder>[] = [
  { id: 'customer', header: 'Customer Name', cell: (order) => order.customer, names: true },
  { id: 'product', header: 'Product', cell: (order) => order.product },
  { id: 'id', header: 'Order ID', cell: (order) => order.id },
  { id: 'total', header: 'Total', cell: (order) => order.total, align: 'end' },
  {
    id: 'status',
    header: 'Status',
    cell: (order) => <StatusPill tone={order.done ? 'success' : 'danger'} label={order.done ? 'Success' : 'Pending'} />,
  },
];

function OrdersTable({ rows, cards }: { readonly rows: readonly StoryOrder[]; readonly cards?: DataTableCards }) {
  return (
    <DataTable
      caption="Orders"
      columns={columns}
      rows={rows}
      rowKey={(order) => order.id}
      empty="No orders yet."
      {...(cards === undefined ? {} : { cards })}
    />
  );
}
// The name of its tab on the page; a build shortens names of functions.
OrdersTable.displayName = 'OrdersTable';

const meta = preview.meta({
  component: OrdersTable,
  // The page then has the props of DataTable too.
  subcomponents: { DataTable },
  title: 'Design system/DataTable',
  args: { rows: orders(5) },
});

export const Primary = meta.story({ tags: ['picture'] });
Primary.test(
  'S2.DASH.11 S2.DASH.12 S2.DASH.14 S2.DASH.15 columns and row names are a real table',
  async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Orders' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getAllByRole('rowheader', { name: 'Asha Nair' })).toHaveLength(3);
  },
);

export const Many = meta.story({ args: { rows: orders(60) } });
Many.test('S2.DASH.16 the table scrolls inside itself under its head', async ({ canvas }) => {
  const box = canvas.getByRole('region', { name: 'Orders' });
  box.scrollTo({ top: 800 });
  const [head] = canvas.getAllByRole('columnheader');
  await expect(box.scrollTop).toBeGreaterThan(0);
  await expect(
    Math.round((head?.getBoundingClientRect().top ?? 0) - box.getBoundingClientRect().top),
  ).toBeLessThanOrEqual(1);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const Empty = meta.story({ args: { rows: [] } });
Empty.test('S2.DASH.16 without rows the table has a text', async ({ canvas }) => {
  await expect(canvas.getByRole('cell', { name: 'No orders yet.' })).toBeVisible();
});

export const CardsOnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
CardsOnAPhone.test('S2.DASH.16 on a phone rows are cards and nothing scrolls sideways', async ({ canvas }) => {
  const box = canvas.getByRole('region', { name: 'Orders' });
  await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  const [cell] = canvas.getAllByRole('cell');
  await expect(cell && getComputedStyle(cell).display).toBe('grid');
});

export const CompactCardsOnAPhone = meta.story({
  args: { cards: 'compact' },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
CompactCardsOnAPhone.test('on a phone the values of a row stand below its name', async ({ canvas }) => {
  const [name] = canvas.getAllByRole('rowheader');
  const [value] = canvas.getAllByRole('cell');
  await expect(value && getComputedStyle(value, '::before').content).toBe('none');
  await expect(value?.getBoundingClientRect().top).toBeGreaterThanOrEqual(name?.getBoundingClientRect().bottom ?? 0);
  const box = canvas.getByRole('region', { name: 'Orders' });
  await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
});

export const LongAndUnbroken = meta.story({
  args: {
    rows: [
      {
        id: '5012',
        customer: 'Thiruvananthapuram'.repeat(6),
        product: 'Supercalifragilistic'.repeat(8),
        total: '₹12,34,567.50',
        done: false,
      },
    ],
  },
});

const onOpen = fn();

export const RowsThatOpen = meta.story({
  beforeEach: () => {
    onOpen.mockClear();
  },
  render: ({ rows }) => (
    <DataTable
      caption="Orders"
      columns={columns}
      rows={rows}
      rowKey={(order) => order.id}
      opening={{ label: (order) => `Open order ${order.id}`, onOpen: (order) => onOpen(order.id) }}
    />
  ),
});
RowsThatOpen.test('S2.DASH.16 a row opens by a press on it and by its button', async ({ canvas, userEvent }) => {
  const [name] = canvas.getAllByRole('rowheader');
  if (name) await userEvent.click(name);
  await expect(onOpen).toHaveBeenLastCalledWith('5012');
  canvas.getByRole('button', { name: 'Open order 5014' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(onOpen).toHaveBeenLastCalledWith('5014');
  await expect(onOpen).toHaveBeenCalledTimes(2);
});

export const ChosenColumns = meta.story({
  render: function Choosing({ rows }) {
    const [shown, setShown] = useState<readonly string[]>(['product', 'total']);
    return (
      <DataTable
        caption="Orders"
        columns={columns}
        rows={rows}
        rowKey={(order) => order.id}
        columnChoice={{ shown, onChange: setShown }}
      />
    );
  },
});
ChosenColumns.test('S2.DASH.16 columns can be hidden, except the one with the name', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Customer Name',
    'Product',
    'Total',
  ]);
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Status' }));
  await expect(canvas.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(canvas.queryByRole('checkbox', { name: 'Customer Name' })).not.toBeInTheDocument();
});

export const ChosenRows = meta.story({
  render: function Choosing({ rows }) {
    const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['5013', 'on another page']));
    return (
      <>
        <p role="status">{chosen.size} chosen</p>
        <DataTable
          caption="Orders"
          columns={columns}
          rows={rows}
          rowKey={(order) => order.id}
          cards="compact"
          opening={{ onOpen: (order) => onOpen(order.id) }}
          choice={{
            chosen,
            onChange: setChosen,
            label: (order) => `Choose order ${order.id}`,
            allLabel: 'Choose this page',
          }}
        />
      </>
    );
  },
  beforeEach: () => {
    onOpen.mockClear();
  },
});
ChosenRows.test('rows are chosen one by one, or all of them', async ({ canvas, userEvent }) => {
  const all = canvas.getByRole('checkbox', { name: 'Choose this page' });
  await expect(all).toBePartiallyChecked();
  canvas.getByRole('checkbox', { name: 'Choose order 5012' }).focus();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('checkbox', { name: 'Choose order 5012' })).toBeChecked();
  await expect(canvas.getByRole('status')).toHaveTextContent('3 chosen');
  await userEvent.click(all);
  await expect(all).toBeChecked();
  await expect(canvas.getByRole('status')).toHaveTextContent('6 chosen');
  await userEvent.click(all);
  await expect(canvas.getByRole('status')).toHaveTextContent('1 chosen');
  await expect(onOpen).not.toHaveBeenCalled();
});

export const ChosenRowsOnAPhone = ChosenRows.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
ChosenRowsOnAPhone.test('each card has its box of 44 px in a corner', async ({ canvas }) => {
  const [card] = canvas.getAllByRole('row').slice(1);
  const box = canvas.getByRole('checkbox', { name: 'Choose order 5012' }).parentElement;
  const [outer, inner] = [card?.getBoundingClientRect(), box?.getBoundingClientRect()];
  await expect(inner?.width).toBeGreaterThanOrEqual(44);
  await expect(inner?.right).toBeLessThanOrEqual(outer?.right ?? 0);
  await expect(canvas.getByRole('region', { name: 'Orders' }).scrollWidth).toBeLessThanOrEqual(innerWidth);
});

export const OnTheWholePage = meta.story({
  render: () => (
    <DataTable caption="Orders" columns={columns} rows={orders(60)} rowKey={(order) => order.id} scroll="page" />
  ),
});
OnTheWholePage.test('S2.DASH.16 the page scrolls and the head sticks to its top', async ({ canvas }) => {
  globalThis.scrollTo({ top: 900, behavior: 'instant' });
  const [head] = canvas.getAllByRole('columnheader');
  await expect(globalThis.scrollY).toBeGreaterThan(0);
  await expect(Math.round(head?.getBoundingClientRect().top ?? -1)).toBe(0);
});

export const Compact = meta.story({ globals: { density: 'compact' } });

export const InANarrowRoom = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '420px' }}>
        <Story />
      </div>
    ),
  ],
});
InANarrowRoom.test(
  'S2.DASH.16 rows are cards where the room is narrow, however wide the window',
  async ({ canvas }) => {
    const [cell] = canvas.getAllByRole('cell');
    await expect(cell && getComputedStyle(cell).display).toBe('grid');
  },
);

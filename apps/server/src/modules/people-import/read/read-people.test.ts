import { describe, expect, it } from 'vitest';
import {
  allOf,
  sheetOf,
  textCells,
  writeTestFile,
  xlsxOf,
} from '../../catalogue-import/read/import-files.test-support.ts';
import { readDay, readMobile } from './cells.logic.ts';
import { openPeople, profileOf } from './open-people.ts';
import { Problems } from './problems.ts';
import { readCustomers } from './read-customers.ts';
import { readOrders } from './read-orders.ts';

const lines = (...rows: readonly string[]): string => `${rows.join('\n')}\n`;

async function customersOf(...rows: readonly string[]) {
  const open = await openPeople(await writeTestFile(lines(...rows)));
  const problems = new Problems();
  if (open.profile.kind !== 'customers') throw new Error('not customers');
  const customers = await allOf(readCustomers(open, open.profile, problems));
  return { system: open.profile.system, customers, problems: problems.found() };
}

const ordersOf = (...rows: readonly string[]) => ordersIn('INR', ...rows);

const ordersIn = (currency: string, ...rows: readonly string[]) => ordersInFile(currency, lines(...rows));

async function ordersInFile(currency: string, bytes: string | Uint8Array) {
  const open = await openPeople(await writeTestFile(bytes));
  const problems = new Problems();
  if (open.profile.kind !== 'orders') throw new Error('not orders');
  const orders = await allOf(readOrders(open, open.profile, currency, problems));
  return { system: open.profile.system, orders, problems: problems.found() };
}

const shopifyOrders =
  'Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Province Name,Shipping Country,Cancelled at';

describe('what a file holds', () => {
  it.each([
    ['shopify customers', ['First Name', 'Last Name', 'Email', 'Accepts Email Marketing', 'Address1']],
    ['shopify customers', ['Customer ID', 'First Name', 'Last Name', 'Email', 'Accepts Email Marketing', 'Phone']],
    ['shopify orders', shopifyOrders.split(',')],
    ['woocommerce customers', ['ID', 'user_email', 'first_name', 'billing_address_1', 'billing_phone']],
    ['woocommerce orders', ['order_id', 'order_number', 'order_date', 'order_total', 'billing_email', 'line_item_1']],
    ['woocommerce orders', ['order_number', 'date', 'status', 'order_total', 'billing_email']],
    ['woocommerce orders', ['order_id', 'date', 'order_total', 'billing_email', 'line_items']],
    ['table orders', ['Order ID', 'Order date', 'Order total', 'Customer email']],
    ['magento customers', ['email', '_website', '_store', 'firstname', 'lastname', 'group_id']],
    ['magento customers', ['_website', '_email', '_entity_id', 'city', 'street', 'postcode', 'telephone']],
    ['magento orders', ['ID', 'Purchase Point', 'Purchase Date', 'Customer Email', 'Grand Total (Base)', 'Status']],
    ['prestashop customers', ['Customer ID', 'Active (0/1)', 'Titles ID', 'Email *', 'Last Name *', 'First Name *']],
    ['prestashop customers', ['Address ID', 'Alias*', 'Customer e-mail*', 'Address 1*', 'Zipcode*', 'City*']],
    ['table customers', ['Name', 'E-mail', 'Mobile', 'Pincode']],
    ['table orders', ['Order number', 'Date', 'Email', 'Product', 'Total']],
  ])('%s are recognised by their columns', (expected, headings) => {
    const profile = profileOf(headings);
    expect(`${profile?.system} ${profile?.kind}`).toBe(expected);
  });

  it.each([
    ['products', 'Handle,Title,Variant Price\na,b,1'],
    ['unknown', 'colour,size\nred,M'],
    ['empty', 'Name,Email'],
    ['unreadable', ' \n\n'],
    ['cut', 'Name,Email,City\nAsha,a@b.example,Kochi\nRahul,"r@b.exam'],
    ['cut', 'Name,Email,City\nAsha,a@b.example,Kochi\nRahul,r@b.exam'],
    ['mixed', 'Name,Email\nAsha,a@b.example\nName,Email\nRahul,r@b.example'],
    ['unreadable', '%PDF-1.4 and more'],
  ])('a file is refused as %s', async (code, text) => {
    const file = await writeTestFile(`${text}\n`);
    const read = async () => allOf((await openPeople(file)).rows);
    await expect(read()).rejects.toMatchObject({ code });
  });

  it('cells that a program leaves away at the end of many rows are no cut', async () => {
    const open = await openPeople(await writeTestFile('Name,Email,City\nAsha,a@b.example\nRahul,r@b.example\n'));
    expect(await allOf(open.rows)).toHaveLength(2);
  });
});

describe('customers', () => {
  it('Shopify: name, e-mail, mobile and the default address; consent is left off', async () => {
    const { customers, problems, system } = await customersOf(
      'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone',
      "'111,Asha,Nair,ASHA@Mail.example,yes,14/2 Lagoon View,Kadavanthra,Kochi,KL,IN,'682020,'+919876543210,",
    );
    expect(system).toBe('shopify');
    expect(customers).toEqual([
      {
        row: 2,
        email: 'asha@mail.example',
        name: 'Asha Nair',
        mobile: '9876543210',
        isFirst: true,
        addresses: [
          {
            name: 'Asha Nair',
            mobile: '9876543210',
            pincode: '682020',
            locality: 'Kadavanthra',
            address: '14/2 Lagoon View',
            city: 'Kochi',
            district: 'KL',
            addressType: 'Home',
          },
        ],
      },
    ]);
    expect(problems).toEqual([
      { kind: 'capitals', rows: 1, first: [2] },
      { kind: 'consent', rows: 1, first: [2] },
    ]);
  });

  it('WooCommerce: the same billing and shipping address is one, another is a second', async () => {
    const headings =
      'user_email,first_name,last_name,billing_address_1,billing_city,billing_postcode,billing_country,billing_phone,shipping_first_name,shipping_address_1,shipping_city,shipping_postcode,shipping_country';
    const { customers } = await customersOf(
      headings,
      'a@b.example,Asha,Nair,1 Hill Road,Kochi,682020,IN,9876543210,Asha,1 hill road,Kochi,682020,IN',
      'c@d.example,Rahul,Menon,1 Hill Road,Kochi,682020,IN,9876543210,Mother,2 Lake Road,Kochi,682021,IN',
    );
    expect(customers.map(({ addresses }) => addresses.length)).toEqual([1, 2]);
    expect(customers[1]?.addresses[1]).toMatchObject({ name: 'Mother', mobile: '9876543210', pincode: '682021' });
  });

  it('Magento: a row without an e-mail is a further address of the customer above it', async () => {
    const { customers } = await customersOf(
      'email,_website,firstname,lastname,_address_firstname,_address_street,_address_city,_address_region,_address_postcode,_address_country_id,_address_telephone',
      'a@b.example,base,Asha,Nair,Asha,"1 Hill Road\nKadavanthra",Kochi,Kerala,682020,IN,9876543210',
      ',,,,Mother,2 Lake Road,Thrissur,Kerala,680001,IN,9876500011',
    );
    expect(customers.map(({ email, isFirst }) => [email, isFirst])).toEqual([
      ['a@b.example', true],
      ['a@b.example', false],
    ]);
    expect(customers[0]?.addresses[0]?.address).toBe('1 Hill Road, Kadavanthra');
    expect(customers[1]?.addresses[0]).toMatchObject({ name: 'Mother', city: 'Thrissur' });
  });

  it('rows that cannot be used are named by row, and the others come', async () => {
    const { customers, problems } = await customersOf(
      'Name,Email,Mobile,Address,City,State,Pincode,Country',
      'Asha,a@b.example,98765 43210,1 Hill Road,Kochi,Kerala,682020,India',
      'Asha,a@b.example,98765 43210,1 Hill Road,Kochi,Kerala,682020,India',
      'Nobody,no address,,,,,,',
      `${'x'.repeat(101)},long@b.example,,,,,,`,
      'Lee,lee@b.example,12345,1 Main Street,Springfield,IL,62704,US',
    );
    expect(customers.map(({ email }) => email)).toEqual(['a@b.example', 'lee@b.example']);
    expect(problems).toEqual([
      { kind: 'email', rows: 1, first: [4] },
      { kind: 'twice', rows: 1, first: [3] },
      { kind: 'long', rows: 1, first: [5] },
      { kind: 'mobile', rows: 1, first: [6] },
      { kind: 'address', rows: 1, first: [6] },
    ]);
  });

  it('a row with more cells than headings is left out, because its values may stand in other columns', async () => {
    const { customers, problems } = await customersOf(
      'Name,Email,Mobile,Address,City,Pincode',
      'Asha,a@b.example,,1 Hill Road, Kaloor,Kochi,682020',
      'Rahul,r@b.example,,2 Hill Road,Kochi,682020,,',
    );
    expect(customers.map(({ email }) => email)).toEqual(['r@b.example']);
    expect(problems).toEqual([{ kind: 'surplus', rows: 1, first: [2] }]);
  });

  it.each([
    ['+91 98765 43210', '9876543210'],
    ['09876543210', '9876543210'],
    ['0091-9876543210', '9876543210'],
    ['919876543210', '9876543210'],
    ['12345', ''],
    ['+1 415 555 2671', ''],
    ['5876543210', ''],
  ])('the mobile number %s is %j', (text, mobile) => {
    expect(readMobile(text)).toBe(mobile);
  });
});

describe('orders', () => {
  it('Shopify: cells of the order on its first row, a line on each', async () => {
    const { orders, problems } = await ordersOf(
      shopifyOrders,
      "#1001,asha@mail.example,paid,fulfilled,INR,998.00,50.00,1048.00,0.00,2024-03-01 10:22:33 +0530,1,Aero Tee - Black / M,399.00,AERO-BLK-M,Asha Nair,14/2 Lagoon View,Kochi,'682020,Kerala,IN,",
      '#1001,,,,,,,,,,2,Court Shorts,299.50,COURT-WHT-S,,,,,,,',
      '#1002,asha@mail.example,refunded,,INR,499.00,0.00,499.00,0.00,2024-03-02 10:22:33 +0530,1,Cap,499.00,,,,,,,,2024-03-03 09:00:00 +0530',
      '#1003,asha@mail.example,paid,,USD,10.00,0.00,10.00,0.00,2024-03-02 10:22:33 +0530,1,Cap,10.00,,,,,,,,',
    );
    expect(orders[0]).toEqual({
      row: 2,
      number: '#1001',
      email: 'asha@mail.example',
      orderedOn: '2024-03-01',
      status: 'Fulfilled, Paid',
      total: 104_800,
      delivery: 5000,
      discount: null,
      address: 'Asha Nair, 14/2 Lagoon View, Kochi, Kerala - 682020',
      lines: [
        { name: 'Aero Tee - Black / M', code: 'AERO-BLK-M', quantity: 1, price: 39_900 },
        { name: 'Court Shorts', code: 'COURT-WHT-S', quantity: 2, price: 29_950 },
      ],
    });
    expect(orders.slice(1).map(({ number, status }) => [number, status])).toEqual([['#1002', 'Cancelled']]);
    expect(problems).toEqual([{ kind: 'currency', rows: 1, first: [5] }]);
  });

  it.each([
    ['INR', ['INR', 'inr', 'Rs.', '₹', '']],
    ['EUR', ['EUR', 'eur', '']],
  ])('a shop in %s brings over what is in its currency, and leaves the others out', async (currency, own) => {
    const written = ['INR', 'inr', 'Rs.', '₹', '', 'EUR', 'eur', 'USD'];
    const { orders } = await ordersIn(
      currency,
      shopifyOrders,
      ...written.map(
        (each, at) =>
          `#${at},a@b.example,paid,,${each},10.00,0.00,10.00,0.00,2024-03-02 10:22:33 +0530,1,Cap,10.00,,,,,,,,`,
      ),
    );
    expect(orders.map(({ number }) => written[Number(number.slice(1))])).toEqual(
      written.filter((each) => own.includes(each)),
    );
  });

  it('WooCommerce: lines in one column each, and lines in rows of their own', async () => {
    const packed = await ordersOf(
      'order_id,order_number,order_date,status,shipping_total,discount_total,order_total,order_currency,billing_email,line_item_1,line_item_2',
      '7,7,2024-03-01 10:22:33,wc-on-hold,50,0,848,INR,a@b.example,name:Tee|product_id:5|sku:T1|quantity:2|total:598.00,name:Cap|sku:C1|quantity:1|total:200.00',
    );
    const expected = [
      { name: 'Tee', code: 'T1', quantity: 2, price: 29_900 },
      { name: 'Cap', code: 'C1', quantity: 1, price: 20_000 },
    ];
    expect(packed.orders[0]).toMatchObject({ status: 'On hold', total: 84_800, lines: expected });
    const inRows = await ordersOf(
      'order_id,order_number,date,order_date,status,order_total,billing_email,item_name,item_sku,item_quantity,item_total',
      '7,7,,2024-03-01,completed,848,a@b.example,Tee,T1,2,598.00',
      '7,7,,2024-03-01,completed,848,a@b.example,Cap,C1,1,200.00',
    );
    expect(inRows.orders[0]?.lines).toEqual(expected);
  });

  it('Magento: the list of orders, which has no lines', async () => {
    const { orders } = await ordersOf(
      'ID,Purchase Point,Purchase Date,Bill-to Name,Ship-to Name,Grand Total (Base),Grand Total (Purchased),Status,Shipping Address,Customer Email',
      '000000001,Main,"Mar 1, 2024 10:22:33 AM",Asha Nair,Asha Nair,"₹1,048.00","₹1,048.00",complete,"1 Hill Road,Kochi,Kerala,682020",a@b.example',
    );
    expect(orders).toMatchObject([{ number: '000000001', orderedOn: '2024-03-01', total: 104_800, lines: [] }]);
  });

  it('a plain table: days before months, totals from its lines, rows filled once', async () => {
    const { orders, problems } = await ordersOf(
      'Order,Date,Email,Product,Code,Qty,Price,Status',
      '1,03/04/2024,a@b.example,Tee,T1,2,299,Delivered',
      ',,,Cap,C1,1,200,',
      '2,31/02/2024,a@b.example,Tee,T1,1,299,Delivered',
      '3,01/04/2024,,Tee,T1,1,299,Delivered',
      '4,01/04/2024,a@b.example,Tee,T1,1,,Delivered',
    );
    expect(orders).toMatchObject([{ number: '1', orderedOn: '2024-04-03', total: 79_800, status: 'Delivered' }]);
    expect(problems.map(({ kind, first }) => [kind, ...first])).toEqual([
      ['email', 5],
      ['date', 4],
      ['amount', 6],
    ]);
  });

  it('an order is left out whose row, its first or a further one, has more cells than headings', async () => {
    const { orders, problems } = await ordersOf(
      'Order,Date,Email,Product,Qty,Total',
      '1001,02/04/2026,a@b.example,Tee,1,12,999.00',
      '1002,02/04/2026,a@b.example,Tee,1,899',
      '1003,02/04/2026,a@b.example,Tee,1,2899',
      '1003,,,Cap, blue,1,299',
      '1003,,,Cap, red,1,299',
    );
    expect(orders).toMatchObject([{ number: '1002', total: 89_900 }]);
    expect(problems).toEqual([{ kind: 'surplus', rows: 2, first: [2, 5] }]);
  });

  it.each([14, 22, 15, 164])('a date of a workbook is its day, however its format %s shows it', async (format) => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yy"/></numFmts><cellXfs><xf numFmtId="${format}"/></cellXfs></styleSheet>`;
    const cells = [
      '<c s="0"><v>46114.5</v></c>',
      ...['1', 'a@b.example', '899'].map((text) => `<c t="str"><v>${text}</v></c>`),
    ];
    const sheet = sheetOf(`${textCells('Date', 'Order', 'Email', 'Total')}<row>${cells.join('')}</row>`);
    const { orders, problems } = await ordersInFile('INR', xlsxOf(sheet, { 'xl/styles.xml': styles }));
    expect(problems).toEqual([]);
    expect(orders).toMatchObject([{ number: '1', orderedOn: '2026-04-02' }]);
  });

  it('an order that begins again after others means that two exports were put together', async () => {
    const read = ordersOf(
      'Order,Date,Email,Total',
      '1,2024-03-01,a@b.example,10',
      '2,2024-03-01,a@b.example,10',
      '1,2024-03-01,a@b.example,12',
    );
    await expect(read).rejects.toMatchObject({ code: 'mixed', row: 4 });
  });

  it.each([
    ['2024-03-01T10:00:00Z', '2024-03-01'],
    ['9/16/2016 6:29:00', '2016-09-16'],
    ['1 Mar 2024', '2024-03-01'],
    ['2024-02-30', null],
    ['soon', null],
  ])('the date %s is %s', (text, day) => {
    expect(readDay(text, false)).toBe(day);
  });
});

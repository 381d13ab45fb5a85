import type { AddressColumns, Columns, CustomerProfile, OrderProfile, PeopleProfile } from './people-profile.ts';

const none: Columns = [];

/** An address whose columns begin with the same words. */
const prefixed = (prefix: string, names: Partial<Record<keyof AddressColumns, string>>): AddressColumns => {
  const of = (field: keyof AddressColumns): Columns => {
    const name = names[field];
    return name === undefined ? none : [`${prefix}${name}`];
  };
  return {
    names: (names.names ?? '').split('+').map((name) => [`${prefix}${name}`]),
    street: of('street'),
    street2: of('street2'),
    city: of('city'),
    state: of('state'),
    pincode: of('pincode'),
    country: of('country'),
    phone: of('phone'),
  };
};

const wooAddress = (kind: 'shipping' | 'billing') =>
  prefixed(`${kind}_`, {
    names: 'first_name+last_name',
    street: 'address_1',
    street2: 'address_2',
    city: 'city',
    state: 'state',
    pincode: 'postcode',
    country: 'country',
    phone: 'phone',
  });

const magentoAddress = (prefix: string) =>
  prefixed(prefix, {
    names: 'firstname+lastname',
    street: 'street',
    city: 'city',
    state: 'region',
    pincode: 'postcode',
    country: 'country_id',
    phone: 'telephone',
  });

/** The address of a plain table. */
const plainAddress: AddressColumns = {
  names: [['Recipient', 'Ship to', 'Shipping name']],
  street: ['Address', 'Address 1', 'Address line 1', 'Street', 'Shipping address'],
  street2: ['Address 2', 'Address line 2', 'Locality', 'Area', 'Landmark'],
  city: ['City', 'Town', 'Shipping city'],
  state: ['State', 'Province', 'Shipping state'],
  pincode: ['Pincode', 'Pin code', 'Pin', 'Zip', 'Postcode', 'Postal code', 'Shipping pincode'],
  country: ['Country', 'Country code'],
  phone: ['Mobile', 'Mobile number', 'Phone', 'Phone number', 'Telephone'],
};

const plainEmail = ['Email', 'E-mail', 'Email address', 'E-mail address', 'Customer email', 'Mail'];

const customers: readonly CustomerProfile[] = [
  {
    kind: 'customers',
    system: 'shopify',
    signs: [
      ['First Name', 'Last Name', 'Email', 'Accepts Email Marketing'],
      ['First Name', 'Last Name', 'Email', 'Accepts Marketing', 'Total Spent'],
    ],
    email: ['Email'],
    names: [['First Name'], ['Last Name']],
    mobile: ['Phone', 'Default Address Phone'],
    consent: ['Accepts Email Marketing', 'Accepts Marketing', 'Accepts SMS Marketing'],
    addresses: [
      {
        names: [],
        street: ['Default Address Address1', 'Address1'],
        street2: ['Default Address Address2', 'Address2'],
        city: ['Default Address City', 'City'],
        state: ['Province', 'Default Address Province Code', 'Province Code'],
        pincode: ['Default Address Zip', 'Zip'],
        country: ['Default Address Country Code', 'Country Code', 'Country'],
        phone: ['Default Address Phone', 'Phone'],
      },
    ],
    isFilledDown: false,
  },
  {
    kind: 'customers',
    system: 'woocommerce',
    signs: [
      ['user_email', 'billing_address_1'],
      ['email', 'billing_address_1', 'billing_postcode'],
    ],
    email: ['user_email', 'email', 'billing_email'],
    names: [
      ['first_name', 'billing_first_name'],
      ['last_name', 'billing_last_name'],
    ],
    mobile: ['billing_phone', 'phone'],
    consent: none,
    addresses: [wooAddress('billing'), wooAddress('shipping')],
    isFilledDown: false,
  },
  {
    kind: 'customers',
    system: 'magento',
    signs: [
      ['email', '_website', 'firstname', 'lastname'],
      ['_website', '_email', 'street', 'postcode', 'telephone'],
    ],
    email: ['email', '_email'],
    names: [['firstname'], ['lastname']],
    mobile: ['telephone', '_address_telephone'],
    consent: none,
    addresses: [magentoAddress(''), magentoAddress('_address_')],
    isFilledDown: true,
  },
  {
    kind: 'customers',
    system: 'prestashop',
    signs: [
      ['Email *', 'Last Name *', 'First Name *'],
      ['Customer e-mail*', 'Address 1*', 'City*'],
      ['Title', 'Last name', 'First name', 'Email address', 'Enabled'],
      ['Social title', 'First name', 'Last name', 'Email address', 'Newsletter'],
    ],
    email: ['Email *', 'Customer e-mail*', 'Email address'],
    names: [
      ['First Name *', 'Firstname*', 'First name'],
      ['Last Name *', 'Lastname*', 'Last name'],
    ],
    mobile: ['Mobile phone', 'Phone'],
    consent: ['Newsletter (0/1)', 'Newsletter', 'News.', 'Opt-in (0/1)', 'Partner offers', 'Opt.'],
    addresses: [
      {
        names: [],
        street: ['Address 1*'],
        street2: ['Address 2'],
        city: ['City*'],
        state: ['State'],
        pincode: ['Zipcode*', 'Zipcode'],
        country: ['Country*'],
        phone: ['Mobile phone', 'Phone'],
      },
    ],
    isFilledDown: false,
  },
  {
    kind: 'customers',
    system: 'table',
    signs: plainEmail.flatMap((email) => [
      [email, 'Name'],
      [email, 'Full name'],
      [email, 'Customer name'],
      [email, 'First name', 'Last name'],
    ]),
    email: plainEmail,
    names: [['Name', 'Full name', 'Customer name', 'First name'], ['Last name']],
    mobile: plainAddress.phone,
    consent: ['Marketing', 'Newsletter', 'Accepts marketing'],
    addresses: [plainAddress],
    isFilledDown: false,
  },
];

const orders: readonly OrderProfile[] = [
  {
    kind: 'orders',
    system: 'shopify',
    signs: [['Name', 'Email', 'Financial Status', 'Created at', 'Lineitem name']],
    email: ['Email'],
    number: ['Name'],
    date: ['Created at'],
    isDayFirst: false,
    currency: ['Currency'],
    status: [['Fulfillment Status'], ['Financial Status']],
    cancelled: ['Cancelled at'],
    total: ['Total'],
    delivery: ['Shipping'],
    discount: ['Discount Amount'],
    address: prefixed('Shipping ', {
      names: 'Name',
      street: 'Address1',
      street2: 'Address2',
      city: 'City',
      state: 'Province Name',
      pincode: 'Zip',
      country: 'Country',
      phone: 'Phone',
    }),
    line: {
      name: ['Lineitem name'],
      code: ['Lineitem sku'],
      quantity: ['Lineitem quantity'],
      price: ['Lineitem price'],
      lineTotal: none,
    },
    packed: null,
  },
  {
    kind: 'orders',
    system: 'woocommerce',
    signs: ['order_number', 'order_id'].flatMap((number) =>
      ['order_date', 'date'].map((date) => [number, date, 'order_total', 'billing_email']),
    ),
    email: ['billing_email', 'customer_email'],
    number: ['order_number', 'order_id'],
    date: ['order_date', 'date'],
    isDayFirst: false,
    currency: ['order_currency', 'currency'],
    status: [['status', 'order_status']],
    cancelled: none,
    total: ['order_total'],
    delivery: ['shipping_total'],
    discount: ['discount_total'],
    address: wooAddress('shipping'),
    line: {
      name: ['item_name'],
      code: ['item_sku'],
      quantity: ['item_quantity'],
      price: ['item_price'],
      lineTotal: ['item_total'],
    },
    packed: { numbered: ['line_item_#'], listed: ['line_items'] },
  },
  {
    kind: 'orders',
    system: 'magento',
    signs: [['ID', 'Purchase Point', 'Purchase Date', 'Customer Email', 'Status']],
    email: ['Customer Email'],
    number: ['ID'],
    date: ['Purchase Date'],
    isDayFirst: false,
    currency: none,
    status: [['Status']],
    cancelled: none,
    total: ['Grand Total (Purchased)', 'Grand Total (Base)'],
    delivery: ['Shipping and Handling'],
    discount: none,
    address: { ...magentoAddress(''), names: [['Ship-to Name']], street: ['Shipping Address'] },
    line: { name: none, code: none, quantity: none, price: none, lineTotal: none },
    packed: null,
  },
  {
    kind: 'orders',
    system: 'table',
    signs: plainEmail.flatMap((email) =>
      ['Order', 'Order number', 'Order no', 'Order ID', 'Number'].flatMap((number) =>
        ['Date', 'Order date', 'Ordered on'].map((date) => [email, number, date]),
      ),
    ),
    email: plainEmail,
    number: ['Order', 'Order number', 'Order no', 'Order ID', 'Number'],
    date: ['Date', 'Order date', 'Ordered on'],
    isDayFirst: true,
    currency: ['Currency'],
    status: [['Status', 'Order status']],
    cancelled: none,
    total: ['Total', 'Order total', 'Amount'],
    delivery: ['Delivery', 'Shipping', 'Delivery charge', 'Shipping charge'],
    discount: ['Discount'],
    address: plainAddress,
    line: {
      name: ['Product', 'Item', 'Product name', 'Item name'],
      code: ['Code', 'SKU', 'Unique code', 'Product code'],
      quantity: ['Quantity', 'Qty', 'Units'],
      price: ['Price', 'Unit price', 'Rate'],
      lineTotal: ['Line total'],
    },
    packed: null,
  },
];

/** All profiles, in the order in which they are tried: orders name customers too, and plain tables come last. */
export const peopleProfiles: readonly PeopleProfile[] = [...orders, ...customers].toSorted(
  (a, b) => Number(a.system === 'table') - Number(b.system === 'table'),
);

import type { PeopleImport, PeopleProblem, PeopleSystem } from '@kayal/api-contract/client';
import type { StatusPillProps } from '@kayal/design-system';

/** What is wrong with rows, or was changed in them. */
const problemTexts: Readonly<Record<PeopleProblem, string>> = {
  email: 'without an e-mail address that can be used: left out',
  twice: 'with an e-mail address that stood above, and nothing new: left out',
  long: 'with a name or number that is too long: left out',
  number: 'before the first order number: left out',
  currency: 'in another currency than the shop: left out',
  date: 'without a date that can be read: left out',
  amount: 'without a total that can be read: left out',
  surplus: 'with more cells than headings, as after a comma without quotes: left out',
  known: 'brought over before: stays as it is',
  account: 'with an account here already: it stays as it is and gets missing addresses',
  capitals: 'with capitals or spaces in the e-mail address: written in small letters',
  mobile: 'with a phone number that is no Indian mobile number: the number is left off',
  address: 'with an address that is not whole, too long or not in India: the address is left off',
  line: 'with a product line that cannot be read: the line is left off',
  consent: 'with a yes to marketing: it is no consent given here, and is left off',
};

/** Text and tone of each state. */
export const stateTexts: Readonly<
  Record<PeopleImport['state'], { readonly label: string; readonly tone: StatusPillProps['tone'] }>
> = {
  checking: { label: 'Checking', tone: 'neutral' },
  refused: { label: 'Not usable', tone: 'danger' },
  checked: { label: 'Checked', tone: 'neutral' },
  bringing: { label: 'Bringing over', tone: 'neutral' },
  stopped: { label: 'Stopped', tone: 'danger' },
  done: { label: 'Brought over', tone: 'success' },
  undoing: { label: 'Undoing', tone: 'neutral' },
  undone: { label: 'Undone', tone: 'neutral' },
};

const systemTexts: Readonly<Record<PeopleSystem, string>> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  magento: 'Magento',
  prestashop: 'PrestaShop',
  table: 'plain table',
};

/** What a file holds, such as `Customers, Shopify`; a dash before that is known. */
export const kindText = ({ kind, system }: PeopleImport): string =>
  kind === null || system === null
    ? '–'
    : `${kind === 'customers' ? 'Customers' : 'Past orders'}, ${systemTexts[system]}`;

/** Max rows that are named in a sentence. */
const namedRows = 8;

/** One kind of problem, with its first rows. */
export function problemText({ kind, rows, first }: PeopleImport['problems'][number]): string {
  const named = first.slice(0, namedRows).join(', ');
  const more = rows > namedRows ? ' and more' : '';
  return `${rows === 1 ? 'One row' : `${rows} rows`} ${problemTexts[kind]} (${rows === 1 ? 'row' : 'rows'} ${named}${more}).`;
}

/** A count with its noun. */
const countText = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What comes, or came. */
export function resultText({ kind, counts }: PeopleImport): string {
  return kind === 'orders'
    ? countText(counts.orders, 'past order', 'past orders')
    : `${countText(counts.customers, 'new account', 'new accounts')}, ${countText(counts.addresses, 'address', 'addresses')}`;
}

/** Whether the server is at work on an import. */
export const isWorking = ({ state }: PeopleImport): boolean =>
  state === 'checking' || state === 'bringing' || state === 'undoing';

/** One way in which the mocks differ from the server, listed in `mocks/README.md`. */
export interface Difference {
  readonly here: string;
  readonly server: string;
  /** Titles of the steps that show it; none when a single answer cannot show it. */
  readonly steps: readonly string[];
}

/** A difference that no single answer shows: about values, time or side effects. */
const unseen = (here: string, server: string): Difference => ({ here, server, steps: [] });

/** All allowed differences, in the order of the README's table. */
export const differences: readonly Difference[] = [
  unseen('One page load, one shop; nothing is kept', 'A database'),
  unseen(
    'Who is signed in is part of the state; there is no cookie, no CSRF check and no rate limit',
    'Session cookie, same-site check, limits',
  ),
  unseen(
    'Idempotency keys are read by the contract and then ignored: the same call twice works twice',
    'The same answer twice (J21)',
  ),
  {
    here: '`placeOrder` orders what is in the cart and ignores `items`; it never checks stock or prices, and stock does not fall',
    server: 'Checked and moved in one transaction; see the scenario `orderStock`',
    steps: ['placeOrder: J22 with other lines than the cart has'],
  },
  unseen(
    "A cart line's price becomes today's with every change",
    '`itemPrice` stays what was confirmed (J20); see the scenario `priceRose`',
  ),
  unseen('Every code is `rightCode`, every handle `verificationHandle`, and neither expires', 'One use, ten minutes'),
  unseen(
    "`googleToken` is asha's where she signs in, and a new person's where she registers",
    "A token is one person's; a known address is refused with `auth.registered`",
  ),
  unseen(
    'A Google token is taken once for each requested nonce, with any nonce in it',
    'It must carry the nonce of the browser that sends it (ASVS 10.5.1)',
  ),
  unseen(
    'Every passkey is taken but `wrongPasskeyId`, the code of an authenticator app is `rightCode`, and second factors belong to the signed-in person',
    'Checked by WebAuthn and RFC 6238, account by account',
  ),
  unseen(
    'A signed-in person always has the same three sessions; a changed role ends none',
    'Those of the account; a new role or password ends them',
  ),
  unseen('A product is in its department only, not in finer sub-categories such as Running', 'Both'),
  unseen(
    'Search finds words anywhere in the name; facets count within all filters',
    'Ranked search; a filter does not narrow its own counts',
  ),
  {
    here: 'Every file of an import holds the same changes, its work ends with the first readings of it, and an undo always notes a unit that was sold',
    server: 'Does what the file says, and ends when it is done',
    steps: ['getImport: a season that was undone'],
  },
  {
    here: 'No API token is taken: the calls of other programs are refused with `token.invalid`',
    server: 'Taken until it is revoked, within its scopes',
    steps: [
      'feedStock: with a token',
      'feedPrices: with a token',
      'feedImport: with a token',
      'feedParcels: with a token',
      'feedOrders: with a token',
      'feedOrdersFile: with a token',
      'feedProducts: with a token',
    ],
  },
  unseen(
    'The CSV of `exportOrders` is order numbers only, that of `exportCustomers` e-mail addresses only',
    'One row a line or customer, with all columns',
  ),
  unseen('`getOrderDays` names the days that have orders', 'Every day of the range'),
  unseen('Only deliveries reach the audit', 'Every change of an admin'),
  unseen(
    'What an uploaded picture shows is not looked at, only its name',
    'Decoded, re-encoded, refused with `image.invalid`',
  ),
  unseen('Paths without `{company}` answer only without it', 'With and without (J11)'),
  unseen(
    'Every garment is one drawn shirt in its colour, every other picture one lagoon; SVG, in one size',
    'Drawn or uploaded garments as webp',
  ),
  {
    here: 'The report of visits has figures, and a note of a visit changes none of them',
    server: 'Counts are stored once a minute',
    steps: ['getVisitReport: of the last days'],
  },
];

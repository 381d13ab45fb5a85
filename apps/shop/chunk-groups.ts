/**
 * Modules that pages need together go into one file: many small files are a tenth larger and cost a request each. The
 * first match wins.
 */
export const chunkGroups = [
  // A separate file, so that the browser runs it as a separate task.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 5 },
  // Everything that every page of the shop needs, and the home page.
  {
    name: 'first-view',
    test: /src\/(routes|runtime\/start-client)\.tsx$/,
    includeDependenciesRecursively: true,
    priority: 4,
  },
  // The interpreter of the machines.
  { name: 'machines', test: /node_modules\/(xstate|@xstate)\/|commerce-core\/src\/not-provided/, priority: 3 },
  // Behaviour of dialogs and drawers.
  {
    name: 'dialogs',
    test: /node_modules\/(@radix-ui\/react-(dialog|focus-scope|focus-guards|dismissable-layer|portal)|react-remove-scroll|aria-hidden|use-sidecar|react-style-singleton)|overlays\/(Dialog|Drawer)\//,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // Fields of the sign-in family.
  {
    name: 'sign-in',
    test: /forms\/Checkbox\/|parts\/(EmailField|GoogleButton)\/|SignUp\/sign-up-state|@radix-ui\/(primitive|react-(checkbox|slot|presence|use-controllable-state|context|primitive|compose-refs|use-effect-event|use-layout-effect|use-size))\//,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // What a signed-in shopper's bag and hearts are read with.
  {
    name: 'signed-in',
    test: new RegExp(
      [
        'shop/src/(machines/actors/resting-|data/api/(session-result|result-of))',
        'session/session\\.logic|rules/user-state',
        'api-contract/src/(routes/(accounts|catalogue|shopping|route)\\.|error-codes|rupees)',
        'api-contract/src/adapters/(accounts|addresses|cart|wishlist)\\.',
        'api-contract/src/client/(transport/(create-client-of|create-shopper-client|outcome|retry|network-error)|shopper/own-reads)',
      ].join('|'),
    ),
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // What reads and writes the data of one's own pages and of the back office.
  {
    name: 'requests',
    test: /node_modules\/@tanstack\/|shop\/src\/data\/(use-read|use-write|request-client)/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // What several pages of a signed-in shopper share.
  {
    name: 'own-pages',
    test: new RegExp(
      [
        'shop/src/(machines/account/use-address-book|runtime/first-view/use-dialog)',
        'commerce-core/src/(rules/addresses|machines/address-book/address-book\\.(logic|selectors))',
        'api-contract/src/(client/shopper/stock-watch-api|adapters/stock-watch)',
      ].join('|'),
    ),
    includeDependenciesRecursively: false,
    priority: 3,
  },
  {
    name: 'orders',
    test: /shop\/src\/data\/shopper\/order|commerce-core\/src\/rules\/orders|api-contract\/src\/(client\/shopper\/order-reads|adapters\/orders)/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // Of the bag, the addresses and the order summary, whose sample a visitor sees.
  {
    name: 'order-parts',
    test: /commerce\/(AddressCard|PriceDetails)\//,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // The account's tabs.
  {
    name: 'account-tabs',
    test: /shop\/src\/parts\/AccountTabs\/|navigation\/Tabs\//,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // The layout of the policy pages.
  {
    name: 'policies',
    test: /shop\/src\/parts\/PolicyPage\/|components\/content\/Prose\//,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // Small modules that most pages share.
  {
    name: 'common',
    test: new RegExp(
      [
        'design-system/src/components/.*/(Badge|Breadcrumb|PageHeading|BottomBar|Layout|Field|TextField|PasswordField|Select|StatePanel|Skeleton|Alert)/',
        'commerce-core/src/(texts/(message-texts|shopper-messages|notice)|rules/(dates|sizes/sizes))',
        'shop/src/parts/(FormError|JsonLd|Redirect|RetryPanel|LoadFailure|ShopperOnly|Payment|NewArrivals/(NewArrivals|ArrivalsSkeleton|arrivals)\\.|RecentlyViewed/RecentlyViewed\\.)',
        'shop/src/(runtime/first-view/(use-is-hydrated|lazy-or-nothing)|data/shopper/cart-item|machines/actors/use-(actor|lazy|started)|browser/(show-notice|field-text|use-focus-if-lost))',
      ].join('|'),
    ),
    priority: 2,
  },
];

/**
 * Modules that pages need together go into one file: many small files are a tenth larger and cost a request each. The
 * first match wins.
 */
export const chunkGroups = [
  // A separate file, so that the browser runs it as a separate task.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 5 },
  // Everything that every page of the shop needs, and what the home page shares with others.
  {
    name: 'first-view',
    test: new RegExp(
      [
        'shop/src/(routes|runtime/(start-client|first-view/use-below-first-screen))\\.',
        'shop/src/(parts/(ProductShelf/ProductShelf|HeroPicture/HeroPicture|CataloguePicture/CataloguePicture|ProductTile/card-product|LoadFailure/LoadFailure|PageMeta/delivery-words)|data/(loaded|api/result-of))\\.',
        'commerce-core/src/rules/catalogue/home-categories\\.',
      ].join('|'),
    ),
    includeDependenciesRecursively: true,
    priority: 4,
  },
  // The interpreter of the machines.
  { name: 'machines', test: /node_modules\/xstate\/|commerce-core\/src\/not-provided/, priority: 3 },
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
  // The client of a shopper's own calls, for machines and for the clients of other calls.
  {
    name: 'own-api',
    test: new RegExp(
      [
        'shop/src/data/api/(own-api|session-result|result-of|key-per-content)',
        'api-contract/src/(routes/(accounts|catalogue|shop|shopping|route)\\.|error-codes|rupees|cart-limits)',
        'api-contract/src/adapters/(accounts|addresses|cart|order-placement|wishlist)\\.',
        'api-contract/src/client/(transport/(create-client-of|create-shopper-client|outcome|retry|network-error))',
        'api-contract/src/client/shopper/(account-calls|address-calls|cart-calls|own-api|own-reads)',
      ].join('|'),
    ),
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // The client of the catalogue's calls, with which the next page is read.
  {
    name: 'shop-api',
    test: /shop\/src\/data\/api\/shop-api|api-contract\/src\/(adapters\/(contact|offers|shop-settings)\.|client\/shopper\/(catalogue-calls|shop-api|shop-profile-calls))/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // The machines of session, bag and hearts.
  {
    name: 'signed-in',
    test: new RegExp(
      [
        'shop/src/machines/(actors/((create|connect|start)-shop-actors|on-own-change)|account/session|buying/(cart|wishlist))\\.',
        'shop/src/browser/drafts/(draft-text|delete-drafts)',
        'commerce-core/src/(machines/(session/session\\.(logic|machine)|(cart|wishlist)/\\w+\\.(machine|notices))|rules/user-state)',
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
        'shop/src/machines/account/(use-address-book|address-book)',
        'commerce-core/src/(rules/addresses|machines/address-book/address-book\\.)',
      ].join('|'),
    ),
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // What pages of orders and their returns share.
  {
    name: 'orders',
    test: new RegExp(
      [
        'shop/src/data/shopper/order',
        'commerce-core/src/rules/orders/(order-progress|orders|returns)\\.',
        'shop/src/(parts/ParcelList/|screens/OrderSummary/order-address)',
        'design-system/src/components/(commerce/OrderTimeline|feedback/StatusPill)/',
        'api-contract/src/(adapters/orders\\.|domain/returns|routes/order-life|client/(fallbacks/order-rows|shopper/order|transport/create-orders))',
        'shop/src/(data/shopper/returns-api|parts/ReturnPieces/)',
        'api-contract/src/(adapters/returns|routes/returns|client/(shopper/returns-api|transport/create-returns))',
      ].join('|'),
    ),
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // What the shop asks and promises for a pincode.
  {
    name: 'delivery-terms',
    test: /shop\/src\/(data\/shopper\/(use-)?place-terms|screens\/(Cart\/order\/PlaceTerms|Product\/buying\/PincodePromise))|commerce-core\/src\/rules\/delivery\/|api-contract\/src\/client\/shopper\/delivery/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // The region of toasts.
  {
    name: 'toasts',
    test: /feedback\/Toast\/Toast(Region|Item|\.css)|feedback\/Toast\/toast-timer|chrome\/Toaster\/Toaster\./,
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
  // Of lists of products and of the page of one.
  {
    name: 'catalogue',
    test: new RegExp(
      [
        'shop/src/(parts/(JsonLd/|Compare/(Compare|use-compared)\\.|SizeGuide/SizeGuide(Opener|\\.css))|data/shopper/cart-item|machines/buying/use-add-to-cart)',
        'commerce-core/src/(rules/(sizes/(sizes|size-guide)|catalogue/filter-lists)|machines/product-selection/product-selection\\.logic)',
        'design-system/src/components/commerce/SizeSelector/',
        'api-contract/src/folded-text',
      ].join('|'),
    ),
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // What the page of a product, the comparison and My Info know of sizes that a shopper waits for.
  {
    name: 'waiting',
    test: /shop\/src\/machines\/buying\/use-stock-watch|commerce-core\/src\/machines\/stock-watch\/stock-watch\.(logic|selectors|texts)/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // The sizes that a shopper waits for.
  {
    name: 'stock-watch',
    test: /shop\/src\/machines\/buying\/stock-watch\.|stock-watch\/stock-watch\.machine|api-contract\/src\/(client\/shopper\/stock-watch-api|adapters\/stock-watch)/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // Small modules that most pages share.
  {
    name: 'common',
    test: new RegExp(
      [
        'design-system/src/components/.*/(Badge|Breadcrumb|PageHeading|BottomBar|Layout|Field|TextField|QuantityStepper|Select|StatePanel|Skeleton|Alert)/',
        'design-system/src/components/commerce/(AddressCard|PriceDetails)/',
        'commerce-core/src/(texts/(message-texts|shopper-messages|notice)|rules/dates)',
        'shop/src/parts/(FormError|Redirect|RetryPanel|ShopperOnly|Payment/payment-text|NewArrivals/(NewArrivals|ArrivalsSkeleton|arrivals)\\.|RecentlyViewed/RecentlyViewed\\.)',
        'shop/src/(runtime/first-view/(use-dialog|use-is-hydrated|lazy-or-nothing)|machines/actors/(use-(actor|page|started)|leave-actor)|browser/(show-notice|field-text|use-focus-if-lost))',
      ].join('|'),
    ),
    priority: 2,
  },
];

/** The situations of every screen, in the order of the atlas. */
export const situations = [
  'ready',
  'loading',
  'empty',
  'failed',
  'offline',
  'notAllowed',
  'signedOut',
  'shopper',
  'admin',
  'longContent',
] as const;

export type Situation = (typeof situations)[number];

/** The widths that screens are designed for, narrowest first. */
export const widths = ['phone', 'tablet', 'desktop'] as const;

export type Width = (typeof widths)[number];

/** What stories must show of one route. */
interface Screen {
  readonly route: string;
  /** Each situation: true when a story must show it, or why the screen does not have it. */
  readonly situations: Readonly<Record<Situation, true | string>>;
  /** Situations of this screen only. */
  readonly own?: readonly string[];
}

const everyone = {
  notAllowed: 'Everyone may open it.',
  signedOut: "Ready is a visitor's page.",
  admin: "Reads as a shopper's; what an admin's header adds is shown by Chrome/ShopHeader.",
} as const;

/** Situations of a page with fixed text. */
const words = {
  ready: true,
  loading: 'Nothing of it is read from the shop.',
  empty: 'Its words are always there.',
  failed: 'Nothing of it is read from the shop.',
  offline: 'Nothing of it is read from the shop.',
  ...everyone,
  shopper: 'Reads the same for everyone.',
  longContent: 'Its words are always the same.',
} as const;

/** Situations of a catalogue page, which its loader reads before it is shown. */
const catalogue = {
  ready: true,
  loading: 'The server sends it whole; within the shop the page before it stays, see Category/loading.',
  empty: true,
  failed: true,
  offline: true,
  ...everyone,
  shopper: true,
  longContent: true,
} as const;

/** Situations of a personal page, which reads after the session is known. */
const personal = {
  ready: true,
  loading: true,
  empty: true,
  failed: true,
  offline: true,
  notAllowed: 'Everyone who is signed in has one.',
  signedOut: true,
  shopper: "Ready is a shopper's page.",
  admin: "Reads as a shopper's.",
  longContent: true,
} as const;

/** Situations of a visitor's form, whose waits and errors are states of its machine. */
const form = {
  ready: true,
  loading: "A state of its machine: the form's button is busy.",
  empty: 'An empty form is Ready.',
  failed: 'A state of its machine: the form says so.',
  offline: 'To the machine a call without an answer: the form says so and keeps what was typed.',
  ...everyone,
  shopper: 'Reads the same for everyone.',
  longContent: 'It shows what is typed, in fields that scroll.',
} as const;

/** Situations of Dashboard, which stands for the back office: one layout checks the access to all of its screens. */
const backOffice = {
  ready: true,
  loading: true,
  empty: true,
  failed: true,
  offline: true,
  notAllowed: true,
  signedOut: true,
  shopper: 'Not allowed is what a shopper sees.',
  admin: "Ready is an admin's page.",
  longContent: true,
} as const;

/** Situations of another back-office page. */
const behindTheDoor = {
  ...backOffice,
  offline: 'Says so as Dashboard does.',
  notAllowed: 'The same door as Dashboard.',
  signedOut: 'The same door as Dashboard.',
} as const;

/** Situations of a page of the shop's owner. */
const ownerDesk = {
  ...behindTheDoor,
  longContent: 'Its tables and fields are those of Dashboard and ImageUpload.',
} as const;

/** The screens by name: one for each of the 28 specified routes (S2.ROUTE.01-28) and those of the shop's owner. */
export const screens = {
  Home: { route: '/', situations: catalogue },
  Category: { route: '/products', situations: { ...catalogue, loading: true }, own: ['promotion', 'noSuchList'] },
  SubCategory: { route: '/subcategoryproducts', situations: catalogue, own: ['nothingMatches', 'combined'] },
  Search: { route: '/searchpage', situations: catalogue, own: ['everything'] },
  Product: {
    route: '/fullimage',
    situations: { ...catalogue, empty: 'A product that is not there is Product/notFound.' },
    own: ['notFound', 'oneSize'],
  },
  Compare: { route: '/compare', situations: catalogue, own: ['one', 'tooMany', 'gone', 'differences', 'notFound'] },
  Cart: {
    route: '/cart',
    situations: personal,
    own: ['priceRose', 'withdrawn', 'placed', 'payChoice', 'cashRefused', 'paymentWaits'],
  },
  Address: { route: '/address', situations: personal, own: ['notice'] },
  MyOrders: { route: '/myorders', situations: personal, own: ['cancelled', 'shipped', 'paymentWaits', 'pastOrders'] },
  Account: {
    route: '/account',
    situations: {
      ...personal,
      empty: 'Its rows are always there.',
      failed: 'It reads nothing but who is signed in; see Account/offline.',
    },
  },
  AccountMobile: {
    route: '/accountmob',
    situations: {
      ...personal,
      loading: 'The same screen as Account.',
      empty: 'The same screen as Account.',
      failed: 'The same screen as Account.',
      offline: 'The same screen as Account.',
      signedOut: 'The same screen as Account.',
      longContent: 'The same screen as Account.',
    },
  },
  MyInfo: {
    route: '/myinfo',
    situations: personal,
    own: ['notFound', 'addressesFailed', 'editingName', 'savingName', 'nameNotSaved'],
  },
  Wishlist: { route: '/wishlist', situations: personal },
  Security: {
    route: '/security',
    situations: {
      ...personal,
      empty: 'An account is signed in somewhere: here.',
      offline: 'Says so as MyInfo does.',
      longContent: 'Device names are short words of ours.',
    },
    own: ['factorsShown', 'appAdded', 'factorMissing', 'consents', 'consentsFailed', 'consentChanged'],
  },
  OrderSummary: {
    route: '/ordersummary',
    situations: { ...personal, empty: 'An order has lines; one that is not there is OrderSummary/notFound.' },
    own: [
      'notFound',
      'delivered',
      'cancelled',
      'soldOut',
      'sample',
      'orderingAgain',
      'againFailed',
      'packed',
      'shipped',
      'inParts',
      'cameBack',
      'wayFailed',
      'cancelling',
      'notCancelled',
      'returnable',
    ],
  },
  OrderReturn: {
    route: '/orderreturn',
    situations: {
      ...personal,
      empty: 'An order has lines; where none can be returned, OrderReturn/nothingReturnable says why.',
    },
    own: [
      'notFound',
      'closed',
      'nothingReturnable',
      'incomplete',
      'asked',
      'exchange',
      'soldOut',
      'notAsked',
      'pictures',
      'approved',
      'pickUpArranged',
      'examined',
      'refunded',
      'declined',
      'takingBack',
      'notTakenBack',
    ],
  },
  Payment: {
    route: '/payment',
    situations: { ...personal, offline: 'Says so as OrderSummary does.', longContent: 'Its words are ours.' },
    own: ['scanned', 'gateway', 'pending', 'held', 'paid', 'refunded', 'failedPayment', 'expired', 'notFound', 'taken'],
  },
  Track: {
    route: '/track',
    situations: {
      ready: true,
      loading: true,
      empty: 'A link belongs to an order; one that does not is Track/ended.',
      failed: true,
      offline: 'Says so as OrderSummary does.',
      ...everyone,
      shopper: 'Reads the same for everyone.',
      longContent: 'Its parts are those of OrderSummary.',
    },
    own: ['ended', 'inParts', 'cameBack'],
  },
  Contact: { route: '/contact', situations: form, own: ['notice', 'noticeFailed'] },
  Complaints: {
    route: '/complaints',
    situations: {
      ...form,
      loading: "Its words come with every page; the form's button is busy while it looks.",
      empty: true,
      failed: true,
    },
    own: ['waiting', 'answered', 'notFound'],
  },
  AboutUs: { route: '/aboutus', situations: words },
  ShippingPolicy: { route: '/shippingpolicy', situations: words },
  ReturnPolicy: { route: '/returnpolicy', situations: words, own: ['atASection'] },
  TermsConditions: { route: '/termsconditions', situations: words },
  PrivacyPolicy: { route: '/privacypolicy', situations: words },
  AddedPolicy: { route: '/policy', situations: words, own: ['notFound'] },
  NotFound: { route: '*', situations: words },
  Login: { route: '/login', situations: { ...form, shopper: true }, own: ['googleUnreachable', 'secondStep'] },
  SignUp: { route: '/signup', situations: form, own: ['withGoogle', 'notice', 'consents'] },
  Verify: { route: '/verify', situations: form, own: ['withoutId'] },
  ForgotPassword: { route: '/forgotpass', situations: form },
  Dashboard: {
    route: '/dashboard',
    situations: backOffice,
    own: [
      'filtered',
      'noMatch',
      'daysFailed',
      'exportFailed',
      'changes',
      'messages',
      'messageDue',
      'panelFailed',
      'health',
      'healthOfNewShop',
      'order',
      'cancelling',
      'cancelFailed',
      'cancelled',
      'chosen',
      'stepRefused',
      'stepFailed',
      'shipping',
      'printing',
      'courierFile',
      'courierFileBroken',
      'courierFileRefused',
      'parcels',
      'parcelsLoading',
      'parcelsFailed',
      'parcelStepFailed',
      'returns',
      'returnsFailed',
    ],
  },
  Promotions: {
    route: '/promotions',
    situations: ownerDesk,
    own: ['editing', 'trying', 'saving', 'saveFailed', 'gone', 'ending', 'report', 'reportEmpty', 'reportFailed'],
  },
  Customers: {
    route: '/customers',
    situations: { ...behindTheDoor, longContent: true },
    own: [
      'sorted',
      'nothingMatches',
      'detail',
      'detailLoading',
      'detailFailed',
      'notFound',
      'partsFailed',
      'ending',
      'ended',
      'endFailed',
      'exportFailed',
    ],
  },
  Reports: {
    route: '/reports',
    situations: ownerDesk,
    own: ['stock', 'visits', 'notMeasured', 'paged', 'ofACopy'],
  },
  Payments: {
    route: '/payments',
    situations: ownerDesk,
    own: [
      'pending',
      'held',
      'toRefund',
      'paid',
      'filtered',
      'notFound',
      'confirming',
      'rejecting',
      'accepting',
      'refunding',
      'noting',
      'saving',
      'stepFailed',
      'movedOn',
      'referenceUsed',
      'statement',
      'statementRefused',
      'statementReading',
      'cash',
      'cashSettled',
      'cashFailed',
      'cashLoading',
      'settlement',
      'settlementBooked',
      'settlementRefused',
      'settlementReading',
      'statementDiffers',
      'statementOfPaid',
      'accepted',
      'chargingBack',
      'chargedBack',
      'refundFailed',
      'testMode',
    ],
  },
  Returns: {
    route: '/returns',
    situations: behindTheDoor,
    own: [
      'switchedOff',
      'noneYet',
      'filtered',
      'nextPageFailed',
      'asked',
      'pickUp',
      'received',
      'examined',
      'ended',
      'notFound',
      'detailLoading',
      'detailFailed',
      'saving',
      'stepFailed',
      'movedOn',
      'declining',
      'arranging',
      'examining',
      'refunding',
      'refundRefused',
      'report',
      'reportEmpty',
      'reportLoading',
      'reportFailed',
    ],
  },
  ImageUpload: {
    route: '/imageupload',
    situations: behindTheDoor,
    own: ['nothingPicked', 'detailsFailed', 'picturesMissing'],
  },
  OfferUpdate: { route: '/offerupdate', situations: behindTheDoor, own: ['sheet', 'sheetSaving', 'sheetRefused'] },
  SubCategoryAdd: {
    route: '/subcategoryadd',
    situations: {
      ...behindTheDoor,
      loading: 'The same screen as OfferUpdate, one field more.',
      empty: 'The same screen as OfferUpdate, one field more.',
      failed: 'The same screen as OfferUpdate, one field more.',
      longContent: 'The same screen as OfferUpdate, one field more.',
    },
  },
  UpdateColors: { route: '/updateColors', situations: behindTheDoor },
  Products: {
    route: '/catalogue',
    situations: ownerDesk,
    own: [
      'editing',
      'adding',
      'changedMeanwhile',
      'grid',
      'gridEditing',
      'gridWrong',
      'gridConflict',
      'gridSaving',
      'gridNotSaved',
      'gridLoading',
      'gridFailed',
      'gridEmpty',
      'gridLong',
      'gridOnAPhone',
    ],
  },
  CatalogueImport: {
    route: '/catalogue/import',
    situations: { ...ownerDesk, empty: 'A new import is Ready.' },
    own: [
      'uploadStopped',
      'columns',
      'columnsOfAnExport',
      'checked',
      'refused',
      'applied',
      'unreadable',
      'sessionEnded',
    ],
  },
  CataloguePictures: {
    route: '/catalogue/pictures',
    situations: {
      ...behindTheDoor,
      longContent: 'Ready lists a long name; its tables are those of Dashboard.',
    },
    own: [
      'chosen',
      'tooMany',
      'uploading',
      'uploadStopped',
      'notUploaded',
      'sessionEnded',
      'checking',
      'done',
      'stopped',
      'batchFailed',
      'assigning',
      'assignRefused',
      'notDeleted',
      'fetching',
      'fetched',
      'notFetched',
      'fetchStepFailed',
    ],
  },
  ImportHistory: {
    route: '/catalogue/history',
    situations: ownerDesk,
    own: [
      'seasonPrepared',
      'seasonSwitching',
      'seasonSwitched',
      'seasonSwitchedBack',
      'seasonWithoutWayBack',
      'seasonRefused',
      'undoStarting',
      'undoing',
      'undone',
      'undoRefused',
    ],
  },
  Connections: {
    route: '/catalogue/connections',
    situations: ownerDesk,
    own: ['tokenMade', 'confirmationDue', 'webhookMade', 'messagesFailed', 'messageNotQueued'],
  },
  Settings: {
    route: '/settings',
    situations: { ...ownerDesk, empty: 'A shop always has settings.' },
    own: [
      'selling',
      'personalData',
      'products',
      'homePage',
      'menus',
      'look',
      'pages',
      'mails',
      'people',
      'addresses',
      'history',
      'export',
      'rehearsal',
      'changedMeanwhile',
      'gatewayWorks',
      'gatewayWrongKey',
      'gatewayUnreachable',
      'gatewayWithoutKeys',
      'gatewayChecking',
      'gatewayCheckFailed',
    ],
  },
  Setup: {
    route: '/setup',
    situations: { ...form, failed: true },
    own: ['withoutToken', 'alreadyDone', 'shop', 'look', 'catalogue', 'done'],
  },
} as const satisfies Readonly<Record<string, Screen>>;

type Screens = typeof screens;

export type ScreenName = keyof Screens;

type ShownIn<Table extends Screen['situations']> = {
  [Name in Situation]: Table[Name] extends true ? Name : never;
}[Situation];

type OwnOf<Entry> = Entry extends { readonly own: readonly (infer Own extends string)[] } ? Own : never;

/** A situation of a screen, such as `MyOrders/failed`; each needs a story. */
export type ScreenSituation = {
  [Name in ScreenName]: `${Name}/${ShownIn<Screens[Name]['situations']> | OwnOf<Screens[Name]>}`;
}[ScreenName];

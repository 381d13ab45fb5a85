import type { RouteName } from '@kayal/api-contract';

/** What one address may use: so many units at once, and so many a second after that. */
export interface Budget {
  readonly burst: number;
  readonly perSecond: number;
}

/** The budgets of a network. They are counted apart: whoever has used up one still has the others. */
export const budgets = {
  /** A page requests dozens of files at once, and they are answered from memory. */
  files: { burst: 1500, perSecond: 300 },
  reads: { burst: 200, perSecond: 60 },
  writes: { burst: 30, perSecond: 10 },
  /** A hash keeps one processor busy for some hundredths of a second. The widest network cannot fill the queue of hashes. */
  passwords: { burst: 25, perSecond: 10 },
  /** Whole lists and exports: mostly bytes, some megabytes a second. */
  bulk: { burst: 600, perSecond: 40 },
  /** Calls of other programs: shoppers of the same network do not use them up. */
  feeds: { burst: 30, perSecond: 10 },
  /** A gateway tells of everybody's payments from few addresses; one that is forged costs a hash of 64 KB at most. */
  notices: { burst: 1500, perSecond: 500 },
} as const satisfies Record<string, Budget>;

/** Names a budget. */
export type BudgetName = keyof typeof budgets;

/** What a call, or a piece of its work, takes from a budget. */
export interface Cost {
  readonly budget: BudgetName;
  readonly units: number;
  /** Files of a page that a browser already shows: they cost almost nothing, and a missing one breaks the page. */
  readonly isAlwaysAnswered?: true;
}

/** Every cost. A call takes that of its route when it comes, and more when it begins work that few calls need. */
export const costs = {
  /** Probes are not visitors. */
  probe: null,
  file: { budget: 'files', units: 1, isAlwaysAnswered: true },
  read: { budget: 'reads', units: 1 },
  write: { budget: 'writes', units: 1 },
  password: { budget: 'passwords', units: 1 },
  bulk: { budget: 'bulk', units: 20 },
  feed: { budget: 'feeds', units: 1 },
  notice: { budget: 'notices', units: 1 },
  /** Work: a page, a list of many rows, an invoice or a picture that no cache has. */
  rendering: { budget: 'reads', units: 10 },
  drawing: { budget: 'files', units: 8 },
} as const satisfies Record<string, Cost | null>;

/** Names a cost. */
export type CostName = keyof typeof costs;

/** An answer costs one more unit for each of these bytes: a client that reads nothing leaves them to the machine's memory. */
export const bytesPerUnit = 64 * 1024;

/** Endpoints that cost something else than a read or a write. */
const endpointCosts: Readonly<Partial<Record<RouteName, CostName>>> = {
  // Many shoppers of one network leave their pages at about the same time, and each costs next to nothing.
  noteVisit: 'read',
  getReportFile: 'bulk',
  loginByQuery: 'password',
  login: 'password',
  signUp: 'password',
  updatePassword: 'password',
  changePassword: 'password',
  createFirstAdmin: 'password',
  confirmIdentity: 'password',
  deleteAccount: 'password',
  exportMyData: 'bulk',
  exportOrders: 'bulk',
  exportCustomers: 'bulk',
  exportProducts: 'bulk',
  importTracking: 'bulk',
  importPincodes: 'bulk',
  exportPincodes: 'bulk',
  printOrders: 'bulk',
  exportSettings: 'bulk',
  getShopArchiveFile: 'bulk',
  getImportErrorsFile: 'bulk',
  getTaxTable: 'bulk',
  feedStock: 'feed',
  feedPrices: 'feed',
  feedImport: 'feed',
  feedOrders: 'feed',
  feedOrdersFile: 'feed',
  feedProducts: 'feed',
  feedParcels: 'feed',
};

/** The cost of an endpoint; undefined for a common read or write. */
export function costOfEndpoint(name: RouteName): CostName | undefined {
  return endpointCosts[name];
}

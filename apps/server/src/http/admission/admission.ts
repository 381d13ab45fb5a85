import { LRUCache } from 'lru-cache';
import type { Clock } from '../../basics/clock.ts';
import { ApiError } from '../api-error.ts';
import { networksOf } from './client-network.ts';
import { budgets, bytesPerUnit, costs, type BudgetName, type CostName } from './costs.ts';

/** What a network has left of a budget: a token bucket. */
interface Bucket {
  /** Below 0 after an answer with more bytes than were left. */
  units: number;
  /** ms since 1970 */
  filledAt: number;
}

const rememberedNetworks = 50_000;

/** What the admission depends on. */
export interface AdmissionRules {
  readonly now: Clock;
  /** Whether calls are counted; where they are not, each network has whole budgets. */
  readonly isCounting: boolean;
  /** How busy the server is: 0 where it is not, 1 where it answers nothing but files of pages and probes. */
  readonly pressure: () => number;
}

/** The share of its budget that a network has left, or why it must wait. */
export type Verdict = number | ApiError;

/**
 * Decides which calls are answered. It counts first: each call takes its cost from the budget of each network that its
 * address is part of, and 429 tells those who have used up one. Then, under pressure, it sheds with 503 whatever leaves
 * its network the smallest share: greedy networks and heavy work first, small calls of new visitors last.
 */
export class Admission {
  readonly #networks = new LRUCache<string, Partial<Record<BudgetName, Bucket>>>({
    // Not `max`, with which the cache would hold room for all of them from the start: 1.1 MB.
    maxSize: rememberedNetworks,
    sizeCalculation: () => 1,
  });
  readonly #rules: AdmissionRules;

  constructor(rules: AdmissionRules) {
    this.#rules = rules;
  }

  /** Takes a cost from the networks of an address. */
  take(address: string, name: CostName): Verdict {
    const cost = costs[name];
    if (cost === null) return 1;
    const { budget, units } = cost;
    const { burst, perSecond } = budgets[budget];
    let left = 1;
    let waitSeconds = 0;
    for (const network of networksOf(address)) {
      const after = this.#bucket(budget, network.name, network.shares).units - units;
      left = Math.min(left, after / (burst * network.shares));
      waitSeconds = Math.max(waitSeconds, -after / (perSecond * network.shares));
    }
    if (waitSeconds > 0) return new ApiError('rate.limited', { retryAfterSeconds: Math.ceil(waitSeconds) });
    this.#charge(address, budget, units);
    return left < this.#rules.pressure() && !('isAlwaysAnswered' in cost) ? new ApiError('unavailable') : left;
  }

  /** Takes the cost of the bytes of an answer, once they are known: also more than is left. */
  takeBytes(address: string, name: CostName, bytes: number): void {
    const cost = costs[name];
    if (cost === null || bytes < bytesPerUnit) return;
    this.#charge(address, cost.budget, Math.floor(bytes / bytesPerUnit));
  }

  #charge(address: string, budget: BudgetName, units: number): void {
    if (!this.#rules.isCounting) return;
    for (const { name, shares } of networksOf(address)) this.#bucket(budget, name, shares).units -= units;
  }

  /** The bucket of a network, filled up to now. */
  #bucket(budget: BudgetName, network: string, shares: number): Bucket {
    const { burst, perSecond } = budgets[budget];
    const at = this.#rules.now();
    let buckets = this.#networks.get(network);
    if (buckets === undefined) this.#networks.set(network, (buckets = {}));
    const known = (buckets[budget] ??= { units: burst * shares, filledAt: at });
    const gained = (Math.max(0, at - known.filledAt) / 1000) * perSecond * shares;
    known.units = Math.min(burst * shares, known.units + gained);
    known.filledAt = at;
    return known;
  }
}

import type { TokenScope } from '@kayal/api-contract';
import { ApiError } from './api-error.ts';

/** Modules above answer who calls; `registerEndpoint` asks them. */
declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a path names this shop. */
    isCompanyCode(code: string): Promise<boolean>;
    /** The signed-in caller; null for a visitor. Routes that need a session read it from `request.identity`. */
    identify(request: FastifyRequest): Promise<Identity | null>;
    /** Which program is calling; null without a valid token. */
    identifyToken(request: FastifyRequest): Promise<FeedCaller | null>;
  }
  interface FastifyRequest {
    /** Set for routes that are not open to anyone. */
    identity: Identity | null;
    /** Set for routes that take an API token. */
    feedCaller: FeedCaller | null;
  }
}

/** The signed-in caller, read from the session row and the customer row at this call. */
export interface Identity {
  readonly customerId: string;
  /**
   * The caller's rights. An admin counts as a shopper while her session lacks a second factor that the shop requires.
   */
  readonly role: 'shopper' | 'admin';
  /** True for such an admin: her calls to the back office are refused with their own code. */
  readonly lacksSecondFactor: boolean;
  readonly name: string;
  readonly email: string;
  /** Names the session inside the server: the hash of its token. */
  readonly sessionHash: string;
  /** Whether she proved by a password or a second factor within the last five minutes that it is she. */
  readonly isConfirmed: boolean;
}

/** Another program that calls with an API token. */
export interface FeedCaller {
  /** The audit names it for its writes. */
  readonly tokenId: string;
  readonly scopes: readonly TokenScope[];
}

/**
 * Compares a customer id that a client claims with the session (J06).
 * @param allow `'admin'` lets an admin name anyone.
 * @throws ApiError `forbidden` when the claim is another's.
 */
export function requireSelf(identity: Identity, claim: string | number, allow?: 'admin'): void {
  if (String(claim) === identity.customerId) return;
  if (allow === 'admin' && identity.role === 'admin') return;
  throw new ApiError('forbidden');
}

import type { RouteName } from '@kayal/api-contract';
import type { CodeOf } from '../mock-reply.ts';
import type { MockShopState } from '../mock-shop-state.ts';

/** Replaces the reply of an endpoint: a refusal by its code, no answer, or an endless wait. */
export type Behaviour<Name extends RouteName> = CodeOf<Name> | 'no-answer' | 'waiting';

/** Changes of a named scenario. */
export interface Scenario {
  readonly behaves?: { readonly [Name in RouteName]?: Behaviour<Name> };
  /** Changes the shop's data before the first call. */
  readonly prepare?: (state: MockShopState) => void;
}

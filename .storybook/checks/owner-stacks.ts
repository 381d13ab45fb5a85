import * as React from 'react';

/** Where React's packages share what they count. React gives it no public name. */
const shared = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Lets React note no stack for each element that it makes: it notes at most ten thousand a second, and with this none.
 * They say who made an element, which helps a person who debugs; React warns without them too. Noted, they take a
 * twelfth of the processor time of the page in which a screen's stories run.
 */
export function skipOwnerStacks(): void {
  const counts: unknown = Reflect.get(React, shared);
  if (typeof counts !== 'object' || counts === null) return;
  Object.defineProperty(counts, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}

import type { StoragePorts } from './user-state.ts';

/** Session-storage keys, exactly. */
const sessionKeys = ['loginId', 'loginName', 'loginEmail', 'LedCode', 'password'] as const;

/** Local-storage key of the remembered user. */
export const rememberedUserKey = 'userId';

/** Clears what both storages hold of a user. In a file of its own, because every page of a visitor loads it. */
export function forgetUser({ session, local }: StoragePorts): void {
  for (const key of sessionKeys) session.removeItem(key);
  local.removeItem(rememberedUserKey);
}

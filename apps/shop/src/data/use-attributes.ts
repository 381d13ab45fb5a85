import type { Attribute } from '@kayal/api-contract/client';
import { useSettingsApi } from './admin/settings-api.ts';
import { resultOf } from './api/result-of.ts';
import { useRead } from './use-read.ts';

/** The attributes of the shop's products, retired ones too, for the back office; none until they are loaded. */
export function useAttributes(): { readonly attributes: readonly Attribute[]; readonly reload: () => void } {
  const api = useSettingsApi();
  const { data, reload } = useRead(['settings'], async () => (await resultOf(api.settings())).saved);
  return { attributes: data?.settings.attributes ?? [], reload };
}

import type { Courier } from '@kayal/api-contract/client';
import { selectUser } from '@kayal/commerce-core';
import { readDraftText, saveDraftText } from '../../../browser/drafts/draft-text.ts';
import { useSettingsApi } from '../../../data/admin/settings-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useRead, type Read } from '../../../data/use-read.ts';
import { useSession } from '../../../machines/actors/use-session-cart-wishlist.ts';

/** The couriers of the settings, and the one that this person shipped with last in this browser. */
export interface Couriers extends Read<readonly Courier[]> {
  /** Id; empty where there is none yet. */
  readonly last: string;
  readonly remember: (id: string) => void;
}

/** Reads the couriers when a dialog that names them opens. */
export function useCouriers(): Couriers {
  const api = useSettingsApi();
  const name = `${useSession(selectUser)?.id ?? ''}.courier`;
  const read = useRead(['couriers'], async () => (await resultOf(api.settings())).saved.settings.couriers ?? []);
  return {
    ...read,
    last: readDraftText(name, 'browser'),
    remember: (id) => saveDraftText(name, id, 'browser'),
  };
}

import type { SavedSettings, ShopSettings } from '@kayal/api-contract/client';
import { selectUser } from '@kayal/commerce-core';
import { useEffect, useState, type SetStateAction } from 'react';
import { readDraftText, saveDraftText } from '../../browser/drafts/draft-text.ts';
import { isSame, mergeChanges } from '../../data/admin/merge-changes.ts';
import { useSession } from '../../machines/actors/use-session-cart-wishlist.ts';

/** What an owner edits: all settings, and the look. */
export interface EditedSettings {
  readonly settings: ShopSettings;
  readonly theme: string | null;
}

/** Unsaved edits, with the saved settings that they began with. */
interface SettingsDraft extends EditedSettings {
  readonly base: EditedSettings;
}

const textOf = ({ settings, theme, base }: SettingsDraft): string =>
  JSON.stringify({ settings, theme, base: { settings: base.settings, theme: base.theme } });

/** The edits of an earlier visit, on top of what is saved now. */
function withEarlier(text: string, shown: EditedSettings): EditedSettings {
  if (text === '') return shown;
  const { base, settings, theme }: SettingsDraft = JSON.parse(text);
  return {
    settings: mergeChanges(base.settings, settings, shown.settings),
    theme: mergeChanges(base.theme, theme, shown.theme),
  };
}

/**
 * Edits of the settings. Unsaved ones are stored in this browser, so that a closed tab loses nothing. Use it after the
 * settings have loaded.
 * @param saved once it is loaded again, the edits are put on top of it
 * @param first what the fields show first, where that differs from what is saved
 */
export function useDraftSettings(saved: SavedSettings, first: ShopSettings = saved.settings) {
  const name = `${useSession(selectUser)?.id ?? ''}.settings`;
  const [base, setBase] = useState(saved);
  const [loaded, setLoaded] = useState(saved);
  const [{ settings, theme }, setEdited] = useState(() =>
    withEarlier(readDraftText(name, 'browser'), { settings: first, theme: saved.theme }),
  );
  const rebase = (current: SavedSettings): void => {
    setEdited({
      settings: mergeChanges(base.settings, settings, current.settings),
      theme: mergeChanges(base.theme, theme, current.theme),
    });
    setBase(current);
  };
  if (saved !== loaded) {
    setLoaded(saved);
    // A slow answer to an earlier read may be older than what was saved or taken since.
    if (saved.version >= base.version) rebase(saved);
  }
  // What is typed back to what is saved is no change: the server would store no version of it.
  const isChanged = theme !== base.theme || (settings !== base.settings && !isSame(settings, base.settings));
  useEffect(() => {
    saveDraftText(name, isChanged ? textOf({ settings, theme, base }) : '', 'browser');
  }, [name, isChanged, settings, theme, base]);
  /** Deletes the stored edits, because they are saved or given up. */
  const forget = (): void => saveDraftText(name, '', 'browser');
  return {
    base,
    settings,
    theme,
    isChanged,
    setSettings: (next: SetStateAction<ShopSettings>): void =>
      setEdited((now) => ({ ...now, settings: typeof next === 'function' ? next(now.settings) : next })),
    setTheme: (next: string | null): void => setEdited((now) => ({ ...now, theme: next })),
    /** Puts the edits on top of what another admin has saved meanwhile. */
    rebase,
    /** Notes what was saved, as this version; what was typed since then stays and is not saved. */
    noteSaved: (sent: EditedSettings, version: number): void => {
      forget();
      setBase((before) => ({ ...before, ...sent, version }));
    },
    discard: (): void => setEdited(base),
    forget,
  };
}

import type { SavedSettings, ShopSettings } from '@kayal/api-contract/client';
import { selectUser } from '@kayal/commerce-core';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
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

const merge = (base: EditedSettings, mine: EditedSettings, theirs: EditedSettings): EditedSettings => ({
  settings: mergeChanges(base.settings, mine.settings, theirs.settings),
  theme: mergeChanges(base.theme, mine.theme, theirs.theme),
});

/** The edits of an earlier visit, on top of what is saved now. */
function withEarlier(text: string, shown: EditedSettings): EditedSettings {
  if (text === '') return shown;
  const draft: SettingsDraft = JSON.parse(text);
  return merge(draft.base, draft, shown);
}

interface SettingsForm {
  readonly form: UseFormReturn<EditedSettings>;
  readonly base: SavedSettings;
  readonly edited: EditedSettings;
  readonly isChanged: boolean;
  /** Puts the edits on top of what another admin has saved meanwhile. */
  readonly rebase: (current: SavedSettings) => void;
  /** Notes what was saved, as this version; what was typed since then stays and is not saved. */
  readonly noteSaved: (sent: EditedSettings, version: number) => void;
  readonly discard: () => void;
  /** Deletes the stored edits, because they are saved or given up. */
  readonly forget: () => void;
}

/**
 * The form of the settings. Unsaved edits are stored in this browser, so that a closed tab loses nothing. Use it after the
 * settings have loaded.
 * @param saved once it is loaded again, the edits are put on top of it
 * @param first what the fields show first, where that differs from what is saved
 */
export function useSettingsForm(saved: SavedSettings, first: ShopSettings = saved.settings): SettingsForm {
  const name = `${useSession(selectUser)?.id ?? ''}.settings`;
  const [base, setBase] = useState(saved);
  const [defaultValues] = useState(() =>
    withEarlier(readDraftText(name, 'browser'), { settings: first, theme: saved.theme }),
  );
  const form = useForm({ defaultValues });
  const { settings, theme } = useWatch({ control: form.control, compute: (all) => all });
  const putUnder = useRef<EditedSettings>(base);
  useEffect(() => {
    const mine = form.getValues();
    const merged = merge(putUnder.current, mine, base);
    putUnder.current = base;
    // Fields that show the same stay as they are, with their focus.
    if (!isSame(merged, mine)) form.reset(merged);
  }, [form, base]);
  const [loaded, setLoaded] = useState(saved);
  if (saved !== loaded) {
    setLoaded(saved);
    // A slow answer to an earlier read may be older than what was saved or taken since.
    if (saved.version >= base.version) setBase(saved);
  }
  // What is typed back to what is saved is no change: the server would store no version of it.
  const isChanged = theme !== base.theme || !isSame(settings, base.settings);
  useEffect(() => {
    const draft: SettingsDraft = { settings, theme, base: { settings: base.settings, theme: base.theme } };
    saveDraftText(name, isChanged ? JSON.stringify(draft) : '', 'browser');
  }, [name, isChanged, settings, theme, base]);
  const forget = (): void => saveDraftText(name, '', 'browser');
  return {
    form,
    base,
    edited: { settings, theme },
    isChanged,
    rebase: setBase,
    noteSaved: (sent, version) => {
      forget();
      setBase((before) => ({ ...before, ...sent, version }));
    },
    discard: () => form.reset({ settings: base.settings, theme: base.theme }),
    forget,
  };
}

import type { SavedSettings, ShopSettings } from '@kayal/api-contract/client';
import { Alert, Button, Inline, toastStore } from '@kayal/design-system';
import { useState, type SubmitEvent } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { resultOf } from '../../data/result-of.ts';
import { useSettingsApi } from '../../data/admin/settings-admin.ts';
import { useWrite } from '../../data/use-write.ts';
import { ChangedMeanwhile } from '../../parts/ChangedMeanwhile/ChangedMeanwhile.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { HistorySection } from './HistorySection.tsx';
import { HomeSection } from './HomeSection.tsx';
import { LogoField } from './LogoField.tsx';
import { LookSection } from './LookSection.tsx';
import { MailsSection } from './MailsSection.tsx';
import { MenusSection } from './MenusSection.tsx';
import { PagesSection } from './PagesSection.tsx';
import { SellingSection } from './SellingSection.tsx';
import type { SettingsSection } from './settings-sections.ts';
import * as css from './Settings.css.ts';
import { ShopSection } from './ShopSection.tsx';

/** Props of every section of the page. */
export interface SectionProps {
  readonly settings: ShopSettings;
  readonly onChange: (settings: ShopSettings) => void;
}

interface SettingsEditorProps {
  readonly saved: SavedSettings;
  readonly section: SettingsSection;
  readonly onSaved: () => void;
  /** What the fields show first, where that differs from what is saved. */
  readonly draft?: ShopSettings;
  /** Where the save button leads after a save, and when there is nothing to save; without it the page stays. */
  readonly next?: string;
}

/** The texts of a refusal's `fields`. */
function fieldProblems(details: Readonly<Record<string, unknown>>): readonly string[] {
  const { fields } = details;
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).map(([field, problem]) => `${field.replace(/^settings\./, '')}: ${String(problem)}`);
}

/** A draft of all settings, edited in parts and saved as a whole. Another part keeps the typed values. */
export function SettingsEditor({ saved, section, onSaved, draft, next }: SettingsEditorProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const api = useSettingsApi();
  const [settings, setSettings] = useState(draft ?? saved.settings);
  const [theme, setTheme] = useState(saved.theme);
  const goOn = () => {
    if (next !== undefined) void navigate(next);
  };
  const save = useWrite(
    (changed: { readonly settings: ShopSettings; readonly theme: string | null }) =>
      resultOf(api.saveSettings({ version: saved.version, ...changed })),
    () => {
      toastStore.push({ tone: 'success', title: 'Settings saved', detail: undefined, action: undefined });
      onSaved();
      // Header and footer of this page show the new name, look and logo at once.
      void revalidate().then(goOn);
    },
  );
  const isChanged = settings !== saved.settings || theme !== saved.theme;
  const problems = save.error === null ? [] : fieldProblems(save.error.details);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChanged) save.write({ settings, theme });
    else goOn();
  };
  const part = { settings, onChange: setSettings };
  if (section === 'history') return <HistorySection version={saved.version} onRestored={onSaved} />;
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {section === 'shop' ? <ShopSection {...part} /> : null}
      {section === 'selling' ? <SellingSection {...part} /> : null}
      {section === 'home' ? <HomeSection {...part} /> : null}
      {section === 'menus' ? <MenusSection {...part} /> : null}
      {section === 'look' ? <LogoField {...part} /> : null}
      {section === 'look' ? <LookSection theme={theme} onChange={setTheme} /> : null}
      {section === 'pages' ? <PagesSection {...part} /> : null}
      {section === 'mails' ? <MailsSection {...part} /> : null}
      {save.error?.code === 'settings.changed' ? (
        <ChangedMeanwhile details={save.error.details} onReload={onSaved} />
      ) : (
        <WriteError of={save} fallback="The settings were not saved. Check your connection and try again." />
      )}
      {problems.length === 0 ? null : (
        <ul className={css.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <div className={css.bar}>
        <Inline gap={12}>
          <Button type="submit" busy={save.isBusy} busyLabel="Saving">
            {next === undefined ? 'Save settings' : 'Save and continue'}
          </Button>
          {next !== undefined ? null : isChanged ? (
            <Button
              variant="quiet"
              onClick={() => {
                setSettings(saved.settings);
                setTheme(saved.theme);
                save.reset();
              }}
            >
              Discard changes
            </Button>
          ) : (
            <span className={css.quiet}>Everything is saved.</span>
          )}
        </Inline>
        {isChanged && next === undefined ? <Alert tone="info">You have changes that are not saved yet.</Alert> : null}
      </div>
    </form>
  );
}

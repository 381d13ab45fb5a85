import type { SavedSettings, ShopSettings } from '@kayal/api-contract/client';
import { selectUser } from '@kayal/commerce-core';
import { resultOf } from '../../data/api/result-of.ts';
import { useSettingsApi } from '../../data/admin/settings-api.ts';
import { useRead } from '../../data/use-read.ts';
import { useSession } from '../../machines/actors/use-session-cart-wishlist.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { SettingsEditor } from '../Settings/SettingsEditor.tsx';
import { setupAddress, type SetupStep } from './setup-steps.ts';

interface SettingsStepProps {
  readonly section: 'shop' | 'look';
  readonly next: SetupStep;
}

/** What a new shop asks of its shoppers' passwords unless the owner chooses otherwise, in characters. */
const advisedPasswordLength = 8;

/** Settings of which the owner has not saved any yet, with what is advised: her e-mail address, and safe passwords. */
function withAdvice({ version, settings }: SavedSettings, own = ''): ShopSettings {
  if (version !== 0) return settings;
  const { email, supportEmail } = settings.contact;
  return {
    ...settings,
    contact: { ...settings.contact, email: email || own, supportEmail: supportEmail || own },
    signUp: { passwordMinLength: advisedPasswordLength },
  };
}

/** Steps 2 and 3: a part of the settings; saving leads to the next step. */
export function SettingsStep({ section, next }: SettingsStepProps) {
  const api = useSettingsApi();
  const user = useSession(selectUser);
  const { data, error, reload } = useRead(['settings'], async () => (await resultOf(api.settings())).saved);
  if (data === undefined) {
    return <LoadingOrRetry error={error} heading="We could not load the settings" onRetry={reload} />;
  }
  return (
    <SettingsEditor
      key={section}
      saved={data}
      section={section}
      onSaved={reload}
      {...(section === 'shop' ? { draft: withAdvice(data, user?.email) } : {})}
      next={setupAddress(next)}
    />
  );
}

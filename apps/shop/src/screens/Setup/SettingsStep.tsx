import { resultOf } from '../../data/result-of.ts';
import { useSettingsApi } from '../../data/admin/settings-admin.ts';
import { useRead } from '../../data/use-read.tsx';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { SettingsEditor } from '../Settings/SettingsEditor.tsx';
import { setupAddress, type SetupStep } from './setup-steps.ts';

interface SettingsStepProps {
  readonly section: 'shop' | 'look';
  readonly next: SetupStep;
}

/** Steps 2 and 3: a part of the settings; saving leads to the next step. */
export function SettingsStep({ section, next }: SettingsStepProps) {
  const api = useSettingsApi();
  const { data, error, reload } = useRead(['settings'], async () => (await resultOf(api.settings())).saved);
  if (data === undefined) {
    return <LoadingOrRetry error={error} heading="We could not load the settings" onRetry={reload} />;
  }
  return (
    <SettingsEditor
      key={`${section} ${data.version}`}
      saved={data}
      section={section}
      onSaved={reload}
      next={setupAddress(next)}
    />
  );
}

import { PageHeading, Stack, Tabs } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { resultOf } from '../../data/api/result-of.ts';
import { useSettingsApi } from '../../data/admin/settings-api.ts';
import { useRead } from '../../data/use-read.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { PrivacyFiles } from './privacy/PrivacyFiles.tsx';
import { sectionOfAddress, settingsAddress, settingsSections } from './settings-sections.ts';
import { SettingsEditor } from './SettingsEditor.tsx';

const tabs = settingsSections.map(({ id, label }) => ({ href: settingsAddress(id), label }));

/** The settings page: name, texts, numbers, pages and look. The address names the open part. */
export function SettingsScreen() {
  const api = useSettingsApi();
  const section = sectionOfAddress(useLocation().search);
  const { data, error, reload } = useRead(['settings'], async () => (await resultOf(api.settings())).saved);
  return (
    <Stack gap={24}>
      <PageMeta title="Settings" after="back office" hidden />
      <PageHeading title="Settings" text="Shoppers see a change with their next page." />
      <Tabs label="Settings" items={tabs} current={settingsAddress(section)} />
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load the settings" onRetry={reload} />
      ) : (
        <>
          <SettingsEditor saved={data} section={section} onSaved={reload} />
          {section === 'data' ? <PrivacyFiles /> : null}
        </>
      )}
    </Stack>
  );
}

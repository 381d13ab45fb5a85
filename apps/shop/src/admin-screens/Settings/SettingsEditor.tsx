import type { SavedSettings, ShopSettings } from '@kayal/api-contract/client';
import { Alert, Button, ErrorSummary, Inline, toastStore } from '@kayal/design-system';
import type { SubmitEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { resultOf } from '../../data/api/result-of.ts';
import { useSettingsApi } from '../../data/admin/settings-api.ts';
import { useReloadShop } from './use-reload-shop.ts';
import { useWrite } from '../../data/use-write.ts';
import { ChangedMeanwhile } from '../../parts/ChangedMeanwhile/ChangedMeanwhile.tsx';
import { LeaveQuestion } from '../../parts/LeaveQuestion/LeaveQuestion.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { OldAddresses } from './addresses/OldAddresses.tsx';
import { GatewayConnections } from './gateways/GatewayConnections.tsx';
import { ShopExport } from './export/ShopExport.tsx';
import { ShopRehearsal } from './rehearsal/ShopRehearsal.tsx';
import { HistorySection } from './HistorySection.tsx';
import { settingProblems, summaryOfSettings } from './setting-errors.ts';
import { settingName } from './setting-names.ts';
import type { SettingsSection } from './settings-sections.ts';
import * as css from './Settings.css.ts';
import { CompanyCodeFixedByProvider } from './fields/CompanyCodeField.tsx';
import { SettingsBoxes } from './form/SettingsBoxes.tsx';
import { CashOfCouriers } from './delivery/CashOfCouriers.tsx';
import { PeopleSection } from './people/PeopleSection.tsx';
import { PincodeTable } from './delivery/PincodeTable.tsx';
import { TaxTables } from './TaxTables.tsx';
import { SettingProblemsProvider } from './form/use-setting.ts';
import { useSettingsForm, type EditedSettings } from './use-settings-form.ts';

interface SettingsEditorProps {
  readonly saved: SavedSettings;
  readonly section: SettingsSection;
  readonly onSaved: () => void;
  /** What the fields show first, where that differs from what is saved. */
  readonly draft?: ShopSettings;
  /** Where the save button leads after a save, and when there is nothing to save; without it the page stays. */
  readonly next?: string;
}

/** A form of all settings, edited in parts and saved as a whole. Another part keeps the typed values. */
export function SettingsEditor({ saved, section, onSaved, draft, next }: SettingsEditorProps) {
  const navigate = useNavigate();
  const reloadShop = useReloadShop();
  const api = useSettingsApi();
  const edits = useSettingsForm(saved, draft);
  const { form, base, edited, isChanged } = edits;
  const goOn = () => {
    if (next !== undefined) void navigate(next);
  };
  const save = useWrite(
    (changed: EditedSettings) => resultOf(api.saveSettings({ version: base.version, ...changed })),
    ({ version }, sent) => {
      edits.noteSaved(sent, version);
      // The pages and calls of the former code answer no longer.
      if (sent.settings.companyCode !== base.settings.companyCode) return location.assign(next ?? location.href);
      toastStore.push({ tone: 'success', title: 'Settings saved', detail: undefined, action: undefined });
      onSaved();
      void reloadShop().then(goOn);
    },
  );
  const take = useWrite(
    () => resultOf(api.settings()),
    ({ saved: current }) => {
      edits.rebase(current);
      save.reset();
    },
  );
  const problems = save.error === null ? {} : settingProblems(save.error.details);
  const errors = summaryOfSettings(problems, section, save.error?.code?.startsWith('theme.') === true);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChanged) save.write(edited);
    else goOn();
  };
  const loadCurrent = (): void => {
    save.reset();
    onSaved();
  };
  const issuesInvoices = base.settings.invoicing !== undefined && base.settings.invoicing.scheme !== 'none';
  if (section === 'history') return <HistorySection version={saved.version} onRestored={loadCurrent} />;
  if (section === 'addresses') return <OldAddresses />;
  if (section === 'people') return <PeopleSection />;
  if (section === 'export') return <ShopExport />;
  if (section === 'rehearsal') return <ShopRehearsal />;
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {errors.length === 0 ? null : <ErrorSummary errors={errors} />}
      <FormProvider {...form}>
        <SettingProblemsProvider value={problems}>
          <CompanyCodeFixedByProvider value={saved.companyCodeFixedBy}>
            <SettingsBoxes section={section} />
            {section === 'selling' ? <GatewayConnections /> : null}
            {section === 'selling' ? <PincodeTable /> : null}
            {section === 'selling' ? <CashOfCouriers /> : null}
            {section === 'selling' && issuesInvoices ? <TaxTables /> : null}
          </CompanyCodeFixedByProvider>
        </SettingProblemsProvider>
      </FormProvider>
      {save.error?.code === 'settings.changed' ? (
        <>
          <ChangedMeanwhile
            details={save.error.details}
            nameOf={settingName}
            isBusy={take.isBusy}
            onTake={() => take.write(undefined)}
            onReload={() => {
              edits.discard();
              loadCurrent();
            }}
          />
          <WriteError of={take} fallback="We could not load the changes. Try again." />
        </>
      ) : errors.length > 0 ? null : (
        <WriteError of={save} fallback="The settings were not saved. Check your connection and try again." />
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
                edits.discard();
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
      <LeaveQuestion
        isUnsaved={isChanged}
        isLeaving={(from, to) => from.pathname !== to.pathname}
        description="Your changes to the settings are not saved and will be lost."
        onLeave={edits.forget}
      />
    </form>
  );
}

import { personalData, type PersonalData, type PrivacyFile } from '@kayal/api-contract/client';
import { Button, ButtonLink, CheckList, DateField } from '@kayal/design-system';
import { useState, type SubmitEvent } from 'react';
import { fieldText } from '../../../browser/field-text.ts';
import { useSettingsApi } from '../../../data/admin/settings-api.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';
import * as css from '../Settings.css.ts';

const dataLabels: Readonly<Record<PersonalData, string>> = {
  account: 'Names, e-mail addresses, telephone numbers',
  addresses: 'Addresses',
  orders: 'Orders',
  messages: 'Messages of the contact form',
  sessions: 'Sign-ins',
};

/** Files that prove how personal data was treated, and those that a breach needs. */
export function PrivacyFiles() {
  const api = useSettingsApi();
  const { locale } = useMoneyFormat();
  const [kinds, setKinds] = useState<readonly string[]>(personalData);
  const download = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const file: PrivacyFile = submitter?.getAttribute('value') === 'notices' ? 'notices' : 'affected';
    const fields = new FormData(event.currentTarget);
    const days = { from: fieldText(fields, 'from'), to: fieldText(fields, 'to') };
    location.assign(
      api.privacyFileAddress(
        file,
        personalData.filter((kind) => kinds.includes(kind)),
        days,
      ),
    );
  };
  return (
    <>
      <SettingsGroup
        title="Proofs"
        text="Who agreed to what and when, and which accounts were deleted with all that was kept of them."
      >
        <div className={css.acts}>
          <ButtonLink variant="quiet" size="small" href={api.privacyFileAddress('consents')} download>
            Consents (CSV)
          </ButtonLink>
          <ButtonLink variant="quiet" size="small" href={api.privacyFileAddress('erasures')} download>
            Deleted accounts (CSV)
          </ButtonLink>
        </div>
      </SettingsGroup>
      <SettingsGroup
        title="After a breach"
        text="If others saw or took personal data: a file of the people it concerns, and drafts of the notices to them and to the Data Protection Board. The Board hears of it without delay, and in detail within 72 hours."
      >
        <form className={css.form} onSubmit={download}>
          <CheckList
            legend="What was open"
            withLegend
            options={personalData.map((kind) => ({ value: kind, label: dataLabels[kind] }))}
            selected={kinds}
            onChange={setKinds}
          />
          <DateField label="Stored from" name="from" defaultDay="" locale={locale} optionalLabel="(optional)" />
          <DateField label="Stored until" name="to" defaultDay="" locale={locale} optionalLabel="(optional)" />
          <div className={css.acts}>
            <Button
              type="submit"
              variant="secondary"
              value="affected"
              unavailableReason={kinds.length === 0 ? 'Choose what was open.' : undefined}
            >
              People concerned (CSV)
            </Button>
            <Button
              type="submit"
              variant="secondary"
              value="notices"
              unavailableReason={kinds.length === 0 ? 'Choose what was open.' : undefined}
            >
              Drafts of the notices
            </Button>
          </div>
        </form>
      </SettingsGroup>
    </>
  );
}

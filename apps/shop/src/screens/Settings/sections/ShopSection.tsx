import { TextArea, TextField } from '@kayal/design-system';
import { CompanyCodeField, type CompanyCodeFixer } from '../fields/CompanyCodeField.tsx';
import type { SectionProps } from './SectionFields.tsx';
import { settingId, type SettingProblems } from '../setting-errors.ts';
import { linesOf, writingExample } from '../setting-texts.ts';
import * as css from '../Settings.css.ts';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';
import { TimeZoneField } from '../fields/TimeZoneField.tsx';

interface ShopSectionProps extends SectionProps {
  readonly companyCodeFixedBy: CompanyCodeFixer;
  /** What the server refused, shown at its field. */
  readonly problems: SettingProblems;
}

/** Name, contact, season, currency, time zone, company code. */
export function ShopSection({ settings, onChange, companyCodeFixedBy, problems }: ShopSectionProps) {
  const { profile, contact } = settings;
  const setProfile = (change: Partial<typeof profile>) => onChange({ ...settings, profile: { ...profile, ...change } });
  const setContact = (change: Partial<typeof contact>) => onChange({ ...settings, contact: { ...contact, ...change } });
  const field = (path: string) => ({ id: settingId(path), error: problems[path] });
  return (
    <>
      <SettingsGroup title="Your shop" text="Only the name is needed; the rest may stay as it is.">
        <div className={css.pair}>
          <TextField
            {...field('profile.name')}
            label="Name"
            value={profile.name}
            maxLength={60}
            onChange={(event) => setProfile({ name: event.target.value })}
          />
          <TextField
            {...field('profile.tagline')}
            label="Tagline"
            value={profile.tagline}
            maxLength={120}
            onChange={(event) => setProfile({ tagline: event.target.value })}
          />
        </div>
        <TextField
          {...field('profile.catalogueClaim')}
          label="Size of the catalogue, for About Us"
          value={profile.catalogueClaim}
          maxLength={120}
          hint="Part of a sentence, such as over 500 products in 30 categories."
          onChange={(event) => setProfile({ catalogueClaim: event.target.value })}
        />
        <div className={css.pair}>
          <TextField
            {...field('profile.season')}
            label="Season"
            value={profile.season}
            maxLength={20}
            onChange={(event) => setProfile({ season: event.target.value })}
          />
          <TextField
            {...field('profile.currency.code')}
            label="Currency"
            value={profile.currency.code}
            maxLength={3}
            hint="Three letters, such as INR: a currency with two decimals."
            onChange={(event) =>
              setProfile({ currency: { ...profile.currency, code: event.target.value.toUpperCase() } })
            }
          />
          <TextField
            {...field('profile.currency.locale')}
            label="How numbers are written"
            value={profile.currency.locale}
            hint={['A language and region, such as en-IN.', writingExample(profile.currency)].filter(Boolean).join(' ')}
            onChange={(event) => setProfile({ currency: { ...profile.currency, locale: event.target.value } })}
          />
          <TimeZoneField
            {...field('timeZone')}
            value={settings.timeZone ?? ''}
            locale={profile.currency.locale}
            onValue={(timeZone) => onChange({ ...settings, timeZone })}
          />
          <CompanyCodeField
            {...field('companyCode')}
            value={settings.companyCode ?? ''}
            fixedBy={companyCodeFixedBy}
            onValue={(companyCode) => onChange({ ...settings, companyCode })}
          />
        </div>
      </SettingsGroup>
      <SettingsGroup title="How shoppers reach you">
        <div className={css.pair}>
          <TextField
            {...field('contact.email')}
            label="E-mail"
            type="email"
            value={contact.email}
            onChange={(event) => setContact({ email: event.target.value })}
          />
          <TextField
            {...field('contact.supportEmail')}
            label="E-mail for questions about orders"
            type="email"
            value={contact.supportEmail}
            onChange={(event) => setContact({ supportEmail: event.target.value })}
          />
          <TextField
            {...field('contact.phone')}
            label="Telephone"
            type="tel"
            value={contact.phone}
            maxLength={30}
            onChange={(event) => setContact({ phone: event.target.value })}
          />
        </div>
        <TextArea
          {...field('contact.address')}
          label="Postal address"
          rows={4}
          value={contact.address.join('\n')}
          hint="One line of the address on each line."
          onChange={(event) => setContact({ address: linesOf(event.target.value) })}
        />
      </SettingsGroup>
    </>
  );
}

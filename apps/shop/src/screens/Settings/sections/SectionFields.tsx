import type { SavedSettings, ShopSettings } from '@kayal/api-contract/client';
import type { Dispatch, SetStateAction } from 'react';
import { HomeSection } from './HomeSection.tsx';
import { LogoField } from '../fields/LogoField.tsx';
import { LookSection } from './LookSection.tsx';
import { MailsSection } from './MailsSection.tsx';
import { MenusSection } from './MenusSection.tsx';
import { PagesSection } from './PagesSection.tsx';
import { SellingSection } from './SellingSection.tsx';
import type { SettingsSection } from '../settings-sections.ts';
import type { SettingProblems } from '../setting-errors.ts';
import { ShopSection } from './ShopSection.tsx';

/** Props of every section of the page. */
export interface SectionProps {
  readonly settings: ShopSettings;
  /** Takes the new settings, or what changes those of then: an upload may end after others were typed. */
  readonly onChange: Dispatch<SetStateAction<ShopSettings>>;
}

interface SectionFieldsProps extends SectionProps {
  readonly section: SettingsSection;
  readonly problems: SettingProblems;
  readonly theme: string | null;
  readonly onTheme: (theme: string | null) => void;
  readonly companyCodeFixedBy: SavedSettings['companyCodeFixedBy'];
}

/** The fields of the open part of the settings. */
export function SectionFields({ section, theme, onTheme, problems, companyCodeFixedBy, ...part }: SectionFieldsProps) {
  return (
    <>
      {section === 'shop' ? (
        <ShopSection {...part} problems={problems} companyCodeFixedBy={companyCodeFixedBy} />
      ) : null}
      {section === 'selling' ? <SellingSection {...part} /> : null}
      {section === 'home' ? <HomeSection {...part} /> : null}
      {section === 'menus' ? <MenusSection {...part} /> : null}
      {section === 'look' ? <LogoField {...part} /> : null}
      {section === 'look' ? <LookSection theme={theme} onChange={onTheme} /> : null}
      {section === 'pages' ? <PagesSection {...part} /> : null}
      {section === 'mails' ? <MailsSection {...part} /> : null}
    </>
  );
}

import { TextField } from '@kayal/design-system';
import { LinkField } from '../fields/LinkField.tsx';
import { ListEditor } from '../fields/ListEditor.tsx';
import { withEntry } from '../setting-texts.ts';
import type { SectionProps } from './SectionFields.tsx';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';

/** The links of the header, and links to the shop's pages on other sites. */
export function MenusSection({ settings, onChange }: SectionProps) {
  const { navigation, socials } = settings;
  return (
    <>
      <SettingsGroup group="navigation" title="Menu of the header">
        <ListEditor
          noun="link"
          entries={navigation}
          nameOf={({ label }) => label}
          empty={{ label: '', to: '/' }}
          onChange={(links) => onChange({ ...settings, navigation: links })}
          fieldsOf={(link, index) => {
            const set = (change: Partial<typeof link>) =>
              onChange({ ...settings, navigation: withEntry(navigation, index, change) });
            return (
              <>
                <TextField
                  label="Words"
                  value={link.label}
                  maxLength={40}
                  onChange={(event) => set({ label: event.target.value })}
                />
                <LinkField value={link.to} onValue={(to) => set({ to })} />
              </>
            );
          }}
        />
      </SettingsGroup>
      <SettingsGroup group="socials" title="Social media">
        <ListEditor
          noun="page"
          entries={socials}
          nameOf={({ name }) => name}
          empty={{ name: '', href: 'https://' }}
          onChange={(pages) => onChange({ ...settings, socials: pages })}
          fieldsOf={(page, index) => {
            const set = (change: Partial<typeof page>) =>
              onChange({ ...settings, socials: withEntry(socials, index, change) });
            return (
              <>
                <TextField
                  label="Name"
                  value={page.name}
                  maxLength={40}
                  onChange={(event) => set({ name: event.target.value })}
                />
                <TextField
                  label="Address"
                  type="url"
                  value={page.href}
                  onChange={(event) => set({ href: event.target.value.trim() })}
                />
              </>
            );
          }}
        />
      </SettingsGroup>
    </>
  );
}

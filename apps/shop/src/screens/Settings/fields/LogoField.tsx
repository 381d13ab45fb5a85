import { Button, FileDrop } from '@kayal/design-system';
import { useState } from 'react';
import type { SectionProps } from '../sections/SectionFields.tsx';
import * as css from '../Settings.css.ts';
import { SettingsGroup } from './SettingsGroup.tsx';
import { readLogoFile } from './read-logo-file.ts';

/** The logo, with a preview on the page's colour; without one the shop shows its name. */
export function LogoField({ settings, onChange }: SectionProps) {
  const [error, setError] = useState<string | undefined>();
  const { logo = '', profile } = settings;
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const result = await readLogoFile(file);
    setError(result.error);
    if (result.error === undefined) onChange({ ...settings, logo: result.logo });
  };
  return (
    <SettingsGroup
      group="logo"
      title="Logo"
      text="It stands in the header and the footer of every page. Without one the name stands there."
    >
      {logo === '' ? null : (
        <div className={css.logoRow}>
          <img className={css.logo} src={logo} alt={`Logo of ${profile.name}`} />
          <Button variant="quiet" onClick={() => onChange({ ...settings, logo: '' })}>
            Show the name instead
          </Button>
        </div>
      )}
      <FileDrop
        label="Drop your logo here, or choose it"
        hint="An SVG or a PNG with a clear background, up to 100 KB."
        accept=".svg,.png,image/svg+xml,image/png"
        onFiles={([file]) => void take(file)}
        error={error}
      />
    </SettingsGroup>
  );
}

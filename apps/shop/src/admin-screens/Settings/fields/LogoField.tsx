import { Button, FileDrop } from '@kayal/design-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { textIn, type SettingFieldProps } from '../form/field-schema.ts';
import { useSetting } from '../form/use-setting.ts';
import * as css from '../Settings.css.ts';
import { readLogoFile } from './read-logo-file.ts';

/** The logo, with a preview on the page's colour; without one the shop shows its name. */
export function LogoField({ path }: SettingFieldProps) {
  const { value, set } = useSetting(path);
  const shopName = textIn(useWatch({ name: 'settings.profile.name' }));
  const [error, setError] = useState<string | undefined>();
  const logo = textIn(value);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const result = await readLogoFile(file);
    setError(result.error);
    if (result.error === undefined) set(result.logo);
  };
  return (
    <>
      {logo === '' ? null : (
        <div className={css.logoRow}>
          <img className={css.logo} src={logo} alt={`Logo of ${shopName}`} />
          <Button variant="quiet" onClick={() => set('')}>
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
    </>
  );
}

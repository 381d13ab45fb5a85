import { Alert, Button, ColourField, ContrastList, Select, TextField } from '@kayal/design-system';
import kayal from '@kayal/design-system/brands/kayal.tokens.json' with { type: 'json' };
import monsoon from '@kayal/design-system/brands/monsoon.tokens.json' with { type: 'json' };
import { colorModes, contrastReport, validateTheme, type ColorMode } from '@kayal/design-system/tokens';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { colorOf, contrastRows, familyOf, lookColors, withColor, withFamily } from './look-tokens.ts';
import * as css from '../Settings.css.ts';
import { ChosenFileField } from './ChosenFileField.tsx';
import type { EditedSettings } from '../use-settings-form.ts';
import { ThemePreview } from './ThemePreview.tsx';

/** The brands to start from; null is the shop's own look. */
const brands = [
  { id: 'kayal', label: 'Kayal', text: null },
  { id: 'monsoon', label: 'Monsoon', text: JSON.stringify(monsoon) },
] as const;

function parsed(theme: string | null): unknown {
  if (theme === null) return kayal;
  try {
    return JSON.parse(theme);
  } catch {
    return null;
  }
}

/** Colours and type of the shop, with a live preview and a check of the contrast. */
export function LookFields() {
  const { field } = useController<EditedSettings, 'theme'>({ name: 'theme' });
  const { value: theme, onChange } = field;
  const [mode, setMode] = useState<ColorMode>('light');
  const document = parsed(theme);
  const validation = validateTheme(document);
  const tooLow = validation.valid ? contrastReport(validation.theme).filter(({ passes }) => !passes) : [];
  const set = (changed: unknown) => onChange(JSON.stringify(changed));
  return (
    <>
      <div className={css.acts}>
        {brands.map(({ id, label, text }) => (
          <Button key={id} variant="secondary" size="small" onClick={() => onChange(text)}>
            Start from {label}
          </Button>
        ))}
        <ChosenFileField
          label="Take a design-tokens file"
          accept=".json,application/json"
          onFile={(file) => void file.text().then(onChange)}
        />
      </div>
      {validation.valid ? (
        <>
          <div className={css.look}>
            <div className={css.lookFields}>
              <Select
                label="Colours of"
                value={mode}
                options={colorModes.map((each) => ({
                  value: each,
                  label: each === 'light' ? 'the light look' : 'the dark look',
                }))}
                onChange={(event) => setMode(colorModes.find((each) => each === event.target.value) ?? 'light')}
              />
              {lookColors.map(({ role, label }) => (
                <ColourField
                  // Each mode has its own draft.
                  key={`${mode} ${role}`}
                  label={label}
                  value={colorOf(validation.theme, mode, role)}
                  onValue={(hex) => set(withColor(document, mode, role, hex))}
                />
              ))}
              <TextField
                label="Font of the text"
                value={familyOf(validation.theme, 'text')}
                hint="A font the shop ships or every phone has."
                onChange={(event) => set(withFamily(document, 'text', event.target.value))}
              />
              <TextField
                label="Font of headlines"
                value={familyOf(validation.theme, 'headline')}
                onChange={(event) => set(withFamily(document, 'headline', event.target.value))}
              />
            </div>
            <ThemePreview theme={validation.theme} mode={mode} />
          </div>
          {tooLow.length === 0 ? (
            <Alert tone="success">Every pair of colours is easy to read.</Alert>
          ) : (
            <>
              <Alert tone="danger">
                {tooLow.length === 1 ? 'One pair of colours is' : `${tooLow.length} pairs of colours are`} hard to read.
              </Alert>
              <ContrastList label="Pairs that are hard to read" rows={contrastRows(validation.theme, tooLow)} />
            </>
          )}
        </>
      ) : (
        <Alert tone="danger">
          This is not a theme:{' '}
          {validation.errors
            .slice(0, 3)
            .map(({ message }) => message)
            .join(' ')}
        </Alert>
      )}
    </>
  );
}

import { TextArea, TextField } from '@kayal/design-system';
import { PictureField } from '../fields/PictureField.tsx';
import type { SectionProps } from './SectionFields.tsx';
import * as css from '../Settings.css.ts';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';

/** Words and picture of the hero. */
export function HeroGroup({ settings, onChange }: SectionProps) {
  const { hero } = settings;
  const set = (change: Partial<typeof hero>) => onChange({ ...settings, hero: { ...hero, ...change } });
  return (
    <SettingsGroup group="hero" title="Hero" text="The first thing a shopper sees.">
      <div className={css.pair}>
        <TextField
          label="Small line above"
          value={hero.kicker}
          maxLength={80}
          onChange={(event) => set({ kicker: event.target.value })}
        />
        <TextField
          label="Headline"
          value={hero.headline}
          maxLength={120}
          onChange={(event) => set({ headline: event.target.value })}
        />
      </div>
      <TextArea
        label="Text"
        rows={3}
        value={hero.text}
        maxLength={300}
        onChange={(event) => set({ text: event.target.value })}
      />
      <TextField
        label="Button"
        value={hero.action}
        maxLength={40}
        onChange={(event) => set({ action: event.target.value })}
      />
      <PictureField
        label="Picture of the hero"
        value={hero.picture}
        onValue={(picture) => onChange((now) => ({ ...now, hero: { ...now.hero, picture } }))}
        hint="At least 1600 px wide, its subject in the middle: a phone shows the middle only."
      />
    </SettingsGroup>
  );
}

import { TextField } from '@kayal/design-system';
import { CategoriesGroup } from './CategoriesGroup.tsx';
import { HeroGroup } from './HeroGroup.tsx';
import type { SectionProps } from './SectionFields.tsx';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';
import { ShelvesGroup } from './ShelvesGroup.tsx';
import { TilesGroup } from './TilesGroup.tsx';

/** The home page from top to bottom: hero, strip of words, categories, tiles, shelves. */
export function HomeSection(props: SectionProps) {
  return (
    <>
      <HeroGroup {...props} />
      <StripGroup {...props} />
      <CategoriesGroup {...props} />
      <TilesGroup {...props} />
      <ShelvesGroup {...props} />
    </>
  );
}

function StripGroup({ settings, onChange }: SectionProps) {
  return (
    <SettingsGroup group="promoStrip" title="Strip of words">
      <TextField
        label="Words that run across the page"
        value={settings.promoStrip}
        maxLength={200}
        onChange={(event) => onChange({ ...settings, promoStrip: event.target.value })}
      />
    </SettingsGroup>
  );
}

import { LookFields } from '../fields/LookFields.tsx';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';
import * as css from '../Settings.css.ts';
import { settingsSections, type SettingsSection } from '../settings-sections.ts';
import { schemaOf } from './field-schema.ts';
import { SettingField } from './SettingField.tsx';

/** The fields of a part of the settings, drawn from their schemas. */
export function SettingsBoxes({ section }: { readonly section: SettingsSection }) {
  const boxes: readonly (readonly string[])[] = settingsSections.find(({ id }) => id === section)?.boxes ?? [];
  return boxes.map((paths) => <SettingsBox key={paths.join()} paths={paths} />);
}

function SettingsBox({ paths }: { readonly paths: readonly string[] }) {
  const [first = ''] = paths;
  if (first === 'theme') {
    return (
      <SettingsGroup group="theme" title="Look" text="Start from a brand, change what you like, and see it at once.">
        <LookFields />
      </SettingsGroup>
    );
  }
  const schema = schemaOf(first);
  const fields = paths.map((path) => <SettingField key={path} path={path} schema={schemaOf(path)} />);
  return (
    <SettingsGroup group={first} title={schema.title ?? ''} text={schema.description}>
      {schema.properties === undefined || schema['x-field'] !== undefined ? (
        fields
      ) : (
        <div className={css.pair}>{fields}</div>
      )}
    </SettingsGroup>
  );
}

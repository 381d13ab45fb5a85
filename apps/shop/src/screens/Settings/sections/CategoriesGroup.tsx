import { homeCategories } from '@kayal/commerce-core';
import { Select } from '@kayal/design-system';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { readCategories } from '../../../data/admin/items.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadingOrRetry } from '../../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { ListEditor } from '../fields/ListEditor.tsx';
import { PictureField } from '../fields/PictureField.tsx';
import type { SectionProps } from './SectionFields.tsx';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';

/** The categories of the home page, in order, each with its picture. */
export function CategoriesGroup({ settings, onChange }: SectionProps) {
  const api = useBackOfficeApi();
  const { data, error, reload } = useRead(['categories'], (signal) => readCategories(api, signal));
  return (
    <SettingsGroup
      group="categoryPictures"
      title="Categories"
      text="In this order on the home page. Without any, all of them are shown."
    >
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load the categories" onRetry={reload} />
      ) : (
        <CategoryList settings={settings} onChange={onChange} categories={data} />
      )}
    </SettingsGroup>
  );
}

function CategoryList({
  settings,
  onChange,
  categories,
}: SectionProps & { readonly categories: Awaited<ReturnType<typeof readCategories>> }) {
  const { home, categoryPictures } = settings;
  const shown = homeCategories(categories, home.categoryIds);
  const set = (categoryIds: number[]) => onChange({ ...settings, home: { ...home, categoryIds } });
  const setPicture = (id: number, picture: string) =>
    onChange((now) => {
      const { [id]: _, ...others } = now.categoryPictures;
      return { ...now, categoryPictures: picture === '' ? others : { ...others, [id]: picture } };
    });
  const options = categories.map(({ id, name }) => ({ value: String(id), label: name }));
  const ids = shown.map(({ id }) => id);
  const [unused] = categories.filter(({ id }) => !ids.includes(id));
  return (
    <ListEditor
      noun="category"
      entries={ids}
      nameOf={(id) => categories.find((each) => each.id === id)?.name ?? ''}
      empty={unused?.id ?? null}
      onChange={set}
      fieldsOf={(id, index) => (
        <>
          <Select
            label="Category"
            value={String(id)}
            hint={
              categories.find((each) => each.id === id)?.isEmpty === true
                ? 'Not shown now: nothing of it is on sale.'
                : undefined
            }
            options={options.filter(({ value }) => value === String(id) || !ids.includes(Number(value)))}
            onChange={(event) => set(ids.with(index, Number(event.target.value)))}
          />
          <PictureField
            label={`Picture of ${categories.find((each) => each.id === id)?.name ?? 'the category'}`}
            value={categoryPictures[id] ?? ''}
            onValue={(picture) => setPicture(id, picture)}
          />
        </>
      )}
    />
  );
}

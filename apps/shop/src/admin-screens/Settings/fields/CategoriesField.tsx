import { homeCategories } from '@kayal/commerce-core';
import { Select } from '@kayal/design-system';
import { useFormContext, useWatch } from 'react-hook-form';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { readCategories } from '../../../data/admin/items.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadingOrRetry } from '../../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { withEntryMoved, withoutEntry } from '../setting-texts.ts';
import type { EditedSettings } from '../use-settings-form.ts';
import { ListEditor } from './ListEditor.tsx';
import { PictureField } from './PictureFields.tsx';

/** The categories of the home page, in order, each with its picture. */
export function CategoriesField() {
  const api = useBackOfficeApi();
  const { data, error, reload } = useRead(['categories'], (signal) => readCategories(api, signal));
  if (data === undefined)
    return <LoadingOrRetry error={error} heading="We could not load the categories" onRetry={reload} />;
  return <CategoryList categories={data} />;
}

function CategoryList({ categories }: { readonly categories: Awaited<ReturnType<typeof readCategories>> }) {
  const { getValues, setValue } = useFormContext<EditedSettings>();
  const chosen = useWatch<EditedSettings, 'settings.home.categoryIds'>({ name: 'settings.home.categoryIds' });
  const pictures = useWatch<EditedSettings, 'settings.categoryPictures'>({ name: 'settings.categoryPictures' });
  const ids = homeCategories(categories, chosen).map(({ id }) => id);
  const set = (categoryIds: number[]) => setValue('settings.home.categoryIds', categoryIds);
  const setPicture = (id: number, picture: string) => {
    const { [id]: _, ...others } = getValues('settings.categoryPictures');
    setValue('settings.categoryPictures', picture === '' ? others : { ...others, [id]: picture });
  };
  const options = categories.map(({ id, name }) => ({ value: String(id), label: name }));
  const [unused] = categories.filter(({ id }) => !ids.includes(id));
  return (
    <ListEditor
      noun="category"
      entries={ids.map((id, index) => {
        const category = categories.find((each) => each.id === id);
        return {
          key: String(id),
          name: category?.name ?? '',
          fields: (
            <>
              <Select
                label="Category"
                value={String(id)}
                hint={category?.isEmpty === true ? 'Not shown now: nothing of it is on sale.' : undefined}
                options={options.filter(({ value }) => value === String(id) || !ids.includes(Number(value)))}
                onChange={(event) => set(ids.with(index, Number(event.target.value)))}
              />
              <PictureField
                label={`Picture of ${category?.name ?? 'the category'}`}
                value={pictures[id] ?? ''}
                onValue={(picture) => setPicture(id, picture)}
              />
            </>
          ),
        };
      })}
      onAdd={unused === undefined ? null : () => set([...ids, unused.id])}
      onRemove={(index) => set(withoutEntry(ids, index))}
      onMove={(from, to) => set(withEntryMoved(ids, from, to))}
    />
  );
}

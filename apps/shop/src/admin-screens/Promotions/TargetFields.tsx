import type { PromotionDraft } from '@kayal/api-contract/client';
import { Checkbox, TextArea, TextField } from '@kayal/design-system';
import { useBackOfficeApi } from '../../data/admin/admin-api.ts';
import { readCategories, readLists } from '../../data/admin/items.ts';
import { useRead } from '../../data/use-read.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import * as css from './Promotions.css.ts';

/** For which goods, places and people a promotion is; without any choice for all. */
export function TargetFields({ draft }: { readonly draft: PromotionDraft }) {
  const api = useBackOfficeApi();
  const { data, error, reload } = useRead(['promotion categories'], async (signal) => {
    const lists = await Promise.all([readCategories(api, signal), readLists(api, signal)]);
    return [...new Map(lists.flat().map((each) => [each.id, each])).values()];
  });
  return (
    <>
      {data === undefined ? (
        <>
          <LoadingOrRetry error={error} heading="We could not load the categories" onRetry={reload} />
          {draft.categoryIds.map((id) => (
            <input key={id} type="hidden" name="categoryIds" value={id} />
          ))}
        </>
      ) : (
        <fieldset className={css.choices}>
          <legend className={css.legend}>Only for pieces of</legend>
          {data.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="categoryIds"
              value={String(id)}
              label={name}
              defaultChecked={draft.categoryIds.includes(id)}
            />
          ))}
        </fieldset>
      )}
      <div className={css.pair}>
        <TextField
          label="Only for these products"
          name="productIds"
          defaultValue={draft.productIds.join(', ')}
          optionalLabel="(optional)"
          hint="Their numbers, with commas between."
          pattern="[\d\s,;]*"
        />
        <TextField
          label="Only for these pincodes"
          name="pincodes"
          defaultValue={draft.pincodes.join(', ')}
          optionalLabel="(optional)"
          hint="Or their first digits, with commas between."
          pattern="[\d\s,;]*"
        />
      </div>
      <TextArea
        label="Only for these customers"
        name="customers"
        defaultValue={draft.customers.join('\n')}
        optionalLabel="(optional)"
        hint="Their e-mail addresses, one a line."
      />
    </>
  );
}

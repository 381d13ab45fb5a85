import type { AttributeValues, PromotionDraft } from '@kayal/api-contract/client';
import { Checkbox, TextArea, TextField } from '@kayal/design-system';
import { useBackOfficeApi } from '../../data/admin/admin-api.ts';
import { readCategories, readLists } from '../../data/admin/items.ts';
import { useAttributes } from '../../data/use-attributes.ts';
import { useRead } from '../../data/use-read.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { attributeField } from './promotion-draft.ts';
import * as css from './Promotions.css.ts';

/** Choices of the shop's attributes; those that are chosen and no longer offered stay. */
function AttributeFields({ chosen }: { readonly chosen: AttributeValues }) {
  const attributes = useAttributes().attributes.filter(
    ({ id, kind, isRetired }) => id in chosen || (!isRetired && (kind === 'choice' || kind === 'choices')),
  );
  const unknown = Object.entries(chosen).filter(([id]) => attributes.every((each) => each.id !== id));
  return (
    <>
      {attributes.map(({ id, name, choices }) => (
        <fieldset key={id} className={css.choices}>
          <legend className={css.legend}>{`Only for pieces with ${name}`}</legend>
          {[...new Set([...choices, ...(chosen[id] ?? [])])].map((choice) => (
            <Checkbox
              key={choice}
              name={attributeField + id}
              value={choice}
              label={choice}
              defaultChecked={chosen[id]?.includes(choice) === true}
            />
          ))}
        </fieldset>
      ))}
      {unknown.map(([id, values]) =>
        values.map((value) => <input key={id + value} type="hidden" name={attributeField + id} value={value} />),
      )}
    </>
  );
}

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
      <AttributeFields chosen={draft.attributes ?? {}} />
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

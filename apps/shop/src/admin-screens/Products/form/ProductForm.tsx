import type { AdminProduct } from '@kayal/api-contract/client';
import { Button, ButtonLink, ErrorSummary, Inline, toastStore } from '@kayal/design-system';
import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { useCatalogueAdminApi } from '../../../data/admin/catalogue-admin-api.ts';
import { readCategories, readLists } from '../../../data/admin/items.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useAttributes } from '../../../data/use-attributes.ts';
import { useRead } from '../../../data/use-read.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { useWrite } from '../../../data/use-write.ts';
import { LeaveQuestion } from '../../../parts/LeaveQuestion/LeaveQuestion.tsx';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { itemPicturesAddress } from '../../../data/admin/item-pictures-address.ts';
import { draftOf, fieldsOf, problemsOf, type ProductFields, type ProductProblems } from './product-draft.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { summaryOf } from './product-errors.ts';
import { isTyped, mergeSaved, type GroupNames } from './product-merge.ts';
import { ProductMeanwhile } from './ProductMeanwhile.tsx';
import * as css from '../Products.css.ts';
import { useProductEdit } from './use-product-edit.ts';
import { VariantsEditor } from './VariantsEditor.tsx';

interface ProductFormProps {
  /** Initial values of the fields. */
  readonly start: ProductFields;
  /** The product as it was loaded last; null for a new one. */
  readonly loaded: AdminProduct | null;
  /** Called after a save. @param isDone false where something was typed since it began */
  readonly onSaved: (isDone: boolean) => void;
  /** Called after a variant's stock was corrected; the fields keep what is typed. */
  readonly onStockCorrected: () => void;
  /** Loads the product again, for example after somebody else changed it. */
  readonly onReload: () => void;
}

/** Name, prices, category, sizes and colours of one product. A refused save keeps the typed values. */
export function ProductForm({ start, loaded, onSaved, onStockCorrected, onReload }: ProductFormProps) {
  const api = useCatalogueAdminApi();
  const shop = useBackOfficeApi();
  const navigate = useNavigate();
  const money = useMoneyFormat();
  const edit = useProductEdit(start, loaded);
  const { fields, base, saved, set } = edit;
  const [{ problems, tries }, setCheck] = useState<{ problems: ProductProblems; tries: number }>({
    problems: {},
    tries: 0,
  });
  const errors = summaryOf(problems);
  const isSaved = useRef(false);
  const { attributes } = useAttributes();
  const categories = useRead(['categories'], (signal) => readCategories(shop, signal));
  const lists = useRead(['lists'], (signal) => readLists(shop, signal));
  const save = useWrite(
    (sent: ProductFields) => {
      const draft = draftOf(sent, base, money);
      return resultOf(saved === null ? api.addProduct(draft) : api.saveProduct(saved.id, saved.version, draft));
    },
    ({ product }, sent) => {
      const stored = fieldsOf(product);
      const isDone = !isTyped(stored, mergeSaved(sent, fields, stored));
      isSaved.current = isDone && loaded === null;
      edit.noteSaved(sent, product);
      const run = () => void navigate(itemPicturesAddress(product.categoryId, product.id));
      const action = saved === null ? { label: 'Add pictures', run } : undefined;
      toastStore.push({ tone: 'success', title: `${product.name} is saved`, detail: undefined, action });
      onSaved(isDone);
    },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf(fields, money, attributes);
    setCheck({ problems: found, tries: tries + 1 });
    if (Object.keys(found).length === 0) save.write(fields);
  };
  const changeVariants = (variants: typeof fields.variants): void => {
    set({ variants });
    // Errors are told by the place of a row, which removing another one changes.
    if (variants.length < fields.variants.length && tries > 0)
      setCheck({ problems: problemsOf({ ...fields, variants }, money, attributes), tries });
  };
  const groups: GroupNames = {
    category: (id) => categories.data?.find((category) => String(category.id) === id)?.name ?? id,
    list: (id) => lists.data?.find((list) => list.id === id)?.name ?? String(id),
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {errors.length === 0 ? null : <ErrorSummary key={tries} errors={errors} />}
      <ProductDetails
        fields={fields}
        problems={problems}
        categories={categories.data}
        lists={lists.data}
        attributes={attributes}
        onChange={set}
      />
      <VariantsEditor
        variants={fields.variants}
        problems={problems}
        onChange={changeVariants}
        onStock={edit.setUnits}
        onStockCorrected={onStockCorrected}
      />
      {save.error?.code === 'product.changed' && saved !== null ? (
        <ProductMeanwhile
          id={saved.id}
          base={base}
          groups={groups}
          onTake={(current) => {
            edit.take(current);
            save.reset();
          }}
          onReload={() => {
            edit.discard();
            save.reset();
            onReload();
          }}
        />
      ) : (
        <WriteError of={save} fallback="The product was not saved. Check your connection and try again." />
      )}
      <div className={css.bar}>
        <Inline gap={12}>
          <Button type="submit" busy={save.isBusy} busyLabel="Saving">
            {saved === null ? 'Add the product' : 'Save'}
          </Button>
          {saved === null ? null : (
            <ButtonLink variant="secondary" href={itemPicturesAddress(saved.categoryId, saved.id)}>
              Pictures
            </ButtonLink>
          )}
        </Inline>
      </div>
      <LeaveQuestion
        isUnsaved={edit.isTyped}
        isLeaving={() => !isSaved.current}
        description={`What you typed for ${fields.name.trim() || 'the new product'} is not saved and will be lost.`}
      />
    </form>
  );
}

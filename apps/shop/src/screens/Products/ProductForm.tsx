import type { AdminProduct, ProductDraft } from '@kayal/api-contract/client';
import { currencySign } from '@kayal/commerce-core';
import { Alert, Button, Checkbox, Select, Stack, TextArea, TextField, toastStore } from '@kayal/design-system';
import { useState, type SubmitEvent } from 'react';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { useBackOfficeApi } from '../../data/admin/admin-api.ts';
import { useCatalogueAdminApi } from '../../data/admin/catalogue-admin.ts';
import { readCategories } from '../../data/items.ts';
import { resultOf } from '../../data/result-of.ts';
import { useRead } from '../../data/use-read.tsx';
import { useWrite } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { ChangedMeanwhile } from '../../parts/ChangedMeanwhile/ChangedMeanwhile.tsx';
import { draftOf, problemsOf, type ProductFields, type ProductProblems } from './product-draft.ts';
import * as css from './Products.css.ts';
import { VariantsEditor } from './VariantsEditor.tsx';

interface ProductFormProps {
  /** Initial values of the fields. */
  readonly start: ProductFields;
  /** The saved product; null for a new one. */
  readonly saved: AdminProduct | null;
  readonly onSaved: () => void;
  /** Loads the product again, for example after somebody else changed it. */
  readonly onReload: () => void;
}

/** Name, prices, category, sizes and colours of one product. A refused save keeps the typed values. */
export function ProductForm({ start, saved, onSaved, onReload }: ProductFormProps) {
  const money = useMoneyFormat();
  const api = useCatalogueAdminApi();
  const shop = useBackOfficeApi();
  const [fields, setFields] = useState(start);
  const [problems, setProblems] = useState<ProductProblems>({});
  const categories = useRead(['categories'], (signal) => readCategories(shop, signal));
  const save = useWrite(
    (draft: ProductDraft) =>
      resultOf(saved === null ? api.addProduct(draft) : api.saveProduct(saved.id, saved.version, draft)),
    (_, { name }) => {
      toastStore.push({ tone: 'success', title: `${name} is saved`, detail: undefined, action: undefined });
      onSaved();
    },
  );
  const set = (change: Partial<ProductFields>) => setFields((before) => ({ ...before, ...change }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf(fields);
    setProblems(found);
    if (Object.keys(found).length === 0) save.write(draftOf(fields));
  };
  const hasChangedMeanwhile = save.error?.code === 'product.changed';
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        label="Name"
        value={fields.name}
        maxLength={200}
        error={problems['name']}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextArea
        label="Description"
        rows={3}
        maxLength={2000}
        value={fields.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <div className={css.pair}>
        <TextField
          label="MRP"
          leading={currencySign(money)}
          inputMode="decimal"
          value={fields.mrp}
          error={problems['mrp']}
          onChange={(event) => set({ mrp: event.target.value })}
        />
        <TextField
          label="Offer price"
          leading={currencySign(money)}
          inputMode="decimal"
          value={fields.offer}
          error={problems['offer']}
          hint="Empty: no offer."
          onChange={(event) => set({ offer: event.target.value })}
        />
      </div>
      <Select
        label="Category"
        placeholder={categories.data === undefined ? 'Loading…' : 'Choose a category'}
        value={fields.categoryId}
        error={problems['category']}
        options={(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(event) => set({ categoryId: event.target.value })}
      />
      <Checkbox
        label="Hide it from shoppers"
        checked={fields.hidden}
        onCheckedChange={(checked) => set({ hidden: checked === true })}
      />
      <VariantsEditor
        variants={fields.variants}
        problems={problems}
        onChange={(variants) => set({ variants })}
        onStockCorrected={onSaved}
      />
      {Object.keys(problems).length === 0 ? null : (
        <Alert tone="danger">Some fields need another look; they say what is missing.</Alert>
      )}
      {hasChangedMeanwhile && saved !== null ? (
        <ChangedMeanwhile details={save.error?.details ?? {}} onReload={onReload} />
      ) : (
        <WriteError of={save} fallback="The product was not saved. Check your connection and try again." />
      )}
      <Stack gap={12}>
        <Button type="submit" wide busy={save.isBusy} busyLabel="Saving">
          {saved === null ? 'Add the product' : 'Save'}
        </Button>
      </Stack>
    </form>
  );
}

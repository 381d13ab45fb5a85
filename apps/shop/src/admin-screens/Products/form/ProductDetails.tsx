import type { Attribute, Category } from '@kayal/api-contract/client';
import { attributesOf, currencySign } from '@kayal/commerce-core';
import { Accordion, Checkbox, CheckList, Select, TextArea, TextField } from '@kayal/design-system';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { factLabels } from './fact-fields.ts';
import { coloursOf, type ProductFields, type ProductProblems } from './product-draft.ts';
import { fieldId } from './product-errors.ts';
import { ProductAttributeFields } from './ProductAttributeFields.tsx';
import { ProductFactFields } from './ProductFactFields.tsx';
import { ModelSizeFields } from './ModelSizeFields.tsx';
import * as css from '../Products.css.ts';

interface ProductDetailsProps {
  readonly fields: ProductFields;
  readonly problems: ProductProblems;
  /** Undefined while they load. */
  readonly categories: readonly Category[] | undefined;
  readonly lists: readonly Category[] | undefined;
  readonly attributes: readonly Attribute[];
  readonly onChange: (change: Partial<ProductFields>) => void;
}

/** The fields of a product beside its sizes and colours. */
export function ProductDetails({ fields, problems, categories, lists, attributes, onChange }: ProductDetailsProps) {
  const money = useMoneyFormat();
  const hasWrongFact = Object.keys(factLabels).some((field) => problems[field] !== undefined);
  const own = attributesOf(attributes, fields.categoryId === '' ? null : Number(fields.categoryId));
  const hasWrongAttribute = own.some(({ id }) => problems[`attributes.${id}`] !== undefined);
  const open = [...(hasWrongFact ? ['facts'] : []), ...(hasWrongAttribute ? ['attributes'] : [])];
  const colours = coloursOf(fields);
  const chosen = (lists ?? []).filter(({ id }) => fields.listIds.includes(id));
  return (
    <>
      <TextField
        id={fieldId('name')}
        label="Name"
        value={fields.name}
        maxLength={200}
        error={problems['name']}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextArea
        label="Description"
        rows={3}
        maxLength={2000}
        value={fields.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <div className={css.pair}>
        <TextField
          id={fieldId('mrp')}
          label="MRP"
          leading={currencySign(money)}
          inputMode="decimal"
          value={fields.mrp}
          error={problems['mrp']}
          onChange={(event) => onChange({ mrp: event.target.value })}
        />
        <TextField
          id={fieldId('offer')}
          label="Offer price"
          leading={currencySign(money)}
          inputMode="decimal"
          value={fields.offer}
          error={problems['offer']}
          hint="Empty: no offer."
          onChange={(event) => onChange({ offer: event.target.value })}
        />
      </div>
      <Select
        id={fieldId('category')}
        label="Category"
        placeholder={categories === undefined ? 'Loading…' : 'Choose a category'}
        value={fields.categoryId}
        error={problems['category']}
        options={(categories ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(event) => onChange({ categoryId: event.target.value })}
      />
      <Accordion
        // Its sections open only at first: a wrong field below is shown by another one.
        key={open.join()}
        initiallyOpen={open}
        items={[
          ...(lists === undefined || lists.length === 0
            ? []
            : [
                {
                  id: 'lists',
                  title: `Also in: ${chosen.map(({ name }) => name).join(', ') || 'no other list'}`,
                  content: (
                    <CheckList
                      legend="Other lists with this product"
                      columns={2}
                      options={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
                      selected={fields.listIds.map(String)}
                      onChange={(selected) => onChange({ listIds: selected.map(Number) })}
                    />
                  ),
                },
              ]),
          ...(own.length === 0
            ? []
            : [
                {
                  id: 'attributes',
                  title: `Attributes: ${own.filter(({ id }) => (fields.attributes[id] ?? []).length > 0).length} of ${own.length}`,
                  content: (
                    <ProductAttributeFields
                      attributes={own}
                      values={fields.attributes}
                      problems={problems}
                      onChange={(values) => onChange({ attributes: values })}
                    />
                  ),
                },
              ]),
          ...(colours.length === 0
            ? []
            : [
                {
                  id: 'models',
                  title: `Size of the model: ${colours.filter((colour) => fields.modelSizes[colour]?.trim()).length} of ${colours.length} colours`,
                  content: (
                    <ModelSizeFields
                      colours={colours}
                      texts={fields.modelSizes}
                      onChange={(modelSizes) => onChange({ modelSizes })}
                    />
                  ),
                },
              ]),
          {
            id: 'facts',
            title: 'Tax, origin and declarations',
            content: <ProductFactFields fields={fields} problems={problems} onChange={onChange} />,
          },
        ]}
      />
      <Checkbox
        label="Hide it from shoppers"
        checked={fields.hidden}
        onCheckedChange={(checked) => onChange({ hidden: checked === true })}
      />
    </>
  );
}

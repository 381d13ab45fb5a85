import { Checkbox, Select, Stack, TextField } from '@kayal/design-system';
import { useSettingsApi } from '../../../data/admin/settings-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useRead } from '../../../data/use-read.ts';
import { factLabels, type FactFields } from './fact-fields.ts';
import type { ProductProblems } from './product-draft.ts';
import { fieldId } from './product-errors.ts';
import * as css from '../Products.css.ts';

interface ProductFactFieldsProps {
  readonly fields: FactFields;
  readonly problems: ProductProblems;
  readonly onChange: (change: Partial<FactFields>) => void;
}

type TextFact = Exclude<keyof FactFields, 'finalSale' | 'taxClass'>;

const hints: Readonly<Partial<Record<TextFact, string>>> = {
  hsn: 'Empty: that of its category.',
  manufacturer: 'Name and address.',
  packer: 'Name and address, where it is another one.',
  importer: 'Name and address, for imported goods.',
  genericName: 'What it is, such as T-shirt.',
  netQuantity: 'Such as 1 N, or 2 N for a pack of two.',
  consumerCare: 'Empty: the contact of the shop.',
};
const lengths: Readonly<Partial<Record<TextFact, number>>> = {
  hsn: 8,
  weight: 6,
  countryOfOrigin: 60,
  netQuantity: 60,
  genericName: 100,
};

/** What invoices, returns and the law need of a product. */
export function ProductFactFields({ fields, problems, onChange }: ProductFactFieldsProps) {
  const api = useSettingsApi();
  const settings = useRead(['settings'], async () => (await resultOf(api.settings())).saved);
  const classes = settings.data?.settings.invoicing?.classes ?? [];
  const textField = (name: TextFact) => (
    <TextField
      id={fieldId(name)}
      label={factLabels[name]}
      value={fields[name]}
      maxLength={lengths[name] ?? 300}
      error={problems[name]}
      hint={hints[name]}
      inputMode={name === 'hsn' || name === 'weight' ? 'numeric' : 'text'}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  return (
    <Stack gap={16}>
      <div className={css.pair}>
        {textField('hsn')}
        <Select
          label={factLabels.taxClass}
          value={fields.taxClass}
          options={[
            { value: '', label: 'That of its category' },
            ...classes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => onChange({ taxClass: event.target.value })}
        />
      </div>
      <div className={css.pair}>
        {textField('countryOfOrigin')}
        {textField('weight')}
      </div>
      <div className={css.pair}>
        {textField('genericName')}
        {textField('netQuantity')}
      </div>
      {textField('manufacturer')}
      {textField('packer')}
      {textField('importer')}
      {textField('consumerCare')}
      <Checkbox
        label="Final sale: it comes back only where it is not what was sold"
        checked={fields.finalSale}
        onCheckedChange={(checked) => onChange({ finalSale: checked === true })}
      />
    </Stack>
  );
}

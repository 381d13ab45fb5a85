import { Button, Heading, Inline, TextField } from '@kayal/design-system';
import { useEffect, useRef } from 'react';
import { emptyVariant, type ProductProblems, type VariantFields } from './product-draft.ts';
import { fieldId } from './product-errors.ts';
import * as css from '../Products.css.ts';
import { StockCorrection } from './StockCorrection.tsx';

interface VariantsEditorProps {
  readonly variants: readonly VariantFields[];
  readonly problems: ProductProblems;
  readonly onChange: (variants: readonly VariantFields[]) => void;
  /** Called with the units that a variant has now, corrected or sold meanwhile. */
  readonly onStock: (uniqueCode: string, units: number) => void;
  /** Called after a variant's stock was corrected. */
  readonly onStockCorrected: () => void;
}

/** Sizes and colours of a product. Stock of a saved variant changes by a correction with a reason. */
export function VariantsEditor({ variants, problems, onChange, onStock, onStockCorrected }: VariantsEditorProps) {
  const set = (at: number, change: Partial<VariantFields>) =>
    onChange(variants.map((variant, index) => (index === at ? { ...variant, ...change } : variant)));
  /** Never repeats: rows are added one at a time, and a removed row's key is not used again. */
  const added = Math.max(0, ...variants.map(({ rowKey }) => Number(/^new-(\d+)$/.exec(rowKey)?.[1] ?? 0))) + 1;
  /** Id of what takes the focus after a row was added or removed; empty: nothing. */
  const next = useRef('');
  useEffect(() => {
    document.getElementById(next.current)?.focus();
    next.current = '';
  }, [variants.length]);
  return (
    <section aria-label="Sizes and colours" className={css.form}>
      <Heading level={3} size="small">
        Sizes and colours
      </Heading>
      {problems['variants'] === undefined ? null : <p>{problems['variants']}</p>}
      <ul className={css.variants}>
        {variants.map((variant, index) => {
          const name = variant.uniqueCode === '' ? `row ${index + 1}` : variant.uniqueCode;
          return (
            <li key={variant.rowKey} className={css.variant}>
              <div className={css.variantFields}>
                <div className={css.code}>
                  <TextField
                    id={fieldId(`variants.${index}.code`)}
                    label="Unique code"
                    value={variant.uniqueCode}
                    readOnly={!variant.isNew}
                    error={problems[`variants.${index}.code`]}
                    onChange={(event) => set(index, { uniqueCode: event.target.value.trim() })}
                  />
                </div>
                <TextField
                  id={fieldId(`variants.${index}.colour`)}
                  label="Colour"
                  value={variant.colour}
                  error={problems[`variants.${index}.colour`]}
                  onChange={(event) => set(index, { colour: event.target.value })}
                />
                <TextField
                  id={fieldId(`variants.${index}.size`)}
                  label="Size"
                  value={variant.size}
                  error={problems[`variants.${index}.size`]}
                  onChange={(event) => set(index, { size: event.target.value })}
                />
              </div>
              {variant.isNew ? (
                <TextField
                  id={fieldId(`variants.${index}.units`)}
                  label="Units in stock"
                  inputMode="numeric"
                  value={variant.units}
                  error={problems[`variants.${index}.units`]}
                  onChange={(event) => set(index, { units: event.target.value.trim() })}
                />
              ) : (
                <StockCorrection
                  uniqueCode={variant.uniqueCode}
                  units={Number(variant.units)}
                  wanted={variant.wantedUnits}
                  onUnits={(units) => onStock(variant.uniqueCode, units)}
                  onDone={onStockCorrected}
                  onCancel={() => set(index, { wantedUnits: undefined })}
                />
              )}
              <Inline justify="end">
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove ${name}`}
                  onClick={() => {
                    next.current = fieldId('variants');
                    onChange(variants.filter((_, each) => each !== index));
                  }}
                >
                  Remove
                </Button>
              </Inline>
            </li>
          );
        })}
      </ul>
      <div>
        <Button
          id={fieldId('variants')}
          variant="secondary"
          onClick={() => {
            next.current = fieldId(`variants.${variants.length}.code`);
            onChange([...variants, { ...emptyVariant(`new-${added}`), colour: variants.at(-1)?.colour ?? '' }]);
          }}
        >
          Add a size or colour
        </Button>
      </div>
    </section>
  );
}

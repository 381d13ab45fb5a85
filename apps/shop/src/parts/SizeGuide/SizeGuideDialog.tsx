import type { ShownSizeChart } from '@kayal/api-contract/client';
import { lengthUnits, type LengthUnit, type SizeGuide } from '@kayal/commerce-core';
import { Dialog, Heading, SizeSelector, Text } from '@kayal/design-system';
import { useState } from 'react';
import { useShop } from '../../data/use-shop.ts';
import * as css from './SizeGuide.css.ts';
import { SizeTable } from './SizeTable.tsx';
import { tableOfChart, tableOfOwn } from './size-tables.ts';
import { chartTitles, howToMeasure, measureName, unitLabels } from './size-guide-texts.ts';

/** Props of {@link SizeGuideDialog}. */
export interface SizeGuideDialogProps {
  /** The shop's first charts; null for products without. */
  readonly guide: SizeGuide | null;
  /** The owner's chart, in place of them. */
  readonly own?: ShownSizeChart | undefined;
  readonly sizes: readonly string[];
  readonly chosen: string | null;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const isUnit = (value: string): value is LengthUnit => lengthUnits.some((unit) => unit === value);

/** The body measures of each size, in centimetres or inches, and how to measure. */
export function SizeGuideDialog({ guide, own, sizes, chosen, open, onOpenChange }: SizeGuideDialogProps) {
  const { returns } = useShop();
  const [unit, setUnit] = useState<LengthUnit>('cm');
  const [pickedChart, setPickedChart] = useState<string>();
  const charts = own === undefined ? (guide?.charts ?? []) : [];
  const chart = charts.find((each) => each === pickedChart) ?? charts[0];
  const measures = guide?.measures ?? [];

  const steps = measures.flatMap((measure) => {
    const text = howToMeasure[measure];
    return text === undefined || chart === undefined ? [] : [{ name: measureName(measure, chart), text }];
  });
  const ofShop = chart === undefined ? null : tableOfChart(chart, measures, sizes, unit);
  const table = own === undefined ? ofShop : tableOfOwn(own, sizes, unit);
  return (
    <Dialog
      title="Size guide"
      description={own === undefined ? 'Body measurements, not those of the garment.' : 'As the shop measures.'}
      open={open}
      onOpenChange={onOpenChange}
    >
      <div className={css.body}>
        <div className={css.choices}>
          {charts.length < 2 || chart === undefined ? null : (
            <SizeSelector
              legend="For"
              options={charts.map((value) => ({ value, label: chartTitles[value], stock: 'in' }))}
              value={chart}
              onChange={setPickedChart}
            />
          )}
          <SizeSelector
            legend="Units"
            options={lengthUnits.map((value) => ({ value, label: unitLabels[value], stock: 'in' }))}
            value={unit}
            onChange={(value) => {
              if (isUnit(value)) setUnit(value);
            }}
          />
        </div>
        {table === null ? null : <SizeTable table={table} chosen={chosen} />}
        {steps.length === 0 ? null : (
          <section aria-labelledby="how-to-measure">
            <Heading level={3} size="small" id="how-to-measure">
              How to measure
            </Heading>
            <dl className={css.howTo}>
              {steps.map(({ name, text }) => (
                <div key={name} className={css.step}>
                  <Text as="dt" size={14} weight="bold">
                    {name}
                  </Text>
                  <Text as="dd" size={14} className={css.stepText}>
                    {text}
                  </Text>
                </div>
              ))}
            </dl>
          </section>
        )}
        {own === undefined || own.howTo === '' ? null : (
          <Text size={14} className={css.ownHowTo}>
            {own.howTo}
          </Text>
        )}
        <Text size={14} tone="muted">
          Between two sizes, take the larger for room and the smaller for a close fit. What does not fit comes back
          within {returns.days} days.
        </Text>
      </div>
    </Dialog>
  );
}

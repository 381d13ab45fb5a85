import { lengthUnits, type LengthUnit, type SizeGuide } from '@kayal/commerce-core';
import { Dialog, Heading, SizeSelector, Text } from '@kayal/design-system';
import { useState } from 'react';
import { useShop } from '../../data/use-shop.ts';
import * as css from './SizeGuide.css.ts';
import { SizeTable } from './SizeTable.tsx';
import { chartTitles, howToMeasure, measureName, unitLabels } from './size-guide-texts.ts';

/** Props of {@link SizeGuideDialog}. */
export interface SizeGuideDialogProps {
  readonly guide: SizeGuide;
  readonly sizes: readonly string[];
  readonly chosen: string | null;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const isUnit = (value: string): value is LengthUnit => lengthUnits.some((unit) => unit === value);

/** The body measures of each size, in centimetres or inches, and how to measure. */
export function SizeGuideDialog({ guide, sizes, chosen, open, onOpenChange }: SizeGuideDialogProps) {
  const { returns } = useShop();
  const [unit, setUnit] = useState<LengthUnit>('cm');
  const [pickedChart, setPickedChart] = useState<string>();
  const chart = guide.charts.find((each) => each === pickedChart) ?? guide.charts[0];
  if (chart === undefined) return null;

  const steps = guide.measures.flatMap((measure) => {
    const text = howToMeasure[measure];
    return text === undefined ? [] : [{ name: measureName(measure, chart), text }];
  });
  return (
    <Dialog
      title="Size guide"
      description="Body measurements, not those of the garment."
      open={open}
      onOpenChange={onOpenChange}
    >
      <div className={css.body}>
        <div className={css.choices}>
          {guide.charts.length < 2 ? null : (
            <SizeSelector
              legend="For"
              options={guide.charts.map((value) => ({ value, label: chartTitles[value], stock: 'in' }))}
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
        <SizeTable chart={chart} measures={guide.measures} sizes={sizes} chosen={chosen} unit={unit} />
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
        <Text size={14} tone="muted">
          Between two sizes, take the larger for room and the smaller for a close fit. What does not fit comes back
          within {returns.days} days.
        </Text>
      </div>
    </Dialog>
  );
}

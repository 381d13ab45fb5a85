import { bandOfRange, priceBands, priceSlider, selectShownFilters, selectThumbs } from '@kayal/commerce-core';
import { CheckList, PriceRangeSlider, Text } from '@kayal/design-system';
import type { FilterProps } from './FilterSections.tsx';
import { priceText } from './listing-words.ts';
import * as css from './ListingScreen.css.ts';

const anyPrice = 'any';

/** MRP between two thumbs; on a phone MRP in bands. */
export function PriceFilter({ context, filters, send }: FilterProps) {
  const { price } = selectShownFilters({ context }, filters);
  if (context.layout === 'mobile') {
    const band = bandOfRange(price)?.label;
    return (
      <CheckList
        legend="MRP"
        mode="single"
        options={[{ value: anyPrice, label: 'Any MRP' }, ...priceBands.map(({ label }) => ({ value: label, label }))]}
        selected={price === null ? [anyPrice] : band === undefined ? [] : [band]}
        onChange={([label]) =>
          send({ type: 'price.choose', range: priceBands.find((each) => each.label === label)?.range ?? null })
        }
      />
    );
  }
  const thumbs = selectThumbs({ context }, filters);
  const move = ([min, max]: readonly [number, number]): void => {
    if (min !== thumbs.min) send({ type: 'price.move', thumb: 'min', rupees: min });
    if (max !== thumbs.max) send({ type: 'price.move', thumb: 'max', rupees: max });
  };
  return (
    <div className={css.price}>
      <Text size={14} tone="muted" tabular>
        {priceText(price, thumbs)}
      </Text>
      <PriceRangeSlider
        value={[thumbs.min, thumbs.max]}
        bounds={{ min: priceSlider.min, max: priceSlider.max, step: priceSlider.step, gap: priceSlider.gap }}
        openEnd
        onChange={move}
        onCommit={(range) => {
          // The slider reports the end of a key press before the move itself.
          move(range);
          send({ type: 'price.commit' });
        }}
      />
    </div>
  );
}

import {
  bandLabel,
  bandOfRange,
  currencySign,
  formatPlainMoney,
  priceBandsOf,
  priceSliderOf,
  rangeOfBand,
  selectShownFilters,
  selectThumbs,
  type PriceBand,
} from '@kayal/commerce-core';
import { CheckList, PriceRangeSlider, Text } from '@kayal/design-system';
import { useShop } from '../../../data/use-shop.ts';
import type { FilterProps } from './FilterSections.tsx';
import { priceText } from '../listing-texts.ts';
import * as css from '../ListingScreen.css.ts';

const anyPrice = 'any';
const valueOf = ({ min, max }: PriceBand): string => `${min}-${max}`;

/** MRP between two thumbs; on a phone MRP in bands. */
export function PriceFilter({ context, filters, send }: FilterProps) {
  const { priceSteps, profile } = useShop();
  const money = profile.currency;
  const { price } = selectShownFilters({ context }, filters);
  if (context.layout === 'mobile') {
    const bands = priceBandsOf(priceSteps);
    const band = bandOfRange(price, bands);
    const options = bands.map((each) => ({ value: valueOf(each), label: bandLabel(each, money) }));
    return (
      <CheckList
        legend="MRP"
        mode="single"
        options={[{ value: anyPrice, label: 'Any MRP' }, ...options]}
        selected={price === null ? [anyPrice] : band === null ? [] : [valueOf(band)]}
        onChange={([value]) => {
          const chosen = bands.find((each) => valueOf(each) === value);
          send({ type: 'price.choose', range: chosen === undefined ? null : rangeOfBand(chosen) });
        }}
      />
    );
  }
  const slider = priceSliderOf(context.priceSteps);
  const thumbs = selectThumbs({ context }, filters, slider);
  const move = ([min, max]: readonly [number, number]): void => {
    if (min !== thumbs.min) send({ type: 'price.move', thumb: 'min', rupees: min });
    if (max !== thumbs.max) send({ type: 'price.move', thumb: 'max', rupees: max });
  };
  return (
    <div className={css.price}>
      <Text size={14} tone="muted" tabular>
        {priceText(price, thumbs, slider, money)}
      </Text>
      <PriceRangeSlider
        value={[thumbs.min, thumbs.max]}
        bounds={slider}
        openEnd
        sign={currencySign(money)}
        formatPrice={(units) => formatPlainMoney(units, money)}
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

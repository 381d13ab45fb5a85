import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, space } from '../../../theme/scale.ts';
import { bareList, screenReaderOnly } from '../../style-parts.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Container of the cards, which may be narrower than the window. */
export const room = style({ containerType: 'inline-size' });

const narrowRoom = '(max-width: 35rem)';
/** A phone whose reader has text twice as large: beside another card, long words would break. */
const tinyRoom = '(max-width: 13rem)';
/** Above a narrow container, so that the two queries never match together. */
const middleRoom = '(35rem < width <= 55rem)';

export const grid = recipe({
  base: {
    ...bareList,
    display: 'grid',
    columnGap: space(24),
    rowGap: space(32),
    '@media': {
      [media.tablet]: { ...columns(3), columnGap: space(16) },
      [media.mobile]: { ...columns(2), columnGap: space(12), rowGap: space(24) },
    },
    '@container': {
      [narrowRoom]: { ...columns(2), columnGap: space(12), rowGap: space(24) },
      [tinyRoom]: columns(1),
    },
  },
  variants: {
    columns: {
      full: {
        ...columns(4),
        // A phone has two columns at any container width.
        '@media': { [media.aboveMobile]: { '@container': { [middleRoom]: columns(3) } } },
        '@container': { [narrowRoom]: columns(2), [tinyRoom]: columns(1) },
      },
      evenly: {
        ...columns(4),
        '@media': { [media.tablet]: columns(4), [media.mobile]: columns(2) },
        '@container': { [narrowRoom]: columns(2), [tinyRoom]: columns(1) },
      },
      besidePanel: columns(3),
    },
  },
});

export const item = style({ minInlineSize: 0 });

/** Hides the last row when it is not full; the first row is always shown. */
const wholeRows = (grids: string, count: number) => {
  const startsShortRow = `:nth-child(${count}n+1):nth-last-child(-n+${count - 1}):not(:first-child)`;
  const hidden = { display: 'none' } as const;
  return {
    [`${grids} > &${startsShortRow}`]: hidden,
    [`${grids} > ${item}${startsShortRow} ~ &`]: hidden,
  };
};

const anyWhole = '[data-rows="whole"]';
const fullWhole = '[data-rows="whole"][data-columns="full"]';
const evenWhole = '[data-rows="whole"][data-columns="evenly"]';

/** The same cards in a shelf that shows whole rows only. */
export const shelfItem = style([
  item,
  {
    '@media': {
      [media.mobile]: { selectors: wholeRows(anyWhole, 2) },
      [`${media.aboveMobile} and ${media.tablet}`]: {
        selectors: { ...wholeRows(fullWhole, 3), ...wholeRows(evenWhole, 4) },
      },
      [media.aboveTablet]: { selectors: { ...wholeRows(fullWhole, 4), ...wholeRows(evenWhole, 4) } },
    },
  },
]);

export const spoken = style(screenReaderOnly);

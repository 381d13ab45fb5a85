import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productSorts } from '@kayal/api-contract/client';
import { thumbsOfRange } from '../../rules/prices/price-range.ts';
import { priceSliderOf } from '../../rules/prices/price-slider.ts';
import { afterChoice, filterChips, groupAfterChoice, inMode, listRequest, noFilters } from './listing-filters.logic.ts';
import { filtersFromQuery, filtersToQuery } from './listing-filters.query.ts';
import type { FilterChoice, FilterLayout, ListingFilters } from './listing-filters.types.ts';

const slider = priceSliderOf([]);
const atRest = { slider, thumbs: thumbsOfRange(null, slider) };
const name = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text.trim() !== '');
const colours = fc.uniqueArray(fc.oneof(name, fc.constantFrom('RED', 'NAVY/WHITE', 'A,B', '100%', '%2C')), {
  maxLength: 4,
});
const price = fc.option(
  fc
    .tuple(fc.nat({ max: 500_000 }), fc.option(fc.nat({ max: 500_000 })))
    .map(([min, more]) => ({ min, max: more === null ? null : min + more })),
);
const sort = fc.constantFrom(...productSorts);
const combined: fc.Arbitrary<ListingFilters> = fc.record({
  colours,
  sizes: colours,
  origins: colours,
  attributes: colours,
  price,
  sort,
  mode: fc.constant('combine' as const),
});
const filters = fc.oneof(
  combined,
  combined.map((each): ListingFilters => ({
    ...each,
    mode: 'replace',
    colours: each.colours.slice(0, 1),
    sizes: each.sizes.slice(0, 1),
    origins: each.origins.slice(0, 1),
    attributes: each.attributes.slice(0, 1),
  })),
);
const choice: fc.Arbitrary<FilterChoice> = fc.oneof(
  fc.constantFrom('RED', 'BLUE', 'NAVY').map((colour) => ({ type: 'colour.choose' as const, colour })),
  fc.constantFrom('S', 'M', 'XXL', '2XL').map((size) => ({ type: 'size.choose' as const, size })),
  fc.constant({ type: 'combine.toggle' as const }),
  fc.constant({ type: 'price.commit' as const }),
  fc.constant({ type: 'filters.clear' as const }),
);
const after = (choices: readonly FilterChoice[], layout: FilterLayout): ListingFilters =>
  choices.reduce((each, next) => afterChoice(each, next, layout, atRest), noFilters);

describe('listing filters', () => {
  it('S4.FILT.06 J08 an origin narrows whatever else is chosen: one replaces another, and they combine', () => {
    const choose = (origin: string) => ({ type: 'origin.choose', origin }) as const;
    const red = { type: 'colour.choose', colour: 'RED' } as const;
    const one = after([red, choose('India'), choose('Vietnam')], 'desktop');
    expect(one).toEqual({ ...noFilters, colours: ['RED'], origins: ['Vietnam'] });
    expect(after([choose('India'), red], 'desktop').origins).toEqual(['India']);
    const both = after([{ type: 'combine.toggle' }, choose('India'), choose('Vietnam')], 'desktop');
    expect(both.origins).toEqual(['India', 'Vietnam']);
    expect(afterChoice(both, { type: 'combine.toggle' }, 'desktop', atRest).origins).toEqual(['Vietnam']);
    expect(listRequest({ kind: 'category', id: 4 }, one)).toEqual({
      source: { kind: 'all' },
      query: { colours: ['RED'], origins: ['Vietnam'] },
    });
    const [chip] = filterChips(after([choose('India')], 'desktop'), String, { code: 'INR', locale: 'en-IN' });
    expect(chip).toEqual({ kind: 'origin', value: 'India', label: 'India' });
    const gone = { kind: 'origin', value: 'Vietnam', label: 'Vietnam' } as const;
    expect(afterChoice(one, { type: 'chip.remove', chip: gone }, 'desktop', atRest).origins).toEqual([]);
  });

  it('S4.FILT.06 J08 an attribute replaces colour, size and other attributes, and all of them combine', () => {
    const choose = (value: string) => ({ type: 'attribute.choose', choice: value }) as const;
    const red = { type: 'colour.choose', colour: 'RED' } as const;
    const one = after([red, choose('fabric:Cotton'), choose('fit:Slim')], 'desktop');
    expect(one).toEqual({ ...noFilters, attributes: ['fit:Slim'] });
    expect(after([choose('fit:Slim'), red], 'desktop').attributes).toEqual([]);
    expect(after([red, choose('fit:Slim')], 'mobile')).toEqual({
      ...noFilters,
      colours: ['RED'],
      attributes: ['fit:Slim'],
    });
    expect(listRequest({ kind: 'category', id: 4 }, one)).toEqual({
      source: { kind: 'all' },
      query: { attr: 'fit:Slim' },
    });
    const both = after([{ type: 'combine.toggle' }, red, choose('fit:Slim'), choose('fit:Regular')], 'desktop');
    expect([both.colours, both.attributes]).toEqual([['RED'], ['fit:Slim', 'fit:Regular']]);
    expect(inMode({ ...both, colours: [] }, 'replace').attributes).toEqual(['fit:Regular']);
    expect(inMode(both, 'replace').attributes).toEqual([]);
    const money = { code: 'INR', locale: 'en-IN' };
    const [chip] = filterChips(one, String, money, () => 'Fit: Slim');
    expect(chip).toEqual({ kind: 'attribute', value: 'fit:Slim', label: 'Fit: Slim' });
    const gone = { kind: 'attribute', value: 'fit:Slim', label: '' } as const;
    expect(afterChoice(one, { type: 'chip.remove', chip: gone }, 'desktop', atRest)).toEqual(noFilters);
  });

  it('J07 J08 filters with any values survive the way into the URL and back', () => {
    fc.assert(
      fc.property(filters, (each) => {
        const entries = Object.entries(filtersToQuery(each));
        const through = [...new URLSearchParams(new URLSearchParams(entries).toString())];
        expect(filtersFromQuery(through)).toEqual(each);
      }),
    );
  });

  it('J07 no address breaks the filters', () => {
    const key = fc.constantFrom('color', 'size', 'origin', 'min', 'max', 'sort', 'combine', 'q');
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.string())), (entries) => {
        const read = filtersFromQuery(entries);
        expect(productSorts).toContain(read.sort);
        expect(read.price === null || read.price.max === null || read.price.min <= read.price.max).toBe(true);
        expect(filtersFromQuery(Object.entries(filtersToQuery(read)))).toEqual(read);
      }),
    );
  });

  it('J07 the query names are those of the architecture, with rupees', () => {
    const full: ListingFilters = {
      colours: ['RED', 'BLUE'],
      sizes: ['M'],
      origins: ['India'],
      attributes: ['fabric:Cotton', 'fit:Slim'],
      price: { min: 7000, max: 60_050 },
      sort: 'price-asc',
      mode: 'combine',
    };
    expect(filtersToQuery(full)).toEqual({
      color: 'RED,BLUE',
      size: 'M',
      origin: 'India',
      attr: 'fabric:Cotton,fit:Slim',
      min: '70',
      max: '600.5',
      sort: 'price-asc',
      combine: '1',
    });
    expect(filtersToQuery(noFilters)).toEqual({});
  });

  it('J07 invalid values in the address are left out', () => {
    const read = filtersFromQuery([
      ['min', '-5'],
      ['max', '1e9'],
      ['sort', 'cheapest'],
      ['combine', 'yes'],
      ['color', ' ,RED,BLUE'],
      ['color', 'GREEN'],
    ]);
    expect(read).toEqual({ ...noFilters, colours: ['RED'] });
    expect(
      filtersFromQuery([
        ['min', '500'],
        ['max', '100'],
      ]).price,
    ).toBeNull();
  });

  it('S4.FILT.06 S4.FILT.08 in replace mode a desktop has one choice, a phone one colour and one size', () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 12 }), (choices) => {
        const desktop = after(choices, 'desktop');
        const mobile = after(choices, 'mobile');
        fc.pre(desktop.mode === 'replace' && mobile.mode === 'replace');
        expect(desktop.colours.length + desktop.sizes.length).toBeLessThanOrEqual(1);
        expect(mobile.colours.length).toBeLessThanOrEqual(1);
        expect(mobile.sizes.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('J08 in combine mode choosing the same twice changes nothing, and the order of others stays', () => {
    fc.assert(
      fc.property(combined, fc.constantFrom('RED', 'OTHER'), (each, colour) => {
        const pick = { type: 'colour.choose', colour } as const;
        const twice = afterChoice(afterChoice(each, pick, 'desktop', atRest), pick, 'desktop', atRest);
        expect(twice.colours.filter((own) => own !== colour)).toEqual(each.colours.filter((own) => own !== colour));
        expect(twice.colours.includes(colour)).toBe(each.colours.includes(colour));
      }),
    );
  });

  it('J33 choosing 2XL deselects XXL', () => {
    const chosen = afterChoice(noFilters, { type: 'size.choose', size: 'XXL' }, 'desktop', atRest);
    expect(afterChoice(chosen, { type: 'size.choose', size: '2XL' }, 'desktop', atRest).sizes).toEqual([]);
  });

  it('S4.FILT.06 leaving combine mode keeps the last colour, or else the last size', () => {
    const many: ListingFilters = { ...noFilters, mode: 'combine', colours: ['RED', 'BLUE'], sizes: ['S', 'M'] };
    expect(inMode(many, 'replace')).toMatchObject({ colours: ['BLUE'], sizes: [] });
    expect(inMode({ ...many, colours: [] }, 'replace')).toMatchObject({ colours: [], sizes: ['M'] });
  });

  it('S5.PRICE.05 J09 no price is sent before the slider moves, no maximum at 1000+, otherwise both ends', () => {
    const all = { kind: 'all' } as const;
    expect(listRequest(all, noFilters).query).toEqual({});
    expect(listRequest(all, { ...noFilters, price: { min: 0, max: null } }).query).toEqual({});
    expect(listRequest(all, { ...noFilters, price: { min: 7000, max: 60_000 } }).query).toEqual({
      minMrp: 7000,
      maxMrp: 60_000,
    });
  });

  it('S4.FILT.07 S4.FILT.08 the drafted list of a phone outlasts price, origin and order, and in combine mode each choice', () => {
    const shirts = { kind: 'category', id: 4, name: 'Shirts' } as const;
    const kept = (['price.choose', 'origin.choose', 'sort.choose'] as const).map((kind) =>
      groupAfterChoice(shirts, kind, 'replace'),
    );
    expect(kept).toEqual([shirts, shirts, shirts]);
    expect(groupAfterChoice(shirts, 'size.choose', 'replace')).toBeNull();
    expect(groupAfterChoice(shirts, 'size.choose', 'combine')).toBe(shirts);
  });

  it('S4.FILT.07 a price alone narrows the page’s own list in both modes', () => {
    const base = { kind: 'category', id: 4 } as const;
    const range = { min: 30_000, max: 49_900 };
    expect(listRequest(base, { ...noFilters, price: range }).source).toEqual(base);
    expect(listRequest(base, { ...noFilters, price: range, sort: 'newest' }).query).toEqual({
      minMrp: 30_000,
      maxMrp: 49_900,
      sort: 'newest',
    });
  });

  it('J08 a chip names the filter it removes', () => {
    const shown = filterChips(
      { ...noFilters, colours: ['RED'], sizes: ['M'], price: { min: 7000, max: null } },
      (colour) => `${colour}!`,
      { code: 'INR', locale: 'en-IN' },
    );
    expect(shown.map((chip) => chip.label)).toEqual(['RED!', 'M', 'MRP ₹70+']);
  });
});

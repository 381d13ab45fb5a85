import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { listRequest, noFilters } from './listing-filters.logic.ts';
import { listingFiltersMachine } from './listing-filters.machine.ts';
import {
  selectDraftGroup,
  selectIsSectionOpen,
  selectShownFilters,
  selectThumbs,
} from './listing-filters.selectors.ts';
import type { PriceThumbs } from '../../rules/prices/price-range.ts';
import { priceSliderOf } from '../../rules/prices/price-slider.ts';
import type { FilterLayout, ListingFilters, ListingFiltersEmitted } from './listing-filters.types.ts';

const base = { kind: 'sub-category', id: 627 } as const;

/** A running machine with an address that takes every change and sends `list.changed`. */
function start(filters: Partial<ListingFilters> = {}, layout: FilterLayout = 'desktop') {
  let address: ListingFilters = { ...noFilters, ...filters };
  const own = (): ListingFilters => address;
  const actor = createActor(listingFiltersMachine, { input: { applied: own, layout } });
  const emitted: ListingFiltersEmitted[] = [];
  const goTo = (next: ListingFilters): void => {
    address = next;
    actor.send({ type: 'list.changed' });
  };
  actor.on('*', (event) => {
    emitted.push(event);
    if (event.type === 'filters.changed') goTo(event.filters);
  });
  actor.start();
  const shown = (): ListingFilters => selectShownFilters(actor.getSnapshot(), address);
  const thumbs = (): PriceThumbs => selectThumbs(actor.getSnapshot(), address, priceSliderOf([]));
  return { actor, emitted, own, shown, thumbs, goTo };
}

const changes = (emitted: readonly ListingFiltersEmitted[]): number =>
  emitted.filter((each) => each.type === 'filters.changed').length;

describe('listing-filters machine', () => {
  it('S5.PRICE.01 the thumbs go as far as the price steps of the shop', () => {
    const input = { applied: () => noFilters, layout: 'desktop' as const, priceSteps: [1999, 8999] };
    const actor = createActor(listingFiltersMachine, { input }).start();
    const changed: ListingFilters['price'][] = [];
    actor.on('filters.changed', ({ filters }) => changed.push(filters.price));
    actor.send({ type: 'price.move', thumb: 'max', rupees: 7020 });
    expect(selectThumbs(actor.getSnapshot(), noFilters, priceSliderOf([1999, 8999]))).toEqual({ min: 650, max: 7000 });
    actor.send({ type: 'price.commit' });
    actor.send({ type: 'price.move', thumb: 'max', rupees: 99_000 });
    actor.send({ type: 'price.commit' });
    expect(changed).toEqual([
      { min: 65_000, max: 700_000 },
      { min: 65_000, max: null },
    ]);
  });

  it('S4.FILT.03 S4.FILT.06 in replace mode the latest choice wins and is emitted for the URL', () => {
    const { actor, emitted, own } = start();
    actor.send({ type: 'colour.choose', colour: 'RED' });
    actor.send({ type: 'colour.choose', colour: 'BLUE' });
    expect(own().colours).toEqual(['BLUE']);
    actor.send({ type: 'size.choose', size: 'M' });
    expect(own()).toMatchObject({ colours: [], sizes: ['M'] });
    expect(listRequest(base, own())).toEqual({ source: { kind: 'all' }, query: { sizes: ['M'] } });
    expect(emitted).toEqual([
      { type: 'filters.changed', filters: { ...noFilters, colours: ['RED'] } },
      { type: 'filters.changed', filters: { ...noFilters, colours: ['BLUE'] } },
      { type: 'filters.changed', filters: { ...noFilters, sizes: ['M'] } },
    ]);
  });

  it('J08 combine keeps several colours and sizes and is stored; replace keeps the last choice', () => {
    const { actor, emitted, own } = start();
    actor.send({ type: 'combine.toggle' });
    expect(actor.getSnapshot().hasTag('combining')).toBe(true);
    expect(emitted.at(-1)).toEqual({ type: 'filters.mode', mode: 'combine' });
    actor.send({ type: 'colour.choose', colour: 'RED' });
    actor.send({ type: 'colour.choose', colour: 'BLUE' });
    actor.send({ type: 'size.choose', size: 'M' });
    expect(listRequest(base, own())).toEqual({ source: base, query: { colours: ['RED', 'BLUE'], sizes: ['M'] } });
    actor.send({ type: 'combine.toggle' });
    expect(own()).toMatchObject({ colours: ['BLUE'], sizes: [], mode: 'replace' });
    expect(actor.getSnapshot().hasTag('combining')).toBe(false);
  });

  it('J09 S5.PRICE.04 the slider starts at 70 and 600 and filters when it is released', () => {
    const { actor, emitted, own, thumbs } = start();
    expect(thumbs()).toEqual({ min: 70, max: 600 });
    expect(own().price).toBeNull();
    actor.send({ type: 'price.move', thumb: 'max', rupees: 1000 });
    expect(changes(emitted)).toBe(0);
    expect(thumbs()).toEqual({ min: 70, max: 1000 });
    actor.send({ type: 'price.commit' });
    expect(own().price).toEqual({ min: 7000, max: null });
    actor.send({ type: 'price.choose', range: { min: 0, max: 29_900 } });
    expect(own().price).toEqual({ min: 0, max: 29_900 });
    expect(changes(emitted)).toBe(2);
  });

  it('S4.FILT.08 S2.LIST.07 on a phone one colour and one size wait for Apply', () => {
    const { actor, emitted, own, shown } = start({}, 'mobile');
    actor.send({ type: 'panel.toggle' });
    for (const colour of ['RED', 'BLUE']) actor.send({ type: 'colour.choose', colour });
    for (const size of ['S', 'M']) actor.send({ type: 'size.choose', size });
    expect(shown()).toMatchObject({ colours: ['BLUE'], sizes: ['M'] });
    expect(own()).toEqual(noFilters);
    expect(emitted).toEqual([]);
    actor.send({ type: 'panel.apply' });
    expect(own()).toMatchObject({ colours: ['BLUE'], sizes: ['M'] });
    expect(changes(emitted)).toBe(1);
    expect(actor.getSnapshot().hasTag('panelOpen')).toBe(false);
  });

  it('S2.LIST.07 closing a phone panel without Apply drops its draft, thumbs included', () => {
    const { actor, emitted, own, shown, thumbs } = start({}, 'mobile');
    actor.send({ type: 'panel.toggle' });
    actor.send({ type: 'colour.choose', colour: 'RED' });
    actor.send({ type: 'price.move', thumb: 'min', rupees: 300 });
    actor.send({ type: 'panel.close' });
    expect(own()).toEqual(noFilters);
    expect(shown()).toEqual(noFilters);
    expect(thumbs()).toEqual({ min: 70, max: 600 });
    expect(emitted).toEqual([]);
  });

  it('S2.LIST.07 the phone panel drops its draft when it is toggled, and when the window becomes wide', () => {
    const { actor, shown } = start({}, 'mobile');
    const tags = () => [...actor.getSnapshot().tags].toSorted();
    for (const leave of [{ type: 'panel.toggle' }, { type: 'layout.changed', layout: 'desktop' }] as const) {
      actor.send({ type: 'panel.toggle' });
      expect(tags()).toEqual(['drafting', 'panelOpen']);
      actor.send({ type: 'colour.choose', colour: 'RED' });
      expect(shown().colours).toEqual(['RED']);
      actor.send(leave);
      expect([tags(), shown().colours]).toEqual([[], []]);
    }
    actor.send({ type: 'panel.toggle' });
    expect(tags()).toEqual(['panelOpen']);
  });

  it('S4.FILT.01 S4.FILT.02 the panel opens and closes, and so does each section', () => {
    const { actor } = start();
    actor.send({ type: 'panel.toggle' });
    expect(actor.getSnapshot().hasTag('panelOpen')).toBe(true);
    actor.send({ type: 'section.toggle', section: 'Price' });
    expect(selectIsSectionOpen('Price')(actor.getSnapshot())).toBe(false);
    expect(selectIsSectionOpen('Size')(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'section.toggle', section: 'Dress Style' });
    expect(selectIsSectionOpen('Price')(actor.getSnapshot())).toBe(false);
    expect(selectIsSectionOpen('Size')(actor.getSnapshot())).toBe(true);
    expect(selectIsSectionOpen('Dress Style')(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'panel.toggle' });
    expect(actor.getSnapshot().hasTag('panelOpen')).toBe(false);
  });

  it('S4.FILT.05 a category is opened without the choices in replace mode, with them in combine mode', () => {
    const group = { kind: 'category', id: 4, name: 'T-Shirt' } as const;
    const replacing = start({ colours: ['RED'] });
    replacing.actor.send({ type: 'group.choose', group });
    expect(replacing.emitted).toEqual([{ type: 'filters.group', group, filters: noFilters }]);
    const combining = start({ colours: ['RED'], mode: 'combine' });
    combining.actor.send({ type: 'group.choose', group });
    expect(combining.emitted[0]).toMatchObject({ filters: { colours: ['RED'] } });
  });

  it('S2.LIST.07 S4.FILT.05 on a phone a category waits for Apply, and in replace mode a later choice cancels it', () => {
    const group = { kind: 'category', id: 4, name: 'T-Shirt' } as const;
    const { actor, emitted, shown } = start({}, 'mobile');
    actor.send({ type: 'panel.toggle' });
    actor.send({ type: 'colour.choose', colour: 'RED' });
    actor.send({ type: 'group.choose', group });
    expect(selectDraftGroup(actor.getSnapshot())).toEqual(group);
    expect(shown().colours).toEqual([]);
    actor.send({ type: 'colour.choose', colour: 'RED' });
    expect(selectDraftGroup(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'group.choose', group });
    actor.send({ type: 'group.choose', group });
    expect(selectDraftGroup(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'group.choose', group });
    expect(emitted).toEqual([]);
    actor.send({ type: 'panel.apply' });
    expect(emitted).toEqual([{ type: 'filters.group', group, filters: noFilters }]);
    expect(actor.getSnapshot().hasTag('panelOpen')).toBe(false);
  });

  it('S2.LIST.07 clearing or closing a phone panel deselects its category', () => {
    const group = { kind: 'sub-category', id: 628, name: 'Women' } as const;
    const { actor } = start({ mode: 'combine' }, 'mobile');
    for (const type of ['filters.clear', 'panel.close'] as const) {
      actor.send({ type: 'panel.toggle' });
      actor.send({ type: 'group.choose', group });
      actor.send({ type: 'colour.choose', colour: 'RED' });
      expect(selectDraftGroup(actor.getSnapshot())).toEqual(group);
      actor.send({ type });
      expect(selectDraftGroup(actor.getSnapshot())).toBeNull();
      actor.send({ type: 'panel.close' });
    }
  });

  it('J08 a mode chosen on a phone is stored on Apply', () => {
    const { actor, emitted } = start({}, 'mobile');
    actor.send({ type: 'panel.toggle' });
    actor.send({ type: 'combine.toggle' });
    expect(emitted).toEqual([]);
    actor.send({ type: 'panel.apply' });
    expect(emitted.map((each) => each.type)).toEqual(['filters.mode', 'filters.changed']);
  });

  it('J65 refresh leaves an open panel open', () => {
    const { actor } = start({ colours: ['RED'] });
    actor.send({ type: 'panel.toggle' });
    actor.send({ type: 'list.refresh' });
    expect(actor.getSnapshot().hasTag('panelOpen')).toBe(true);
  });

  it('J65 refresh removes every filter and loads the list again', () => {
    const { actor, emitted, own, thumbs } = start({ colours: ['RED'], price: { min: 0, max: 100 }, sort: 'name' });
    actor.send({ type: 'list.refresh' });
    expect(own()).toEqual(noFilters);
    expect(emitted.map((each) => each.type)).toEqual(['filters.changed']);
    expect(thumbs()).toEqual({ min: 70, max: 600 });
  });

  it('J08 chips are removed one by one, and Clear all keeps order and mode', () => {
    const { actor, own } = start({
      colours: ['RED', 'BLUE'],
      sizes: ['M'],
      price: { min: 0, max: 100 },
      mode: 'combine',
      sort: 'name',
    });
    actor.send({ type: 'chip.remove', chip: { kind: 'colour', value: 'RED', label: 'Red' } });
    actor.send({ type: 'chip.remove', chip: { kind: 'size', value: 'M', label: 'M' } });
    actor.send({ type: 'chip.remove', chip: { kind: 'price', label: '' } });
    expect(own()).toMatchObject({ colours: ['BLUE'], sizes: [], price: null });
    actor.send({ type: 'filters.clear' });
    expect(own()).toEqual({ ...noFilters, mode: 'combine', sort: 'name' });
  });

  it('J07 the URL wins: another list or Back replaces filters and any draft', () => {
    const { actor, emitted, shown, thumbs, goTo } = start({}, 'mobile');
    actor.send({ type: 'panel.toggle' });
    actor.send({ type: 'colour.choose', colour: 'RED' });
    actor.send({ type: 'price.move', thumb: 'min', rupees: 300 });
    const filters = { ...noFilters, sizes: ['L'], price: { min: 10_000, max: 20_000 }, mode: 'combine' as const };
    goTo(filters);
    expect(shown()).toEqual(filters);
    expect(thumbs()).toEqual({ min: 100, max: 200 });
    expect(actor.getSnapshot().hasTag('combining')).toBe(true);
    expect(emitted).toEqual([]);
    goTo(noFilters);
    expect(actor.getSnapshot().hasTag('combining')).toBe(false);
  });

  it('J07 the machine has no copy of the filters and reads them when it needs them', () => {
    const { actor, emitted, goTo } = start({ mode: 'combine' });
    goTo({ ...noFilters, mode: 'combine', colours: ['RED', 'BLUE'], sizes: ['L'] });
    actor.send({ type: 'chip.remove', chip: { kind: 'colour', value: 'RED', label: 'Red' } });
    expect(emitted).toEqual([
      { type: 'filters.changed', filters: { ...noFilters, mode: 'combine', colours: ['BLUE'], sizes: ['L'] } },
    ]);
  });

  it('S4.FILT.08 a change of layout drops the draft', () => {
    const { actor, own } = start({}, 'mobile');
    actor.send({ type: 'panel.toggle' });
    actor.send({ type: 'colour.choose', colour: 'RED' });
    actor.send({ type: 'layout.changed', layout: 'desktop' });
    expect(own()).toEqual(noFilters);
    actor.send({ type: 'colour.choose', colour: 'RED' });
    expect(own().colours).toEqual(['RED']);
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: listingFiltersMachine,
      inputs: [
        { applied: () => noFilters, layout: 'desktop' },
        { applied: () => noFilters, layout: 'mobile' },
      ],
      events: [
        { type: 'colour.choose', colour: 'RED' },
        { type: 'size.choose', size: 'M' },
        { type: 'origin.choose', origin: 'India' },
        { type: 'attribute.choose', choice: 'fit:Slim' },
        { type: 'price.move', thumb: 'min', rupees: 100 },
        { type: 'price.commit' },
        { type: 'price.choose', range: null },
        { type: 'sort.choose', sort: 'name' },
        { type: 'combine.toggle' },
        { type: 'chip.remove', chip: { kind: 'price', label: '' } },
        { type: 'filters.clear' },
        { type: 'group.choose', group: { kind: 'category', id: 4, name: 'T-Shirt' } },
        { type: 'list.refresh' },
        { type: 'list.changed' },
        { type: 'panel.toggle' },
        { type: 'panel.close' },
        { type: 'panel.apply' },
        { type: 'section.toggle', section: 'Price' },
        { type: 'layout.changed', layout: 'mobile' },
      ],
      facts: ({ layout, draft, draftGroup }) => [layout, draft === null, draftGroup === null],
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./listing-filters.messages.json');
  });
});

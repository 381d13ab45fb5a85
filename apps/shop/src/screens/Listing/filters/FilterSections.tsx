import {
  filterSections,
  selectIsSectionOpen,
  selectShownFilters,
  type FilterSection as SectionName,
} from '@kayal/commerce-core';
import { Checkbox, FilterSection, Text } from '@kayal/design-system';
import type { ReactNode } from 'react';
import { ColourFilter } from './ColourFilter.tsx';
import { GroupFilter } from './GroupFilter.tsx';
import type { ListingData } from '../Listing.loader.ts';
import { titlesFor } from '../listing-texts.ts';
import * as css from '../ListingScreen.css.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { SizeFilter } from './SizeFilter.tsx';
import type { Listing } from '../use-listing.ts';

/** Props of every filter of the panel. */
export interface FilterProps extends Listing {
  readonly data: ListingData;
}

/** The mode and the five sections, in the panel and in the phone's drawer. */
export function FilterSections(props: FilterProps) {
  const { data, context, filters, send } = props;
  const titles = titlesFor(data.place);
  const combines = selectShownFilters({ context }, filters).mode === 'combine';
  const contents: Record<SectionName, ReactNode> = {
    Related: <GroupFilter {...props} kind="sub-category" legend={titles.Related} groups={data.related} />,
    Price: <PriceFilter {...props} />,
    Colors: <ColourFilter {...props} />,
    Size: <SizeFilter {...props} />,
    'Dress Style': <GroupFilter {...props} kind="category" legend={titles['Dress Style']} groups={data.styles} />,
  };
  return (
    <>
      <div className={css.mode}>
        <Checkbox
          role="switch"
          aria-checked={combines}
          label="Combine filters"
          checked={combines}
          onCheckedChange={() => send({ type: 'combine.toggle' })}
        />
        <Text size={14} tone="muted">
          {combines ? 'Several colours and sizes, within this list.' : 'One choice at a time, from the whole shop.'}
        </Text>
      </div>
      {filterSections.map((section) => (
        <FilterSection
          key={section}
          title={titles[section]}
          open={selectIsSectionOpen(section)({ context })}
          onOpenChange={() => send({ type: 'section.toggle', section })}
        >
          {contents[section]}
        </FilterSection>
      ))}
    </>
  );
}

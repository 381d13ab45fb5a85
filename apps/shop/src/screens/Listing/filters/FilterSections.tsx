import {
  filterSections,
  selectIsSectionOpen,
  selectShownFilters,
  type FilterSection as SectionName,
} from '@kayal/commerce-core';
import { Checkbox, FilterSection, Text } from '@kayal/design-system';
import type { ReactNode } from 'react';
import { AttributeFilter, attributesToFilter } from './AttributeFilter.tsx';
import { ColourFilter } from './ColourFilter.tsx';
import { GroupFilter } from './GroupFilter.tsx';
import type { ListingData } from '../Listing.loader.ts';
import { titlesFor } from '../listing-texts.ts';
import * as css from '../ListingScreen.css.ts';
import { OriginFilter } from './OriginFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { SizeFilter } from './SizeFilter.tsx';
import type { Listing } from '../use-listing.ts';

/** Props of every filter of the panel. */
export interface FilterProps extends Listing {
  readonly data: ListingData;
}

/** The mode and the sections, in the panel and in the phone's drawer; origins only where a product has one. */
export function FilterSections(props: FilterProps) {
  const { data, context, filters, send } = props;
  const titles = titlesFor(data.place);
  const { mode, origins, attributes } = selectShownFilters({ context }, filters);
  const combines = mode === 'combine';
  const hasOrigins = data.origins.length + origins.length > 0;
  const shown = filterSections.filter((section) => section !== 'Origin' || hasOrigins);
  const contents: Record<(typeof filterSections)[number], ReactNode> = {
    Related: <GroupFilter {...props} kind="sub-category" legend={titles.Related} groups={data.related} />,
    Price: <PriceFilter {...props} />,
    Colors: <ColourFilter {...props} />,
    Size: <SizeFilter {...props} />,
    Origin: <OriginFilter {...props} />,
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
      {shown.map((section) => (
        <Section key={section} {...props} section={section} title={titles[section]}>
          {contents[section]}
        </Section>
      ))}
      {attributesToFilter(data, attributes).map((attribute) => (
        <Section key={attribute.id} {...props} section={`attribute:${attribute.id}`} title={attribute.name}>
          <AttributeFilter {...props} attribute={attribute} />
        </Section>
      ))}
    </>
  );
}

interface SectionProps extends FilterProps {
  readonly section: SectionName;
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ section, title, context, send, children }: SectionProps) {
  return (
    <FilterSection
      title={title}
      open={selectIsSectionOpen(section)({ context })}
      onOpenChange={() => send({ type: 'section.toggle', section })}
    >
      {children}
    </FilterSection>
  );
}

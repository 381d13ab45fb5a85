import { Button, FilterDrawer, FilterPanel, IconButton } from '@kayal/design-system';
import type { RefObject } from 'react';
import { FilterSections, type FilterProps } from './FilterSections.tsx';
import * as css from '../ListingScreen.css.ts';

/** The filters beside the grid. */
export function PanelBeside(props: FilterProps) {
  return (
    <div className={css.panel}>
      <FilterPanel
        title="Filters"
        action={<IconButton icon="refresh" label="Refresh" onClick={() => props.send({ type: 'list.refresh' })} />}
      >
        <FilterSections {...props} />
      </FilterPanel>
    </div>
  );
}

interface PanelDrawerProps extends FilterProps {
  /** Gets the focus when the button that opened the drawer is gone: the floating one of a list that is now short. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
}

/** The filters on a phone: a drawer whose choices take effect with Apply. */
export function PanelDrawer({ fallbackFocus, ...props }: PanelDrawerProps) {
  const { data, context, isOpen, send } = props;
  return (
    <FilterDrawer
      title="Filters"
      open={isOpen && context.layout === 'mobile'}
      onOpenChange={(open) => send({ type: open ? 'panel.toggle' : 'panel.close' })}
      applyLabel="Apply"
      fallbackFocus={fallbackFocus}
      onApply={() => send({ type: 'panel.apply' })}
      secondAction={
        data.place === 'search' ? (
          <Button variant="secondary" icon="refresh" onClick={() => send({ type: 'list.refresh' })}>
            Refresh
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => send({ type: 'filters.clear' })}>
            Clear all
          </Button>
        )
      }
    >
      <FilterSections {...props} />
    </FilterDrawer>
  );
}

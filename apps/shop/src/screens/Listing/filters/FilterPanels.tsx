import { Button, FilterDrawer, FilterPanel, IconButton } from '@kayal/design-system';
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

/** The filters on a phone: a drawer whose choices take effect with Apply. */
export function PanelDrawer(props: FilterProps) {
  const { data, context, isOpen, send } = props;
  return (
    <FilterDrawer
      title="Filters"
      open={isOpen && context.layout === 'mobile'}
      onOpenChange={(open) => send({ type: open ? 'panel.toggle' : 'panel.close' })}
      applyLabel="Apply"
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

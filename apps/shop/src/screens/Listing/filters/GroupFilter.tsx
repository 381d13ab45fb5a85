import type { Category } from '@kayal/api-contract/client';
import { afterGroup, selectDraftGroup, type ListGroup } from '@kayal/commerce-core';
import { CheckList, Link, Text } from '@kayal/design-system';
import type { FilterProps } from './FilterSections.tsx';
import * as css from '../ListingScreen.css.ts';
import { groupLink } from '../use-listing.ts';

interface GroupFilterProps extends FilterProps {
  readonly kind: ListGroup['kind'];
  readonly legend: string;
  readonly groups: readonly Category[];
}

/** Other lists to go to: links beside the grid, on a phone choices that take effect with Apply. */
export function GroupFilter({ kind, legend, groups, context, filters, send }: GroupFilterProps) {
  if (groups.length === 0) return <Text tone="muted">Nothing else here.</Text>;
  if (context.layout === 'mobile') {
    const chosen = selectDraftGroup({ context });
    const choose = ([id]: readonly string[]): void => {
      const group = groups.find((each) => String(each.id) === id);
      if (group) send({ type: 'group.choose', group: { kind, ...group } });
    };
    return (
      <CheckList
        legend={legend}
        mode="single"
        options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
        selected={chosen?.kind === kind ? [String(chosen.id)] : []}
        onChange={choose}
      />
    );
  }
  const kept = afterGroup(filters);
  return (
    <ul className={css.links} aria-label={legend}>
      {groups.map((group) => {
        const link = groupLink({ kind, ...group }, kept);
        return (
          <li key={group.id}>
            <Link className={css.link} href={link.href} state={link.state}>
              {group.name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

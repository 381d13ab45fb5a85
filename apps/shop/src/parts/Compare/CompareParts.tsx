import { Button, ButtonLink } from '@kayal/design-system';
import { compareLink } from '../../paths.ts';
import * as css from './CompareParts.css.ts';
import { maxCompared, useCompared } from './use-compared.ts';

const countText = (count: number): string => `${count} to compare`;

interface CompareToggleProps {
  readonly id: number;
  readonly name: string;
  /** Whether the way to the comparison stands beside it. */
  readonly leadsOn: boolean;
}

/** Chooses a product for the comparison or takes it out again. */
export function CompareToggle({ id, name, leadsOn }: CompareToggleProps) {
  const { ids, choose } = useCompared();
  const isChosen = ids.includes(id);
  const isFull = !isChosen && ids.length >= maxCompared;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={isChosen ? 'check' : 'columns'}
        aria-pressed={isChosen}
        aria-label={`Compare ${name}`}
        unavailableReason={isFull ? `${maxCompared} are chosen` : undefined}
        onClick={() => choose(isChosen ? ids.filter((each) => each !== id) : [...ids, id])}
      >
        Compare
      </Button>
      {leadsOn && ids.length > 0 ? (
        <ButtonLink variant="quiet" size="small" iconAfter="arrowRight" href={compareLink(ids)}>
          {countText(ids.length)}
        </ButtonLink>
      ) : null}
    </>
  );
}

/** How many products are chosen, the way to their comparison, and a button that takes all of them out. */
export function CompareBar() {
  const { ids, choose } = useCompared();
  if (ids.length === 0) return null;
  return (
    <section className={css.bar} data-bar="compare" aria-label="Comparison">
      <ButtonLink size="small" icon="columns" href={compareLink(ids)}>
        {countText(ids.length)}
      </ButtonLink>
      <Button variant="quiet" size="small" aria-label="Clear the comparison" onClick={() => choose([])}>
        Clear
      </Button>
    </section>
  );
}

import type { ListingFilters } from '@kayal/commerce-core';
import { Button } from '@kayal/design-system';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { appliedCount, countText } from '../listing-texts.ts';
import * as css from '../ListingScreen.css.ts';
import type { Listing } from '../use-listing.ts';

interface FloatingFiltersProps {
  readonly total: number;
  readonly countedFilters: ListingFilters;
  readonly filters: ListingFilters;
  readonly waits: Listing['waits'];
  readonly send: Listing['send'];
  /** The same button in the head of the list. */
  readonly headButton: RefObject<HTMLElement | null>;
}

/** Whether an element has been scrolled out of the window at the top. */
function useIsPassed(target: RefObject<Element | null>): boolean {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setIsPassed(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom <= 0),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isPassed;
}

/** A phone's way to the filters, by the thumb, with their number and the count: once the head of the list is scrolled out. */
export function FloatingFilters({ total, countedFilters, filters, waits, send, headButton }: FloatingFiltersProps) {
  const { locale } = useMoneyFormat();
  const isPassed = useIsPassed(headButton);
  const applied = appliedCount(filters);
  /** React calls the result before it removes the button, which still has its focus then. */
  const passFocusOn = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) headButton.current?.focus({ preventScroll: true });
    },
    [headButton],
  );
  if (!isPassed) return null;
  return (
    <div className={css.float}>
      <div className={css.floating} data-waits={waits}>
        <Button ref={passFocusOn} size="small" icon="filter" onClick={() => send({ type: 'panel.toggle' })}>
          {applied === 0 ? 'Filters' : `Filters (${applied})`} · {countText(total, countedFilters, locale)}
        </Button>
      </div>
    </div>
  );
}

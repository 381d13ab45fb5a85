import { formatNumber } from '@kayal/commerce-core';
import { ButtonLink, Text } from '@kayal/design-system';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useFocusIfLost } from '../../../browser/use-focus-if-lost.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { RouterLink } from '../../../parts/AppLink/RouterLink.tsx';
import { maxPages, pageSize, searchOfPages } from '../listing-address.ts';
import * as css from '../ListingScreen.css.ts';

interface MoreProductsProps {
  /** Products that are shown. */
  readonly shown: number;
  readonly total: number;
  /** Pages that are shown. */
  readonly pages: number;
  readonly isBusy: boolean;
}

/** Number of products shown and a link to more: a link, so that the view can be reloaded and shared. */
export function MoreProducts({ shown, total, pages, isBusy }: MoreProductsProps) {
  const { search, state } = useLocation();
  const { locale } = useMoneyFormat();
  const hasMore = shown < total;
  const hasLink = hasMore && pages < maxPages;
  const all = formatNumber(total, locale);
  const root = useRef<HTMLDivElement>(null);
  // After the last page the link is gone: its first card takes the focus.
  useFocusIfLost(hasLink, () => {
    const cards = root.current?.parentElement?.querySelectorAll('article');
    return cards?.[(pages - 1) * pageSize]?.querySelector('a');
  });
  return (
    <div ref={root} className={css.more}>
      <p className={css.moreCount} role="status">
        {hasMore ? `Showing ${formatNumber(shown, locale)} of ${all}` : `All ${all} shown`}
      </p>
      {hasLink ? (
        <ButtonLink
          href={searchOfPages(search, pages + 1)}
          state={state}
          variant="secondary"
          aria-busy={isBusy}
          render={(anchor) => <RouterLink {...anchor} replace />}
        >
          Load more
        </ButtonLink>
      ) : null}
      {hasMore && !hasLink ? <Text tone="muted">There is more. Choose a filter to see it.</Text> : null}
    </div>
  );
}

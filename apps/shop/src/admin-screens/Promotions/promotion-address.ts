import { dayIn } from '../../browser/address-values.ts';
import { paths } from '../../paths.ts';

/** What the screen shows, as its address describes it. */
export interface PromotionAddress {
  readonly view: 'all' | 'report';
  /** Id of the promotion in the editor, `new` for a new one; empty for the list. */
  readonly id: string;
  /** Days of the report, yyyy-mm-dd; empty where open. */
  readonly from: string;
  readonly to: string;
}

/** Reads the address; unknown values count as absent. */
export function readAddress(params: URLSearchParams): PromotionAddress {
  const id = params.get('id') ?? '';
  return {
    view: params.get('view') === 'report' ? 'report' : 'all',
    id: /^[\w-]{1,64}$/.test(id) ? id : '',
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  };
}

/** The address of a view; it contains only what differs from the list. */
export function promotionAddress({ view = 'all', id = '', from = '', to = '' }: Partial<PromotionAddress>): string {
  const search = new URLSearchParams();
  if (view === 'report') search.set('view', view);
  for (const [name, value] of Object.entries({ id, from, to })) if (value !== '') search.set(name, value);
  return search.size === 0 ? paths.promotions : `${paths.promotions}?${search}`;
}

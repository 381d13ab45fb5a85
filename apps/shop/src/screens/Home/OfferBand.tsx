import { Link } from '@kayal/design-system';
import { hasPromotion, useShopLayout } from '../../chrome/ShopLayout/use-shop-layout.ts';
import { promotionLink } from '../../paths.ts';
import * as css from './OfferBand.css.ts';

const offers = [
  {
    list: 'LimitedSale',
    title: 'Limited sale',
    text: 'Lower prices for as long as the piece lasts.',
    look: css.sale,
    ...promotionLink('LimitedSale'),
  },
  {
    list: 'BestSeller',
    title: 'Best sellers',
    text: 'What our shoppers choose most.',
    look: css.best,
    ...promotionLink('BestSeller'),
  },
] as const;

/** Links to the promotional lists that have products; the header shows them only to admins. */
export function OfferBand() {
  const groups = useShopLayout();
  const shown = offers.filter(({ list }) => hasPromotion(groups, list));
  return (
    <div className={css.band}>
      {shown.map(({ title, text, look, href, state }) => (
        <Link key={title} className={look} href={href} state={state}>
          <svg className={css.waves} viewBox="0 0 320 160" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
            <path d="M0 58c53-44 107-44 160 0s107 44 160 0M0 92c53-44 107-44 160 0s107 44 160 0M0 126c53-44 107-44 160 0s107 44 160 0" />
          </svg>
          <span className={css.title}>{title}</span>
          <span className={css.text}>{text}</span>
        </Link>
      ))}
    </div>
  );
}

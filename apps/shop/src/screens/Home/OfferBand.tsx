import { Link } from '@kayal/design-system';
import { promotionLink } from '../../paths.ts';
import * as css from './OfferBand.css.ts';

const offers = [
  {
    title: 'Limited sale',
    text: 'Lower prices for as long as the piece lasts.',
    look: css.sale,
    ...promotionLink('LimitedSale'),
  },
  {
    title: 'Best sellers',
    text: 'What our shoppers choose most.',
    look: css.best,
    ...promotionLink('BestSeller'),
  },
];

/** Links to the promotional lists, which the header shows only to admins. */
export function OfferBand() {
  return (
    <div className={css.band}>
      {offers.map(({ title, text, look, href, state }) => (
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

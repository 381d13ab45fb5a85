import { Container, TextLink } from '@kayal/design-system';
import { SearchBox } from '../../chrome/SearchBox/SearchBox.tsx';
import { navigationLinks, type NamedLink } from '../../chrome/ShopHeader/header-links.ts';
import { hasPromotion, isUnopened, useShopLayout } from '../../chrome/ShopLayout/use-shop-layout.ts';
import { useShop } from '../../data/use-shop.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { paths, promotionLink, searchLink } from '../../paths.ts';
import * as css from './NotFoundScreen.css.ts';

const arrivals = { label: 'New arrivals', ...promotionLink('NewArrivals') };
const everything = { label: 'All products', ...searchLink('') };
const contact: NamedLink = { label: 'Contact Us', href: paths.contact };

/** Unknown address: offers a search and the lists that have products. */
export function NotFoundScreen() {
  const groups = useShopLayout();
  const doors = [
    ...navigationLinks(useShop(), groups),
    ...(hasPromotion(groups, 'NewArrivals') ? [arrivals] : []),
    isUnopened(groups) ? contact : everything,
  ];
  return (
    <Container className={css.root}>
      <PageMeta title="Page not found" hidden />
      <p className={css.code} aria-hidden="true">
        404
      </p>
      <h1 className={css.title} tabIndex={-1}>
        Out of bounds
      </h1>
      <p className={css.text}>No page goes by this address. Look for what you had in mind, or go on from here.</p>
      <div className={css.search}>
        <SearchBox label="Search for what you had in mind" />
      </div>
      <ul className={css.doors} aria-label="Go on from here">
        {doors.map(({ label, href, state }) => (
          <li key={href}>
            <TextLink place="standalone" href={href} state={state}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Container>
  );
}

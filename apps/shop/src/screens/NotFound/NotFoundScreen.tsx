import { Container, TextLink } from '@kayal/design-system';
import { SearchBox } from '../../chrome/SearchBox/SearchBox.tsx';
import { navigationLinks } from '../../chrome/ShopHeader/header-links.ts';
import { useShopLayout } from '../../chrome/ShopLayout/use-shop-layout.ts';
import { useShop } from '../../data/use-shop.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { promotionLink, searchLink } from '../../paths.ts';
import * as css from './NotFoundScreen.css.ts';

const lists = [
  { label: 'New arrivals', ...promotionLink('NewArrivals') },
  { label: 'All products', ...searchLink('') },
];

/** Unknown address: offers a search and the department tiles. */
export function NotFoundScreen() {
  const doors = [...navigationLinks(useShop(), useShopLayout()), ...lists];
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

import { selectIsAdmin } from '@kayal/commerce-core';
import { breakpoints, ContactStrip, HeaderAction, HeaderShell, MainBar, NavRow } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { useMediaQuery } from '../../browser/use-media-query.ts';
import { useShop } from '../../data/use-shop.ts';
import { useSession } from '../../machines/actors/use-session-cart-wishlist.ts';
import { paths } from '../../paths.ts';
import { useShopLayout } from '../ShopLayout/use-shop-layout.ts';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { CartLink } from './CartLink.tsx';
import { CategoriesMenu } from './CategoriesMenu.tsx';
import { contactLinks, socialLinks } from './contact-links.ts';
import { adminLists, dashboardLink, isCurrent, navigationLinks } from './header-links.ts';
import { Logo } from './Logo.tsx';
import { MenuButton } from './MenuButton.tsx';
import { SessionEntry } from './SessionEntry.tsx';

const mobileQuery = `(max-width: ${breakpoints.mobile}px)`;

/** The header of every shop page. */
export function ShopHeader() {
  const location = useLocation();
  const isMobile = useMediaQuery(mobileQuery);
  const isAdmin = useSession(selectIsAdmin) ?? false;
  const shop = useShop();
  const menu = navigationLinks(shop, useShopLayout());
  const links = isAdmin ? [...menu, ...adminLists, dashboardLink] : menu;
  return (
    <HeaderShell>
      <ContactStrip contacts={contactLinks(shop)} socials={socialLinks(shop)} />
      <MainBar
        menu={<MenuButton />}
        logo={<Logo />}
        search={<SearchBox label="Search products" />}
        actions={[
          <HeaderAction
            key="account"
            icon="user"
            label="Account"
            href={isMobile ? paths.accountMobile : paths.account}
          />,
          <CartLink key="bag" />,
        ]}
      />
      <NavRow
        label="Shop"
        start={<CategoriesMenu />}
        links={links.map((link) => ({
          label: link.label,
          href: link.href,
          linkState: link.state,
          current: isCurrent(link, location),
        }))}
        end={<SessionEntry />}
      />
    </HeaderShell>
  );
}

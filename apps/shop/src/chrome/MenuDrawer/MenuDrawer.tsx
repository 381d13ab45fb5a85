import { selectIsAdmin } from '@kayal/commerce-core';
import { Accordion, Drawer, Icon, Link } from '@kayal/design-system';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop } from '../../data/use-shop.ts';
import { useSession } from '../../machines/actors/use-session-cart-wishlist.ts';
import { subjectOf } from '../../runtime/routing/page-subject.ts';
import { categoryLink, paths, searchLink, subCategoryLink } from '../../paths.ts';
import { contactLinks } from '../ShopHeader/contact-links.ts';
import { dashboardLink, drawerLinks, listedSubCategories, type NamedLink } from '../ShopHeader/header-links.ts';
import { SessionEntry } from '../ShopHeader/SessionEntry.tsx';
import { isUnopened, useShopLayout } from '../ShopLayout/use-shop-layout.ts';
import * as css from './MenuDrawer.css.ts';

/** Props of {@link MenuDrawer}. */
export interface MenuDrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const ownLinks: readonly NamedLink[] = [
  { label: 'Account', href: paths.accountMobile },
  { label: 'My Orders', href: paths.myOrders },
  { label: 'Wishlist', href: paths.wishlist },
];

/** The side drawer of phones: departments, categories, the shopper's own pages. */
export function MenuDrawer({ open, onOpenChange }: MenuDrawerProps) {
  const groups = useShopLayout();
  const { categories, subCategories } = groups;
  const shop = useShop();
  const isAdmin = useSession(selectIsAdmin) ?? false;
  const isLeaving = useRef(false);
  const { pathname, search } = useLocation();
  const follow = (href: string) => {
    const next = new URL(href, window.location.href);
    // A link to the open page moves no focus.
    isLeaving.current = subjectOf(next.pathname, next.search) !== subjectOf(pathname, search);
    onOpenChange(false);
  };
  const listOf = (links: readonly NamedLink[], className: string) => (
    <ul className={css.list}>
      {links.map(({ label, href, state }) => (
        <li key={href}>
          <Link className={className} href={href} state={state} onClick={() => follow(href)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
  const themeLinks = listedSubCategories(subCategories).map((group) => ({
    label: group.name,
    ...subCategoryLink(group),
  }));
  const productLinks = [
    ...categories.map((group) => ({ label: group.name, ...categoryLink(group) })),
    { label: 'All products', ...searchLink('') },
  ];
  const accordion = [
    { id: 'uses', title: 'By theme', links: themeLinks },
    { id: 'pieces', title: 'All Categories', links: productLinks },
  ];

  return (
    <Drawer
      title="Menu"
      closeLabel="Close menu"
      open={open}
      onOpenChange={onOpenChange}
      onCloseAutoFocus={(event) => {
        // The page that opens takes the focus; a menu closed without a choice returns it to its button.
        if (isLeaving.current) event.preventDefault();
        isLeaving.current = false;
      }}
    >
      <nav aria-label="Menu">
        {listOf(drawerLinks(shop, groups), css.department)}
        {isUnopened(groups) ? null : (
          <Accordion
            items={accordion
              .filter(({ links }) => links.length > 0)
              .map(({ links, ...item }) => ({ ...item, content: listOf(links, css.category) }))}
          />
        )}
        <div className={css.own}>{listOf(isAdmin ? [dashboardLink, ...ownLinks] : ownLinks, css.ownLink)}</div>
        <div className={css.session}>
          <SessionEntry />
        </div>
      </nav>
      <ul className={css.contacts}>
        {contactLinks(shop).map(({ icon, label, href }) => (
          <li key={href}>
            <a className={css.contact} href={href}>
              <Icon name={icon} size={20} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

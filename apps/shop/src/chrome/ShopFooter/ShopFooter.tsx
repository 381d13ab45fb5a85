import { isAddedPolicy, policyPath } from '@kayal/commerce-core';
import { Icon, SiteFooter } from '@kayal/design-system';
import { Fragment } from 'react';
import { useShop } from '../../data/use-shop.ts';
import { Wordmark } from '../../parts/Wordmark/Wordmark.tsx';
import { paths, promotionLink, searchLink } from '../../paths.ts';
import { contactLinks, socialLinks } from '../ShopHeader/contact-links.ts';
import { hasPromotion, isUnopened, useShopLayout } from '../ShopLayout/use-shop-layout.ts';
import * as css from './ShopFooter.css.ts';

const { href: arrivalsHref, state: arrivalsState } = promotionLink('NewArrivals');
const { href: everythingHref, state: everythingState } = searchLink('');

/** The year the shop opened. */
const firstYear = 2026;

/** Groups of links that every shop has. */
const groups = [
  {
    title: 'Need Help',
    links: [
      { label: 'Contact Us', href: paths.contact },
      { label: 'My Orders', href: paths.myOrders },
      { label: 'Shipping Policy', href: paths.shippingPolicy },
      { label: 'Returns & Refunds', href: paths.returnPolicy },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About Us', href: paths.aboutUs },
      { label: 'New arrivals', href: arrivalsHref, linkState: arrivalsState },
      { label: 'All products', href: everythingHref, linkState: everythingState },
    ],
  },
];

const termsLinks = [
  { label: 'Terms & Conditions', href: paths.termsConditions },
  { label: 'Privacy Policy', href: paths.privacyPolicy },
];

/** The policy pages of a new shop; an owner may remove each. */
const fixedPages: readonly string[] = [
  paths.aboutUs,
  paths.shippingPolicy,
  paths.returnPolicy,
  paths.termsConditions,
  paths.privacyPolicy,
];

/** An e-mail address may break after its @ and its dots, not within a word. */
const breakable = (text: string) =>
  text.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));

/** The footer of every shop page. It has no link to a page that the owner removed, nor to a list without products. */
export function ShopFooter() {
  const shop = useShop();
  const { profile, contact } = shop;
  const shown = shop.policies.map(({ slug }) => policyPath(slug));
  const lists = useShopLayout();
  const without = [
    ...(isUnopened(lists) ? [everythingHref] : []),
    ...(hasPromotion(lists, 'NewArrivals') ? [] : [arrivalsHref]),
  ];
  // Without settings there is no list of pages, so all pages are linked.
  const isLinked = ({ href }: { readonly href: string }) =>
    !without.includes(href) && (shown.length === 0 || !fixedPages.includes(href) || shown.includes(href));
  const added = shop.policies.filter(({ slug }) => isAddedPolicy(slug));
  const moreInfo = {
    title: 'More Info',
    links: [
      ...termsLinks.filter(isLinked),
      ...(shop.seller === null ? [] : [{ label: 'Seller and complaints', href: paths.complaints }]),
      ...added.map(({ slug, title }) => ({ label: title, href: policyPath(slug) })),
    ],
  };
  const contacts = contactLinks(shop);
  const location = {
    title: 'Location',
    children: (
      <address className={css.address}>
        {contact.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {contacts.map(({ label, href }) => (
          <a key={href} className={css.contact} href={href}>
            <span>{breakable(label)}</span>
          </a>
        ))}
      </address>
    ),
  };
  return (
    <SiteFooter
      brand={
        <div className={css.brand}>
          <Wordmark />
          {profile.tagline === '' ? null : <p className={css.tagline}>{profile.tagline}</p>}
        </div>
      }
      groups={[
        ...groups.map((group) => ({ ...group, links: group.links.filter(isLinked) })),
        moreInfo,
        ...(contact.address.length + contacts.length === 0 ? [] : [location]),
      ]}
      copyright={`© ${firstYear} ${contact.address[0] ?? profile.name}. All rights reserved.`}
      end={
        <ul className={css.socials} aria-label="Social media">
          {socialLinks(shop).map(({ icon, label, href }) => (
            <li key={href}>
              <a className={css.social} href={href} aria-label={label} rel="noopener">
                <Icon name={icon} size={20} />
              </a>
            </li>
          ))}
        </ul>
      }
    />
  );
}

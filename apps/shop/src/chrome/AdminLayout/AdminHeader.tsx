import { formatLongDate, selectGreetingName, selectIsAdmin, selectUser } from '@kayal/commerce-core';
import { InitialsAvatar, Tabs, type TabItem } from '@kayal/design-system';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paymentsKey, readPaymentsWaiting, usePaymentsDesk } from '../../data/admin/payments-desk.ts';
import { readWaiting, returnsKey, useReturnsDesk } from '../../data/admin/returns-desk.ts';
import { useRead } from '../../data/use-read.ts';
import { useDateFormat, useShop } from '../../data/use-shop.ts';
import { useSession } from '../../machines/actors/use-session-cart-wishlist.ts';
import { paths } from '../../paths.ts';
import { ShopLogo } from '../../parts/Wordmark/ShopLogo.tsx';
import * as css from './AdminHeader.css.ts';

/** @param used the tabs of what not every shop uses */
const pagesWith = (...used: readonly TabItem[]) => [
  { href: paths.dashboard, label: 'Orders' },
  { href: paths.customers, label: 'Customers' },
  ...used,
  { href: paths.home, label: 'Home' },
  { href: paths.imageUpload, label: 'Image Upload' },
  { href: paths.offerUpdate, label: 'Add Offer' },
  { href: paths.updateColors, label: 'All Colors' },
  { href: paths.catalogue, label: 'Catalogue' },
  { href: paths.reports, label: 'Reports' },
  { href: paths.settings, label: 'Settings' },
];

/** The tab of an address: the pages of the catalogue share one. */
const pageOf = (pathname: string): string => (pathname.startsWith(paths.catalogue) ? paths.catalogue : pathname);

/**
 * The back office's header: a greeting, today's date, who is signed in, and its pages for those who may enter. Their row
 * keeps its height, so that nothing moves when the session is known.
 */
export function AdminHeader() {
  const { profile, takesReturns, promotions, paymentWays = [] } = useShop();
  const dates = useDateFormat();
  const { pathname } = useLocation();
  const user = useSession(selectUser);
  const isAdmin = useSession(selectIsAdmin) ?? false;
  const api = useReturnsDesk();
  // Returns of a shop that takes no more of them still wait for a step.
  const { data: waiting = 0 } = useRead([returnsKey, 'waiting'], isAdmin ? () => readWaiting(api) : null);
  const hasReturns = takesReturns || waiting > 0 || pathname === paths.returns;
  const returns = { href: paths.returns, label: 'Returns', count: waiting === 0 ? undefined : waiting };
  const hasPromotions = promotions === true || pathname === paths.promotions;
  const paymentsApi = usePaymentsDesk();
  // Payments of a shop that offers no such way any more may still wait for a refund.
  const { data: ofPayments } = useRead(
    [paymentsKey, 'waiting'],
    isAdmin ? () => readPaymentsWaiting(paymentsApi) : null,
  );
  const { open: toDecide = 0, total: begun = 0 } = ofPayments ?? {};
  const hasPayments = begun > 0 || paymentWays.some((way) => way !== 'cash') || pathname === paths.payments;
  const payments = { href: paths.payments, label: 'Payments', count: toDecide === 0 ? undefined : toDecide };
  const used = [
    ...(hasReturns ? [returns] : []),
    ...(hasPayments ? [payments] : []),
    ...(hasPromotions ? [{ href: paths.promotions, label: 'Promotions' }] : []),
  ];
  const [openedAt] = useState(() => Date.now());
  const name = useSession(selectGreetingName) ?? '';
  return (
    <header className={css.root}>
      <a className={css.logo} href={paths.home}>
        <ShopLogo>{profile.name}</ShopLogo>
      </a>
      <div className={css.pages}>
        {isAdmin ? <Tabs label="Back office" items={pagesWith(...used)} current={pageOf(pathname)} /> : null}
      </div>
      {user ? (
        <div className={css.who}>
          <div className={css.words}>
            <span>Hello, {name}</span>
            <span className={css.quiet}>{formatLongDate(openedAt, dates)}</span>
          </div>
          <InitialsAvatar name={name} />
          {isAdmin ? <span className={css.role}>Admin</span> : null}
        </div>
      ) : null}
    </header>
  );
}

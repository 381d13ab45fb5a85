import type { CustomerDetail } from '@kayal/api-contract/client';
import { formatMoney, formatNumber, formatShortDate } from '@kayal/commerce-core';
import { StatusPill, TextLink } from '@kayal/design-system';
import type { ReactNode } from 'react';
import { useMomentText } from '../../data/use-moment-text.ts';
import { useDateFormat, useMoneyFormat } from '../../data/use-shop.ts';
import { DrawerFacts } from '../Dashboard/orders/DrawerFacts.tsx';
import * as drawerCss from '../Dashboard/orders/OrderDrawer.css.ts';
import { PhoneLink } from '../Dashboard/orders/PhoneLink.tsx';
import * as sectionCss from '../Dashboard/parcels/OrderParcels.css.ts';
import * as css from '../Returns/Returns.css.ts';
import { CustomerSection } from './CustomerSection.tsx';

type Consent = CustomerDetail['consents'][number];

/** Who a customer is: her account, addresses and consents. */
export function CustomerFacts({ detail }: { readonly detail: CustomerDetail }) {
  const money = useMoneyFormat();
  const dates = useDateFormat();
  const { customer, addresses, consents, returns } = detail;
  const { email, isConfirmed, phone, createdAt, orders, spent, lastOrderAt } = customer;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      'E-mail',
      <TextLink key="email" className={css.link} href={`mailto:${email}`}>
        {email}
      </TextLink>,
    ],
    ['Phone', phone === '' ? 'None' : <PhoneLink key="phone" phone={phone} />],
    ['Customer since', formatShortDate(createdAt, dates)],
    ['Orders, without cancelled ones', formatNumber(orders, money.locale)],
    ['Spent, without delivery; returns are not taken off', formatMoney(spent, money)],
    ['Last order', lastOrderAt === null ? 'None' : formatShortDate(lastOrderAt, dates)],
    ['Returns', formatNumber(returns, money.locale)],
  ];
  return (
    <>
      <div className={drawerCss.order}>
        <StatusPill
          tone={isConfirmed ? 'success' : 'neutral'}
          label={isConfirmed ? 'E-mail confirmed' : 'E-mail not confirmed'}
        />
        <DrawerFacts facts={facts} />
      </div>
      <CustomerSection title="Addresses">
        {addresses.length === 0 ? <p className={sectionCss.fact}>None</p> : null}
        <ul className={sectionCss.list}>
          {addresses.map(({ id, name, mobile, address, locality, city, district, pincode, isActive }) => (
            <li key={id} className={sectionCss.entry}>
              <p className={sectionCss.step}>
                {name}
                {isActive ? ', orders go here' : ''}
              </p>
              <p className={sectionCss.fact}>
                {address}, {locality}, {city}, {district} {pincode} · {mobile}
              </p>
            </li>
          ))}
        </ul>
      </CustomerSection>
      {consents.length === 0 ? null : <Consents consents={consents} />}
    </>
  );
}

function Consents({ consents }: { readonly consents: readonly Consent[] }) {
  const timeText = useMomentText();
  const answerOf = ({ isGiven, chosenAt }: Consent): string => {
    if (chosenAt === null) return 'Not given';
    return `${isGiven ? 'Given' : 'Not given'}, chosen ${timeText(chosenAt)}`;
  };
  return (
    <CustomerSection title="Consents">
      <ul className={sectionCss.list}>
        {consents.map((consent) => (
          <li key={consent.id} className={sectionCss.entry}>
            <p className={sectionCss.step}>{answerOf(consent)}</p>
            <p className={sectionCss.fact}>{consent.text}</p>
          </li>
        ))}
      </ul>
    </CustomerSection>
  );
}

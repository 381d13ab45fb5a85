import { shopProfile } from '@kayal/commerce-core';

const { email, phone, phoneHref, address } = shopProfile.contact;

/** How to reach the shop: e-mail, telephone and postal address (S2.STATIC.04, S2.STATIC.16). */
export function PolicyContact() {
  return (
    <ul>
      <li>
        E-mail: <a href={`mailto:${email}`}>{email}</a>
      </li>
      <li>
        Telephone: <a href={phoneHref}>{phone}</a>
      </li>
      <li>Post: {address.join(', ')}</li>
    </ul>
  );
}

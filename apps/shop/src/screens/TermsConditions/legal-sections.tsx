import { shopProfile } from '@kayal/commerce-core';
import { PolicyContact } from '../../parts/PolicyPage/PolicyContact.tsx';
import type { PolicySection } from '../../parts/PolicyPage/PolicyPage.tsx';

const { name } = shopProfile;

/** Sections 7 to 11. */
export const legalSections: readonly PolicySection[] = [
  {
    id: 'intellectual-property',
    title: 'Intellectual property',
    body: (
      <p>
        The name {name}, the logo, the designs, pictures, texts and programs of this shop belong to us or to those who
        let us use them. You may look at them, print a page for yourself and share a link. For anything more, such as
        using them in another shop or an advertisement, you need our written permission first.
      </p>
    ),
  },
  {
    id: 'limitation-of-liability',
    title: 'Limitation of liability',
    body: (
      <p>
        If something we sold or did harms you and we are answerable for it, we owe you at most the amount you paid for
        the order it concerns. We are not answerable for losses that nobody could foresee. Nothing here takes away a
        right that the law gives you as a consumer, nor limits what may not be limited.
      </p>
    ),
  },
  {
    id: 'indemnification',
    title: 'Indemnification',
    body: (
      <p>
        If somebody makes a claim against us because you broke these terms or the law while using the shop, you make
        good what that costs us, including reasonable lawyers’ fees.
      </p>
    ),
  },
  {
    id: 'changes-to-these-terms',
    title: 'Changes to these terms',
    body: (
      <p>
        We may change these terms; the day of the last change stands at the top of the page. An order is governed by the
        terms of the day on which it was placed. These terms follow the laws of India, and the courts of Kerala decide
        where we cannot agree.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact us',
    body: (
      <>
        <p>If anything here is unclear, ask before you order:</p>
        <PolicyContact />
      </>
    ),
  },
];

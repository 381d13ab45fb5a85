import { shopProfile } from '@kayal/commerce-core';
import { Link } from '@kayal/design-system';
import { PolicyContact } from '../../parts/PolicyPage/PolicyContact.tsx';
import type { PolicySection } from '../../parts/PolicyPage/PolicyPage.tsx';
import { paths } from '../../paths.ts';

const { name } = shopProfile;

/**
 * The seven sections.
 * @param site how the website is named; the specification leaves its address open
 */
export const privacySections = (site: string): readonly PolicySection[] => [
  {
    id: 'information-we-collect',
    title: 'Information we collect',
    body: (
      <>
        <p>
          This policy is about {site}, the online shop of {name}. You can look round it without telling us who you are.
          We keep what you give us when you do more than that:
        </p>
        <ul>
          <li>
            <strong>Your account:</strong> your name, your e-mail address and your password. The password is kept only
            as a hash, from which nobody can read it back.
          </li>
          <li>
            <strong>Your orders:</strong> what you bought, where it goes, and the mobile number for the courier.
          </li>
          <li>
            <strong>Your bag and wishlist,</strong> so that they are there on your next visit and on your other devices,
            and the sold-out sizes you asked us to write to you about.
          </li>
          <li>
            <strong>What you write to us</strong> through the contact form or by e-mail.
          </li>
          <li>
            <strong>Technical records:</strong> your network address and the time of a request, kept for a short while
            to hold off attacks and find faults.
          </li>
        </ul>
        <p>
          Which products you looked at last is kept in your own browser alone. It is not sent to us, and you can clear
          it where it is shown.
        </p>
        <p>
          If you sign in with Google, Google tells us your name and your e-mail address, and nothing else. We never see
          your Google password.
        </p>
      </>
    ),
  },
  {
    id: 'how-we-use-it',
    title: 'How we use your information',
    body: (
      <>
        <p>We use it to run the shop, and for nothing that has no part in that:</p>
        <ul>
          <li>to take, pack, deliver and, if need be, take back your orders;</li>
          <li>to sign you in, and to send the codes that prove an e-mail address is yours;</li>
          <li>to answer your questions;</li>
          <li>to keep the accounts and records that Indian law asks of a shop;</li>
          <li>to find fraud and faults.</li>
        </ul>
        <p>We do not sell your information, and we show no advertising that follows you round.</p>
      </>
    ),
  },
  {
    id: 'how-we-protect-it',
    title: 'How we protect your information',
    body: (
      <>
        <p>
          Pages and data travel encrypted. The mark that keeps you signed in is a cookie that scripts cannot read;
          signing in with Google takes a second one, for ten minutes. Only staff who handle orders can see them, and
          what they change is recorded. One-time codes expire after ten minutes and work once.
        </p>
        <p>
          No shop can promise that nothing will ever go wrong. If your information is ever exposed, we tell you and the
          authorities without delay.
        </p>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <>
        <p>Whatever we hold about you is yours to ask about. You have the right to:</p>
        <ul>
          <li>
            <strong>Access and update:</strong> see what we keep and have it put right. Most of it stands in{' '}
            <Link href={paths.myInfo}>My Info</Link>.
          </li>
          <li>
            <strong>Opt-out:</strong> tell us to stop writing to you. Mail about an order under way still comes.
          </li>
          <li>
            <strong>Delete:</strong> have your account and its information removed. Records of orders that the law makes
            us keep stay for as long as it says.
          </li>
        </ul>
        <p>Write to us from your account’s e-mail address, and we act on it within 30 days.</p>
      </>
    ),
  },
  {
    id: 'third-party-links',
    title: 'Third-party links',
    body: (
      <p>
        Our pages link to other sites, such as our social media, and Google helps you to sign in if you choose so. What
        those sites do is told by their own policies, not by this one. Please read them before you give anything away
        there.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When the shop changes, this page may have to. The day of the last change stands at its top. If a change matters
        to what you have already told us, we write to you before it counts.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact us',
    body: (
      <>
        <p>Questions about your privacy, or a wish from section 4? A person reads these:</p>
        <PolicyContact />
      </>
    ),
  },
];

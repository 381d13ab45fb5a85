import { shopProfile } from '@kayal/commerce-core';
import { Link } from '@kayal/design-system';
import { Fact } from '../../parts/PolicyPage/Fact.tsx';
import type { PolicySection } from '../../parts/PolicyPage/PolicyPage.tsx';
import { paths } from '../../paths.ts';

const { name } = shopProfile;

/**
 * Sections 1 and 2: the website and the account.
 * @param site how the website is named
 */
export const usingSections = (site: string): readonly PolicySection[] => [
  {
    id: 'use-of-the-website',
    title: 'Use of the website',
    body: (
      <>
        <p>These terms hold whenever you use {site}. If you do not agree with them, please do not use the shop.</p>
        <ul>
          <li>
            <strong>Age:</strong> you are <Fact of="age" />+ years old, or you use the shop with the consent of a parent
            or guardian.
          </li>
          <li>
            <strong>Accurate information:</strong> what you tell us about yourself, your address and your order is true,
            and you keep it so.
          </li>
          <li>
            <strong>Prohibited activities:</strong> you do not break the law here, do not use somebody else’s account,
            do not order what you have no wish to receive, do not copy the catalogue by machine, and do not disturb,
            probe or attack the shop or the people who use it.
          </li>
          <li>
            <strong>Intellectual property:</strong> looking and buying give no right to copy our pictures, texts or
            designs; section 7 says more.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'account-responsibility',
    title: 'Account responsibility',
    body: (
      <>
        <p>
          An account is for one person. Keep your password and one-time codes to yourself: nobody from {name} will ever
          ask for them. What is done while you are signed in counts as done by you.
        </p>
        <p>
          If you think that somebody else has been in your account,{' '}
          <Link href={paths.forgotPassword}>set a new password</Link>, which signs out every device, and{' '}
          <Link href={paths.contact}>tell us</Link>. We may close an account that is used against these terms.
        </p>
      </>
    ),
  },
];

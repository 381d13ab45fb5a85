import type { SessionUser } from '@kayal/api-contract/client';
import { ButtonLink, Container, Icon, InitialsAvatar, Link } from '@kayal/design-system';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { AccountTabs } from '../../parts/AccountTabs/AccountTabs.tsx';
import { paths } from '../../paths.ts';
import { accountRows } from './account-rows.ts';
import * as css from './AccountScreen.css.ts';
import { RecentNotices } from './RecentNotices.tsx';

interface AccountProps {
  readonly shopper: SessionUser;
  readonly session: ShopActors['session'];
}

/** The signed-in shopper's name, and links to her pages. */
export function Account({ shopper, session }: AccountProps) {
  return (
    <Container className={css.content}>
      <AccountTabs current={paths.account} session={session} />
      <section className={css.person} aria-label="You">
        <InitialsAvatar name={shopper.name} size={96} />
        <div className={css.words}>
          <p className={css.greeting}>Good to see you,</p>
          <p className={css.name}>{shopper.name}</p>
          <p className={css.email}>{shopper.email}</p>
        </div>
        <div className={css.edit}>
          <ButtonLink href={paths.myInfo} variant="secondary" icon="edit">
            Edit Profile
          </ButtonLink>
        </div>
      </section>
      <nav aria-label="Your account">
        <ul className={css.menu}>
          {accountRows.map(({ label, href, icon }) => (
            <li key={href}>
              <Link href={href} className={css.row}>
                <Icon name={icon} />
                {label}
                <Icon name="chevronRight" size={20} />
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={css.row} onClick={() => session.send({ type: 'session.signOut' })}>
              <Icon name="logOut" />
              Log Out
              <Icon name="chevronRight" size={20} />
            </button>
          </li>
        </ul>
      </nav>
      <RecentNotices />
    </Container>
  );
}

import { Button, Tabs } from '@kayal/design-system';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { paths } from '../../paths.ts';
import * as css from './AccountTabs.css.ts';

interface AccountTabsProps {
  /** Address of the open page; not every page belongs to a tab. */
  readonly current: string;
  readonly session: ShopActors['session'];
}

const tabs = [
  { label: 'My orders', href: paths.myOrders },
  { label: 'My Info', href: paths.myInfo },
];

/** The account's tabs on a wide screen; signing out is an action, so it is a button. */
export function AccountTabs({ current, session }: AccountTabsProps) {
  return (
    <div className={css.root}>
      <div className={css.tabs}>
        <Tabs label="Account" items={tabs} current={current} />
      </div>
      <Button variant="quiet" size="small" icon="logOut" onClick={() => session.send({ type: 'session.signOut' })}>
        Sign out
      </Button>
    </div>
  );
}

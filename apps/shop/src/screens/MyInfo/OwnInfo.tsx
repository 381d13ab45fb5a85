import type { SessionUser } from '@kayal/api-contract/client';
import { Container, TextLink } from '@kayal/design-system';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { AccountTabs } from '../../parts/AccountTabs/AccountTabs.tsx';
import { paths } from '../../paths.ts';
import * as css from './MyInfoScreen.css.ts';
import { OwnAddresses } from './OwnAddresses.tsx';
import { OwnWatches } from './OwnWatches.tsx';
import { Profile } from './Profile.tsx';

interface OwnInfoProps {
  readonly shopper: SessionUser;
  readonly actors: ShopActors;
}

/** A shopper's own data. */
export function OwnInfo({ shopper, actors }: OwnInfoProps) {
  return (
    <Container className={css.content}>
      <AccountTabs current={paths.myInfo} session={actors.session} />
      <Profile customerId={shopper.id} actors={actors} />
      <OwnAddresses customerId={shopper.id} actors={actors} />
      <OwnWatches />
      <TextLink href={paths.security} place="standalone">
        Password, sign-in and your data
      </TextLink>
    </Container>
  );
}

import { Breadcrumb, Container, PageHeading, TextLink } from '@kayal/design-system';
import { ReadScope } from '../../data/use-read.tsx';
import { AccountTabs } from '../../parts/AccountTabs/AccountTabs.tsx';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ShopperOnly } from '../../parts/ShopperOnly/ShopperOnly.tsx';
import { paths } from '../../paths.ts';
import { FactsSkeleton } from './FactsSkeleton.tsx';
import * as css from './MyInfoScreen.css.ts';
import { OwnAddresses } from './OwnAddresses.tsx';
import { OwnWatches } from './OwnWatches.tsx';
import { Profile } from './Profile.tsx';

const crumbs = [{ label: 'Home', href: paths.home }, { label: 'Account', href: paths.account }, { label: 'My Info' }];

/** A shopper's own data: name, e-mail, a masked password and her addresses. */
export function MyInfoScreen() {
  return (
    <>
      <PageMeta title="My Info" path={paths.myInfo} hidden />
      <div className={css.page}>
        <Container>
          <Breadcrumb crumbs={crumbs} />
          <PageHeading title="My Info" />
        </Container>
        <ShopperOnly
          skeleton={
            <Container>
              <FactsSkeleton />
            </Container>
          }
        >
          {(shopper, actors) => (
            <Container className={css.content}>
              <AccountTabs current={paths.myInfo} session={actors.session} />
              <ReadScope>
                <Profile key={`profile ${shopper.id}`} customerId={shopper.id} actors={actors} />
              </ReadScope>
              <OwnAddresses key={`addresses ${shopper.id}`} customerId={shopper.id} actors={actors} />
              <OwnWatches key={`watches ${shopper.id}`} />
              <TextLink href={paths.security} place="standalone">
                Password, sign-in and your data
              </TextLink>
            </Container>
          )}
        </ShopperOnly>
      </div>
    </>
  );
}

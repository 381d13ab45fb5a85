import { Breadcrumb, Container, PageHeading, Skeleton, SkeletonGroup } from '@kayal/design-system';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ShopperOnly } from '../../parts/ShopperOnly/ShopperOnly.tsx';
import { paths } from '../../paths.ts';
import { lazyForShopper } from '../../runtime/session/lazy-for-shopper.ts';
import * as css from './AccountScreen.css.ts';

const Account = lazyForShopper(async () => (await import('./Account.tsx')).Account);

/** The account: one screen for /account and /accountmob, with a layout for each width. */
export function AccountScreen() {
  return (
    <>
      <PageMeta title="Account" path={paths.account} hidden />
      <div className={css.page}>
        <Container>
          <Breadcrumb crumbs={[{ label: 'Home', href: paths.home }, { label: 'Account' }]} />
          <PageHeading title="Account" />
        </Container>
        <ShopperOnly
          skeleton={
            <Container>
              <SkeletonGroup label="Loading your account" className={css.content}>
                <Skeleton className={css.personSkeleton} />
                <Skeleton className={css.menuSkeleton} />
              </SkeletonGroup>
            </Container>
          }
        >
          {(shopper, { session }) => <Account shopper={shopper} session={session} />}
        </ShopperOnly>
      </div>
    </>
  );
}

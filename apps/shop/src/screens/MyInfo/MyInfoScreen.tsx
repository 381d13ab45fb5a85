import { Breadcrumb, Container, PageHeading } from '@kayal/design-system';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ShopperOnly } from '../../parts/ShopperOnly/ShopperOnly.tsx';
import { paths } from '../../paths.ts';
import { lazyForShopper } from '../../runtime/session/lazy-for-shopper.ts';
import { FactsSkeleton } from './FactsSkeleton.tsx';
import * as css from './MyInfoScreen.css.ts';

const OwnInfo = lazyForShopper(async () => (await import('./OwnInfo.tsx')).OwnInfo);

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
          {(shopper, actors) => <OwnInfo key={shopper.id} shopper={shopper} actors={actors} />}
        </ShopperOnly>
      </div>
    </>
  );
}

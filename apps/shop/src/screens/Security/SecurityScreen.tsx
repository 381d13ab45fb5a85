import { Breadcrumb, Container, PageHeading } from '@kayal/design-system';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ShopperOnly } from '../../parts/ShopperOnly/ShopperOnly.tsx';
import { paths } from '../../paths.ts';
import { lazyForShopper } from '../../runtime/session/lazy-for-shopper.ts';
import * as css from './Security.css.ts';

const OwnSecurity = lazyForShopper(async () => (await import('./OwnSecurity.tsx')).OwnSecurity);

const crumbs = [{ label: 'Home', href: paths.home }, { label: 'Account', href: paths.account }, { label: 'Security' }];

/** Security of an account: second factors, sessions, password, own data. */
export function SecurityScreen() {
  return (
    <>
      <PageMeta title="Security" path={paths.security} hidden />
      <div className={css.page}>
        <Container>
          <Breadcrumb crumbs={crumbs} />
          <PageHeading title="Security" />
        </Container>
        <ShopperOnly skeleton={<Container>Loading…</Container>}>
          {(shopper) => <OwnSecurity key={shopper.id} shopper={shopper} />}
        </ShopperOnly>
      </div>
    </>
  );
}

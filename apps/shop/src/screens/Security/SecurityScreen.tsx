import { Breadcrumb, Container, PageHeading, Stack } from '@kayal/design-system';
import { ReadScope } from '../../data/use-read.tsx';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ShopperOnly } from '../../parts/ShopperOnly/ShopperOnly.tsx';
import { paths } from '../../paths.ts';
import { NewPassword } from './NewPassword.tsx';
import { OwnData } from './OwnData.tsx';
import { SecondFactors } from './SecondFactors.tsx';
import * as css from './Security.css.ts';
import { Sessions } from './Sessions.tsx';

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
          {(shopper) => (
            <Container>
              <ReadScope key={shopper.id}>
                <Stack gap={32}>
                  <SecondFactors />
                  <Sessions />
                  <NewPassword email={shopper.email} />
                  <OwnData />
                </Stack>
              </ReadScope>
            </Container>
          )}
        </ShopperOnly>
      </div>
    </>
  );
}

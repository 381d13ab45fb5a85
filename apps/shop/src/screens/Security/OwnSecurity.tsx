import type { SessionUser } from '@kayal/api-contract/client';
import { Container, Stack } from '@kayal/design-system';
import { Suspense } from 'react';
import { useShop } from '../../data/use-shop.ts';
import { lazyOrNothing } from '../../runtime/first-view/lazy-or-nothing.ts';
import { NewPassword } from './NewPassword.tsx';
import { OwnData } from './OwnData.tsx';
import { SecondFactors } from './SecondFactors.tsx';
import { Sessions } from './Sessions.tsx';

/** Loaded only in a shop that asks for consents. */
const Consents = lazyOrNothing('consents', async () => (await import('./Consents.tsx')).Consents);

/** The security settings of a shopper's account. */
export function OwnSecurity({ shopper }: { readonly shopper: SessionUser }) {
  const { privacy } = useShop();
  return (
    <Container>
      <Stack gap={32}>
        <SecondFactors />
        <Sessions />
        <NewPassword email={shopper.email} />
        {privacy !== undefined && privacy.consents.length > 0 ? (
          <Suspense fallback={null}>
            <Consents />
          </Suspense>
        ) : null}
        <OwnData />
      </Stack>
    </Container>
  );
}

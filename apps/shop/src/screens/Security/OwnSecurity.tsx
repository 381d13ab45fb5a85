import type { SessionUser } from '@kayal/api-contract/client';
import { Container, Stack } from '@kayal/design-system';
import { NewPassword } from './NewPassword.tsx';
import { OwnData } from './OwnData.tsx';
import { SecondFactors } from './SecondFactors.tsx';
import { Sessions } from './Sessions.tsx';

/** The security settings of a shopper's account. */
export function OwnSecurity({ shopper }: { readonly shopper: SessionUser }) {
  return (
    <Container>
      <Stack gap={32}>
        <SecondFactors />
        <Sessions />
        <NewPassword email={shopper.email} />
        <OwnData />
      </Stack>
    </Container>
  );
}

import { Container, PageHeading } from '@kayal/design-system';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';

/** A page that is being made. */
export function ComingScreen() {
  return (
    <Container>
      <PageMeta title="Coming soon" hidden />
      <PageHeading title="Coming soon" />
    </Container>
  );
}

import { Container, PageHeading } from '@kayal/design-system';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';

/** No page goes by this address. */
export function NotFoundScreen() {
  return (
    <Container>
      <PageMeta title="Page not found" hidden />
      <PageHeading title="Page not found" />
    </Container>
  );
}

import { PageHeading, Stack } from '@kayal/design-system';
import { CatalogueTabs } from '../../parts/CatalogueTabs/CatalogueTabs.tsx';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ApiTokens } from './ApiTokens.tsx';
import { DeadLetters } from './DeadLetters.tsx';
import { Webhooks } from './Webhooks.tsx';

/** Access for other programs: API tokens, webhooks that notify them of events, and messages that did not arrive. */
export function ConnectionsScreen() {
  return (
    <Stack gap={32}>
      <PageMeta title="Connections" after="back office" hidden />
      <CatalogueTabs />
      <PageHeading
        title="Connections"
        text="Let your own programs send stock and prices and fetch orders, and be notified of what happens in the shop."
      />
      <ApiTokens />
      <Webhooks />
      <DeadLetters />
    </Stack>
  );
}

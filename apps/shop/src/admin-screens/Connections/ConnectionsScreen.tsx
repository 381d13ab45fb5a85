import { CataloguePage } from '../../parts/CataloguePage/CataloguePage.tsx';
import { ApiTokens } from './ApiTokens.tsx';
import { DeadLetters } from '../../parts/DeadLetters/DeadLetters.tsx';
import { Webhooks } from './Webhooks.tsx';

/** Access for other programs: API tokens, webhooks that notify them of events, and messages that did not arrive. */
export function ConnectionsScreen() {
  return (
    <CataloguePage
      gap={32}
      heading="Connections"
      text="Let your own programs send stock and prices and fetch orders, and be notified of what happens in the shop."
    >
      <ApiTokens />
      <Webhooks />
      <DeadLetters />
    </CataloguePage>
  );
}

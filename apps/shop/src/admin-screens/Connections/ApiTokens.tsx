import { type ApiToken } from '@kayal/api-contract/client';
import { Button, DataTable, Heading, StatePanel } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { useFocusIfLost } from '../../browser/use-focus-if-lost.ts';
import { useCatalogueAdminApi } from '../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useMomentText } from '../../data/use-moment-text.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { ConfirmItem } from '../../parts/ConfirmItem/ConfirmItem.tsx';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './Connections.css.ts';
import { NewToken } from './NewToken.tsx';
import { scopeTexts } from './scope-texts.ts';

/** API tokens: who made them, what they may do, when they were last used. */
export function ApiTokens() {
  const timeText = useMomentText();
  const api = useCatalogueAdminApi();
  const { data, error, reload } = useRead(['api tokens'], async () => (await resultOf(api.apiTokens())).items);
  const [toConfirm, setToConfirm] = useState<ApiToken | null>(null);
  const revoke = useWrite((id: string) => resultOf(api.revokeApiToken(id)), reload, { rowOf: (id) => id });
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button goes with its row.
  useFocusIfLost(data?.length, () => heading.current);
  return (
    <section className={css.section} aria-labelledby="api-tokens">
      <Heading ref={heading} tabIndex={-1} level={2} size="medium" id="api-tokens">
        API tokens
      </Heading>
      <NewToken onMade={reload} />
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load the tokens" onRetry={reload} />
      ) : (
        <DataTable
          caption="Tokens in use"
          rows={data}
          rowKey={({ id }) => id}
          empty={
            <StatePanel
              kind="empty"
              icon="external"
              heading="No tokens yet"
              text="Make one for each program that talks to your shop."
            />
          }
          columns={[
            { id: 'name', header: 'Name', names: true, cell: ({ name }) => name },
            { id: 'prefix', header: 'Begins with', cell: ({ prefix }) => <code className={css.code}>{prefix}…</code> },
            { id: 'scopes', header: 'May', cell: ({ scopes }) => scopes.map((scope) => scopeTexts[scope]).join(', ') },
            {
              id: 'used',
              header: 'Last used',
              cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : timeText(lastUsedAt)),
            },
            { id: 'until', header: 'Good until', cell: ({ expiresAt }) => timeText(expiresAt) },
            {
              id: 'acts',
              header: 'Action',
              align: 'end',
              cell: (row) => (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Revoke ${row.name}`}
                  onClick={() => setToConfirm(row)}
                >
                  Revoke
                </Button>
              ),
            },
          ]}
        />
      )}
      <WriteError of={revoke} fallback="The token was not revoked. Try again." />
      <ConfirmItem
        item={toConfirm}
        onClose={() => setToConfirm(null)}
        fallbackFocus={heading}
        tone="danger"
        title={({ name }) => `Revoke ${name}?`}
        description={() => 'The program that uses it is refused from now on. This cannot be taken back.'}
        confirmLabel="Revoke"
        onConfirm={({ id }) => revoke.write(id)}
      />
    </section>
  );
}

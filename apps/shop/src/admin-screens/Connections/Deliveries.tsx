import { deliveryStates, type DeliveryState } from '@kayal/api-contract/client';
import { Button, DataTable, Select, StatusPill, toastStore } from '@kayal/design-system';
import { useState } from 'react';
import { resultOf } from '../../data/api/result-of.ts';
import { useMomentText } from '../../data/use-moment-text.ts';
import { reloadReads, useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useWebhooksApi } from '../../data/admin/webhooks-api.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { deadLettersKey, deliveriesKey } from '../../parts/DeadLetters/message-keys.ts';
import { sendErrorText } from '../../parts/DeadLetters/send-error-text.ts';
import { triesText } from '../../parts/DeadLetters/tries-text.ts';
import * as css from './Connections.css.ts';
import { deliveryTexts } from './webhook-texts.ts';

const stateOptions = [
  { value: '', label: 'All deliveries' },
  ...deliveryStates.map((state) => ({ value: state, label: deliveryTexts[state].label })),
];

/** While a delivery waits, the list is read again after this time. */
const repeatMs = 3000;

/** Deliveries to webhooks, newest first; each can be sent again. */
export function Deliveries() {
  const timeText = useMomentText();
  const api = useWebhooksApi();
  const [state, setState] = useState<DeliveryState | ''>('');
  const { data, error, reload } = useRead(
    [deliveriesKey, state],
    () => resultOf(api.deliveries(state === '' ? {} : { state })),
    (read) => (read?.items.some((row) => row.state === 'waiting') ? repeatMs : false),
  );
  const replay = useWrite(
    (id: string) => resultOf(api.replayDelivery(id)),
    () => {
      toastStore.push({ tone: 'success', title: 'The delivery is being sent again.' });
      reload();
      reloadReads(deadLettersKey);
    },
    { rowOf: (id) => id },
  );
  return (
    <>
      <div className={css.narrow}>
        <Select
          label="Show"
          value={state}
          options={stateOptions}
          onChange={(event) => setState(deliveryStates.find((each) => each === event.target.value) ?? '')}
        />
      </div>
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load the deliveries" onRetry={reload} />
      ) : (
        <DataTable
          caption="Deliveries"
          rows={data.items}
          rowKey={({ id, url }) => `${id} ${url}`}
          empty={<p className={css.quiet}>No deliveries.</p>}
          columns={[
            { id: 'event', header: 'Event', names: true, cell: ({ event }) => event },
            { id: 'at', header: 'When', cell: ({ createdAt }) => timeText(createdAt) },
            { id: 'url', header: 'To', cell: ({ url }) => url },
            {
              id: 'state',
              header: 'Result',
              cell: (row) => (
                <>
                  <StatusPill tone={deliveryTexts[row.state].tone} label={deliveryTexts[row.state].label} />{' '}
                  <span className={css.quiet}>
                    {triesText(row.attempts)}
                    {row.error === null ? '' : `. ${sendErrorText(row.error, 'webhook')}`}
                    {row.error === null || row.nextAt === null ? '' : ` Next try ${timeText(row.nextAt)}.`}
                  </span>
                </>
              ),
            },
            {
              id: 'acts',
              header: 'Action',
              align: 'end',
              cell: ({ id, event }) => (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Send ${event} ${id} again`}
                  onClick={() => replay.write(id)}
                >
                  Send again
                </Button>
              ),
            },
          ]}
        />
      )}
      <WriteError of={replay} fallback="It was not sent again. Try once more." />
    </>
  );
}

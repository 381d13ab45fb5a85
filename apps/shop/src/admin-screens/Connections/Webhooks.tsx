import { webhookEvents, type WebhookEvent, type WebhooksApi } from '@kayal/api-contract/client';
import { Alert, Button, Checkbox, DataTable, Heading, StatePanel, TextField } from '@kayal/design-system';
import { useRef, useState, type SubmitEvent } from 'react';
import { useFocusIfLost } from '../../browser/use-focus-if-lost.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useWebhooksApi } from '../../data/admin/webhooks-api.ts';
import { ConfirmItem } from '../../parts/ConfirmItem/ConfirmItem.tsx';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './Connections.css.ts';
import { Deliveries } from './Deliveries.tsx';
import { NewSecret } from './NewSecret.tsx';
import { eventTexts } from './webhook-texts.ts';

type Webhook = Extract<Awaited<ReturnType<WebhooksApi['webhooks']>>, { ok: true }>['items'][number];

/** Addresses that are notified of events, and the deliveries to them. */
export function Webhooks() {
  const api = useWebhooksApi();
  const { data, error, reload } = useRead(['webhooks'], async () => (await resultOf(api.webhooks())).items);
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(['order.placed']);
  const [secret, setSecret] = useState<string | null>(null);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const add = useWrite(
    (webhook: { readonly url: string; readonly events: readonly WebhookEvent[] }) => resultOf(api.addWebhook(webhook)),
    (made) => {
      setSecret(made.secret);
      setUrl('');
      reload();
    },
  );
  const [toConfirm, setToConfirm] = useState<Webhook | null>(null);
  const remove = useWrite((id: string) => resultOf(api.deleteWebhook(id)), reload, { rowOf: (id) => id });
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button goes with its row.
  useFocusIfLost(data?.length, () => heading.current);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isComplete = url.trim() !== '' && events.length > 0;
    setIsIncomplete(!isComplete);
    if (isComplete) add.write({ url: url.trim(), events });
  };
  return (
    <section className={css.section} aria-labelledby="webhooks">
      <Heading ref={heading} tabIndex={-1} level={2} size="medium" id="webhooks">
        Webhooks
      </Heading>
      <form className={css.panel} onSubmit={submit} noValidate aria-label="New webhook">
        <TextField
          label="Address to notify"
          type="url"
          value={url}
          maxLength={500}
          hint="An https address of your own program. Deliveries are signed by the Standard Webhooks convention."
          onChange={(event) => setUrl(event.target.value)}
        />
        <fieldset className={css.scopes}>
          <legend className={css.legend}>When</legend>
          {webhookEvents.map((name) => (
            <Checkbox
              key={name}
              label={eventTexts[name]}
              checked={events.includes(name)}
              onCheckedChange={(checked) =>
                setEvents(checked === true ? [...events, name] : events.filter((each) => each !== name))
              }
            />
          ))}
        </fieldset>
        {isIncomplete ? <Alert tone="danger">Enter the address, and choose at least one event.</Alert> : null}
        <WriteError of={add} fallback="The webhook was not added. Try again." />
        <div>
          <Button type="submit" busy={add.isBusy} busyLabel="Adding the webhook">
            Add a webhook
          </Button>
        </div>
        {secret === null ? null : <NewSecret noun="secret" secret={secret} onDone={() => setSecret(null)} />}
      </form>
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load the webhooks" onRetry={reload} />
      ) : (
        <DataTable
          caption="Addresses that are notified"
          rows={data}
          rowKey={({ id }) => id}
          empty={
            <StatePanel
              kind="empty"
              icon="external"
              heading="No webhooks yet"
              text="Nothing leaves the shop until you add one."
            />
          }
          columns={[
            { id: 'url', header: 'Address', names: true, cell: (row) => row.url },
            { id: 'events', header: 'When', cell: (row) => row.events.map((name) => eventTexts[name]).join(', ') },
            {
              id: 'acts',
              header: 'Action',
              align: 'end',
              cell: (row) => (
                <Button variant="quiet" size="small" aria-label={`Remove ${row.url}`} onClick={() => setToConfirm(row)}>
                  Remove
                </Button>
              ),
            },
          ]}
        />
      )}
      <WriteError of={remove} fallback="The webhook was not removed. Try again." />
      <ConfirmItem
        item={toConfirm}
        onClose={() => setToConfirm(null)}
        fallbackFocus={heading}
        tone="danger"
        title={() => 'Remove this webhook?'}
        description={({ url: address }) =>
          `${address} is not notified any more, and its secret is deleted. A new webhook gets another secret.`
        }
        confirmLabel="Remove"
        onConfirm={({ id }) => remove.write(id)}
      />
      <Deliveries />
    </section>
  );
}

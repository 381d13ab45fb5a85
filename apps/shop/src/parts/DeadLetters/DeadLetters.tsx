import type { WebhooksApi } from '@kayal/api-contract/client';
import { Button, DataTable, Heading, toastStore } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { useFocusIfLost } from '../../browser/use-focus-if-lost.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useMomentText } from '../../data/use-moment-text.ts';
import { reloadReads, useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useWebhooksApi } from '../../data/admin/webhooks-api.ts';
import { ConfirmItem } from '../ConfirmItem/ConfirmItem.tsx';
import { RetryPanel } from '../RetryPanel/RetryPanel.tsx';
import { WriteError } from '../WriteError/WriteError.tsx';
import * as css from './DeadLetters.css.ts';
import { deadLettersKey, deliveriesKey } from './message-keys.ts';
import { sendErrorText } from './send-error-text.ts';
import { triesText } from './tries-text.ts';

type DeadLetter = Extract<Awaited<ReturnType<WebhooksApi['deadLetters']>>, { ok: true }>['items'][number];

const channelTexts = { mail: 'E-mail', whatsapp: 'WhatsApp', webhook: 'Webhook' } as const;

interface DeadLettersProps {
  /** Called when one of them was queued again or deleted. */
  readonly onChanged?: () => void;
}

/** Messages that the shop gave up after many tries: each can be sent again or deleted. */
export function DeadLetters({ onChanged }: DeadLettersProps) {
  const api = useWebhooksApi();
  const timeText = useMomentText();
  const [toConfirm, setToConfirm] = useState<DeadLetter | null>(null);
  const { data, error, reload } = useRead([deadLettersKey], () => resultOf(api.deadLetters()));
  const changed = () => {
    reload();
    reloadReads(deliveriesKey);
    onChanged?.();
  };
  const retry = useWrite(
    (id: string) => resultOf(api.retryDeadLetter(id)),
    () => {
      toastStore.push({ tone: 'success', title: 'The message is being sent again.' });
      changed();
    },
    { rowOf: (id) => id },
  );
  const drop = useWrite((id: string) => resultOf(api.dropDeadLetter(id)), changed, { rowOf: (id) => id });
  const section = useRef<HTMLElement>(null);
  useFocusIfLost(data?.items.length, () => section.current);
  return (
    <section ref={section} tabIndex={-1} className={css.section} aria-labelledby="dead-letters">
      <Heading level={2} size="medium" id="dead-letters">
        Messages that were not sent
      </Heading>
      {error === null ? null : <RetryPanel heading="We could not load these messages" onRetry={reload} />}
      {data === undefined ? null : (
        <DataTable
          caption="Messages given up"
          rows={data.items}
          rowKey={({ id }) => id}
          empty={<p className={css.quiet}>None was given up.</p>}
          columns={[
            { id: 'subject', header: 'Message', names: true, cell: ({ subject }) => subject },
            {
              id: 'recipient',
              header: 'To',
              cell: ({ channel, recipient }) => `${channelTexts[channel]}: ${recipient}`,
            },
            { id: 'at', header: 'When', cell: ({ createdAt }) => timeText(createdAt) },
            {
              id: 'reason',
              header: 'Why not',
              cell: ({ attempts, channel, error: code }) => `${triesText(attempts)}. ${sendErrorText(code, channel)}`,
            },
            {
              id: 'acts',
              header: 'Action',
              align: 'end',
              cell: (letter) => (
                <>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Send “${letter.subject}” again`}
                    onClick={() => retry.write(letter.id)}
                  >
                    Send again
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Delete “${letter.subject}”`}
                    onClick={() => setToConfirm(letter)}
                  >
                    Delete
                  </Button>
                </>
              ),
            },
          ]}
        />
      )}
      <WriteError of={retry} fallback="It could not be queued again. Please try again." />
      <WriteError of={drop} fallback="It could not be deleted. Please try again." />
      <ConfirmItem
        item={toConfirm}
        onClose={() => setToConfirm(null)}
        fallbackFocus={section}
        tone="danger"
        title={() => 'Delete this message?'}
        description={({ subject, recipient }) => `“${subject}” to ${recipient} is never sent.`}
        confirmLabel="Delete"
        onConfirm={({ id }) => drop.write(id)}
      />
    </section>
  );
}

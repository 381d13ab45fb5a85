import type { AppContext } from '../../context/app-context.ts';
import { outboxFigures } from './outbox.repository.ts';

/** Adds the outbox's figures: messages that wait, the age of the oldest, and messages given up. */
export function addOutboxMetrics({ db, metrics, now }: Pick<AppContext, 'db' | 'metrics' | 'now'>): void {
  metrics.gauge('outbox_waiting_messages', 'Messages not yet sent', async () => (await outboxFigures(db)).waiting);
  metrics.gauge(
    'outbox_dead_messages',
    'Messages given up after all tries',
    async () => (await outboxFigures(db)).dead,
  );
  metrics.gauge('outbox_oldest_seconds', 'Age of the oldest message not yet sent', async () => {
    const { oldestAt } = await outboxFigures(db);
    return oldestAt === null ? 0 : (now() - oldestAt) / 1000;
  });
}

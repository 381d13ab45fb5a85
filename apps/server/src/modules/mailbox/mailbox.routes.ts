import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { newestMessages } from '../outbox/outbox.repository.ts';
import { currentSettings, dateFormatOf } from '../shop-settings/settings-cache.ts';
import { mailboxPage, type LocalMail } from './mailbox.page.ts';

const shown = 200;

/** Shows the mail that is kept while no SMTP server is set: a page and its data. Never registered in production. */
export function registerMailbox(app: FastifyInstance, context: AppContext): void {
  if (!context.config.localMailbox) return;
  const readMail = async (): Promise<LocalMail[]> => {
    const rows = await newestMessages(context.db, shown);
    return rows.map((row) => ({ to: row.recipient, subject: row.subject, text: row.body, at: row.created_at }));
  };
  const options = { config: { access: 'anyone' }, schema: { hide: true } } as const;

  app.get('/dev/mailbox.json', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return readMail();
  });

  app.get('/dev/mailbox', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
    return mailboxPage(await readMail(), dateFormatOf(await currentSettings(context)));
  });
}

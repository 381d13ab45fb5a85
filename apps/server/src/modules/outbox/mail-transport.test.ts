import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { listenLocally } from '@kayal/server-testing/src/servers/listen-locally.ts';
import { smtpTransport } from './mail-transport.ts';
import type { OutboxRow } from './outbox.repository.ts';

const row: OutboxRow = {
  id: 'otp-1',
  channel: 'mail',
  recipient: 'asha@kayal.example',
  subject: 'Your code: 123456',
  body: 'Namaskaram Asha,\n₹1,299 is paid.',
  attempts: 1,
  created_at: 0,
  due_at: 0,
  dead: 0,
  last_error: null,
  sent_at: null,
};

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((closed) => (server ? server.close(() => closed()) : closed())));

/** A mail server on this machine. @param refuse what it says to every recipient, instead of taking the mail */
async function mailServer(refuse?: string): Promise<{ readonly url: string; readonly received: Received[] }> {
  const received: Received[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, answer) => answer(refuse === undefined ? null : new Error(refuse)),
    onData: (stream, { envelope }, answer) => {
      void text(stream).then((source) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        answer();
      });
    },
  });
  server = smtp;
  return { url: `smtp://127.0.0.1:${await listenLocally(smtp.server)}`, received };
}

describe('smtpTransport', () => {
  it('R-81 sends a mail to a real mail server, with the row’s id', async () => {
    const { url, received } = await mailServer();
    await smtpTransport(url, 'KAYAL <orders@kayal.example>')(row);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'orders@kayal.example', to: ['asha@kayal.example'] });
    expect(received[0]?.source).toMatch(/^Message-ID: <otp-1@kayal\.example>\r?$/m);
    expect(received[0]?.source).toMatch(/^Subject: Your code: 123456\r?$/m);
    expect(received[0]?.source).toContain('Namaskaram Asha,');
  });

  it('reads the sender for every mail, so that a renamed shop writes under its new name', async () => {
    const { url, received } = await mailServer();
    let name = 'Kayal, Kochi';
    const send = smtpTransport(url, async () => ({ name, address: 'hello@shop.example' }));
    await send(row);
    name = 'Tide & Rain';
    await send(row);
    expect(received.map(({ from }) => from)).toEqual(['hello@shop.example', 'hello@shop.example']);
    expect(received[0]?.source).toMatch(/^From: "Kayal, Kochi" <hello@shop\.example>\r?$/m);
    expect(received[1]?.source).toMatch(/^From: "Tide & Rain" <hello@shop\.example>\r?$/m);
    expect(received[1]?.source).toMatch(/^Message-ID: <otp-1@shop\.example>\r?$/m);
  });

  it('a line break in a subject adds no header', async () => {
    const { url, received } = await mailServer();
    await smtpTransport(url, 'KAYAL <orders@kayal.example>')({ ...row, subject: 'Hello\r\nBcc: thief@evil.example' });
    expect(received[0]?.to).toEqual(['asha@kayal.example']);
    expect(received[0]?.source).not.toMatch(/^Bcc:/m);
  });

  it('reports the mail server’s refusal', async () => {
    const { url } = await mailServer('No such mailbox');
    await expect(smtpTransport(url, 'orders@kayal.example')(row)).rejects.toThrow(/No such mailbox/);
  });

  it('sends nothing unencrypted when TLS is required', async () => {
    const { url, received } = await mailServer();
    await expect(smtpTransport(url, 'orders@kayal.example', true)(row)).rejects.toThrow(/STARTTLS/);
    expect(received).toEqual([]);
  });

  it('reports an unreachable mail server', async () => {
    await expect(smtpTransport('smtp://127.0.0.1:1', 'orders@kayal.example')(row)).rejects.toThrow(/ECONNREFUSED/);
  });
});

import type { MailSender } from './mail-sender.ts';
import type { MessageTransport } from './message-transport.ts';

const timeoutMs = 5000;

/**
 * Mail by SMTP. The Message-ID is the row's id, so that a message sent twice can be recognised.
 * @param sender read for every mail, or the text of a From header
 * @param requireTls no mail goes to a server without STARTTLS, because codes would be readable on the network
 */
export function smtpTransport(
  smtpUrl: string,
  sender: string | (() => Promise<MailSender>),
  requireTls = false,
): MessageTransport {
  // Loaded with the first mail: a shop that sends no mail does not need it in memory.
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      requireTLS: requireTls,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let transporter: ReturnType<typeof connect> | undefined;
  return async ({ id, recipient, subject, body }) => {
    transporter ??= connect();
    const from = typeof sender === 'string' ? sender : await sender();
    const address = typeof from === 'string' ? from : from.address;
    const [host = ''] = address.slice(address.lastIndexOf('@') + 1).split(/[^A-Za-z0-9.-]/, 1);
    await (
      await transporter
    ).sendMail({
      from,
      to: { name: '', address: recipient },
      subject,
      text: body,
      messageId: `<${id}@${host}>`,
    });
  };
}

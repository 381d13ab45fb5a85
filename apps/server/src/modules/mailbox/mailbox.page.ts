import { formatMoment, type DateFormat } from '@kayal/commerce-core';

/** A kept message. */
export interface LocalMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** ms since 1970. */
  readonly at: number;
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
  h1 { font-size: 1.5rem; margin: 0; }
  h2 { font-size: 1.0625rem; margin: 0; }
  .note { margin: 0.25rem 0 2rem; opacity: 0.75; }
  article { border-top: 1px solid; padding: 1.25rem 0; }
  .meta { margin: 0; font-size: 0.875rem; opacity: 0.75; }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.75rem 0 0; }
`;

/** The local mailbox as a page without scripts; every text of a message is escaped. */
export function mailboxPage(mail: readonly LocalMail[], dates: DateFormat): string {
  const list =
    mail.map((each) => articleOf(each, dates)).join('\n') ||
    '<p>No mail yet. Sign up in the shop and the code arrives here.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local mailbox</title>
<style>${style}</style>
</head>
<body>
<h1>Local mailbox</h1>
<p class="note">No mail server is set, so the shop keeps its mail here. Newest first; reload for more.</p>
<main>
${list}
</main>
</body>
</html>`;
}

function articleOf({ to, subject, text, at }: LocalMail, dates: DateFormat): string {
  const when = formatMoment(at, dates);
  return `<article>
<h2>${escape(subject)}</h2>
<p class="meta">to ${escape(to)} · <time datetime="${new Date(at).toISOString()}">${when}</time></p>
<pre>${escape(text)}</pre>
</article>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

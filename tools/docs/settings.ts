/** Writes docs/settings.md from the schema of the settings: `node tools/docs/settings.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { settingGroups, type Setting } from '../../apps/server/src/config/settings.ts';

/** The page that is written. */
export const settingsPage = path.resolve(import.meta.dirname, '../../docs/settings.md');

const introduction = `# Settings

Written by \`node tools/docs/settings.ts\` from \`apps/server/src/config/settings.ts\`.

Settings are environment variables. Each has a default that works on a fresh machine; all errors are reported together at the
start. Each can also come from a file: \`SMTP_URL_FILE=/run/secrets/smtp\` reads \`SMTP_URL\` from there. Give secrets that way: child
processes and crash reports can read the environment. Lists have commas between their values.

What an owner decides (name, prices of delivery, texts, policies, look) is not set here but in the back office under *Settings*.`;

const word = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : `\`${value}\``;

function defaultOf(setting: Setting): string {
  if (setting.without !== undefined) return setting.without;
  if (!('default' in setting) || setting.default === undefined || setting.default === '') return 'none';
  const other = 'inProduction' in setting ? setting.inProduction : undefined;
  return other === undefined ? word(setting.default) : `${word(setting.default)}; ${word(other)} in production`;
}

function valuesOf(setting: Setting): string {
  switch (setting.kind) {
    case 'whole':
      return `${setting.min} to ${setting.max}`;
    case 'choice':
      return setting.values.map((value) => `\`${value}\``).join(', ');
    case 'list':
      return setting.values === undefined ? 'a list' : `a list of ${setting.values.map(word).join(', ')}`;
    case 'url':
      return setting.protocols.map((protocol) => `\`${protocol}//…\``).join(' or ');
    case 'origin':
      return '`https://…` without a path';
    case 'on or off':
      return 'on, off';
    case 'text':
      return 'a text';
  }
}

/** The whole page. */
export function writtenSettings(): string {
  const tables = Object.entries(settingGroups).map(([title, group]) => {
    const rows = Object.entries(group).map(([name, setting]) => {
      const value = valuesOf(setting) + (setting.secret === true ? ', secret' : '');
      return `| \`${name}\` | ${value} | ${defaultOf(setting)} | ${setting.meaning} |`;
    });
    return [`## ${title}`, '', '| setting | value | default | meaning |', '|---|---|---|---|', ...rows].join('\n');
  });
  const outside =
    'The files in `deploy` also set `MALLOC_ARENA_MAX` to 2, which the C library reads: 3 to 4 MB less memory of an idle shop.';
  return `${[introduction, ...tables, outside].join('\n\n')}\n`;
}

if (import.meta.main) writeFileSync(settingsPage, writtenSettings());

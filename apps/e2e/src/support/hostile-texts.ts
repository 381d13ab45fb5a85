import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A part of the text below that a page shows only where it is shown as text. */
export const shownPart = '<img src=x onerror=hostile()>';

/** Ends an attribute, runs a script by four ways, is a template of two kinds, and turns the writing direction. */
const hostileText = `"'>${shownPart}<script>hostile()</script><svg onload=hostile()>{{7*7}}\${7*7}\u202E</textarea>`;

const hostileLink = 'javascript:hostile()';

/** Markdown whose links, pictures and tags run a script where they are not refused. */
const hostileMarkdown = `## ${hostileText}

${hostileText} [a link](${hostileLink}) [another](JaVaScRiPt&colon;hostile()) [data](data:text/html,<script>hostile()</script>)
![a picture](x" onerror="hostile()) <a href="${hostileLink}">a tag</a> <iframe srcdoc="<script>parent.hostile()</script>"></iframe>
`;

/** Columns with a text that a shopper, an admin, an import or another server can store. */
const columns: Readonly<Record<string, readonly string[]>> = {
  address: ['name', 'mobile', 'pincode', 'locality', 'address', 'city', 'district'],
  api_token: ['name', 'prefix'],
  audit: ['subject'],
  category: ['name'],
  colour: ['db_color', 'md_color', 'hex'],
  contact_message: ['name', 'email', 'mobile', 'message'],
  customer: ['full_name', 'mobile'],
  import_change: ['name'],
  import_error: ['heading', 'value', 'problem', 'remedy'],
  import_map: ['name'],
  import_run: ['file_name', 'map_name', 'format'],
  order_line: ['name', 'colour', 'size'],
  outbox: ['recipient', 'subject', 'body', 'last_error'],
  passkey: ['name'],
  picture_batch_file: ['name', 'code'],
  placed_order: ['customer_name', 'phone', 'address_text', 'cancel_reason'],
  product: ['name', 'description', 'display_colour'],
  session: ['device'],
  variant: ['colour', 'size'],
  webhook: ['url', 'description'],
};

/** Fields of the settings that are not texts: in another form the shop would not read them. */
const exactFields = new Set([
  'season',
  'code',
  'locale',
  'companyCode',
  'timeZone',
  'slug',
  'source',
  'id',
  'gstin',
  'hsn',
  'logo',
]);
const linkFields = new Set(['href', 'to']);

/** Settings with a hostile value in every text, link, name of a picture and page. */
function hostileSettings(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    if (exactFields.has(field)) return value;
    if (linkFields.has(field)) return hostileLink;
    return field === 'markdown' ? hostileMarkdown : `${value}${hostileText}`;
  }
  if (Array.isArray(value)) return value.map((each) => hostileSettings(each, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, hostileSettings(each, name)]));
}

/**
 * Adds hostile text to every text of a shop's SQLite file, past every check of the server.
 * @param settings current ones of the shop
 */
export function storeHostileTexts(dataDir: string, settings: object): void {
  const file = new DatabaseSync(path.join(dataDir, 'kayal.db'), { timeout: 10_000 });
  for (const [table, names] of Object.entries(columns))
    for (const name of names)
      file.prepare(`update "${table}" set "${name}" = coalesce("${name}", '') || ?`).run(hostileText);
  file
    .prepare(
      `insert into shop_settings (version, settings, theme, changed, actor_id, saved_at)
       select coalesce(max(version), 0) + 1, ?, null, '[]', null, ? from shop_settings`,
    )
    .run(JSON.stringify(hostileSettings(settings)), Date.now());
  file.close();
}

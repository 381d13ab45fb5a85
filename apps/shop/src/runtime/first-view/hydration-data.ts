import type { PublicShop } from '@kayal/api-contract/client';
import type { PageData } from '../../data/shop-lists.ts';
import type { PageSettings } from '../page-settings.ts';

/** Data that the server sends within the HTML. */
interface HydrationData {
  readonly data: PageData & { readonly app: PublicShop };
  readonly settings: PageSettings;
  /** See `moneySample`; null where amounts need `Intl`. */
  readonly money: string | null;
}

const elementId = 'page-data';

/**
 * The data as a JSON block. `<` is escaped so that no value can end the element. The CSP forbids inline scripts, but
 * allows a data block.
 */
export function hydrationHtml(data: HydrationData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${elementId}">${json}</script>`;
}

let taken: HydrationData | null = null;

/**
 * Reads the page's JSON block and removes it, so that React finds only the elements it rendered. Later calls give the same.
 * @throws when the page has none, because the shop's server did not render it
 */
export function takeHydrationData(): HydrationData {
  if (taken !== null) return taken;
  const element = document.getElementById(elementId);
  if (element?.textContent === undefined || element.textContent === null)
    throw new Error('The page carries no data block.');
  const data: HydrationData = JSON.parse(element.textContent);
  element.remove();
  taken = data;
  return data;
}

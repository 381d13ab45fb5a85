import type { HydrationState } from 'react-router-dom';
import type { PageSettings } from './page-settings.ts';

/** What the server hands to the browser beside the HTML. */
export interface HydrationBlock {
  readonly router: HydrationState;
  readonly settings: PageSettings;
}

/** The id of the JSON block in the page. */
export const hydrationBlockId = 'page-data';

/**
 * The block as HTML. `<` is escaped so that no value can end the element (CSP allows no inline script, and a JSON
 * block is none).
 */
export function hydrationBlockHtml(block: HydrationBlock): string {
  const json = JSON.stringify(block).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${hydrationBlockId}">${json}</script>`;
}

import monsoon from '@kayal/design-system/brands/monsoon.tokens.json' with { type: 'json' };
import { themeStylesheet, validateTheme } from '@kayal/design-system/tokens';
import type { BrowserContext } from '@playwright/test';

/** The style sheet of the second brand, which has wider letters and larger spaces. */
export function secondBrandSheet(): string {
  const brand = validateTheme(monsoon);
  if (!brand.valid) throw new Error('The second brand is no theme.');
  return themeStylesheet(brand.theme);
}

/** Shows the pages that are opened from now on in the second brand, whatever theme the shop has. */
export async function wearSecondBrand(context: BrowserContext): Promise<void> {
  await context.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, secondBrandSheet());
}

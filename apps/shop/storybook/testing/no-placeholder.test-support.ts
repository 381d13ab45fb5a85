import { expect } from 'storybook/test';

/** Matches a placeholder: `[return period]`, `{{SITE_URL}}`, `<name>`, `undefined`. */
const placeholder = /\[[^\]]*\]|\{\{?[^}]*\}\}?|<[^>]*>|\bundefined\b|\bNaN\b|\bTBD\b|lorem ipsum|_{3,}/i;

/** Expects no placeholder in the page (J56). */
export async function expectNoPlaceholder(page: HTMLElement): Promise<void> {
  await expect(page.textContent).not.toMatch(placeholder);
}

import { expect } from 'storybook/test';

/** Looks like a gap that somebody meant to fill: `[return period]`, `{{SITE_URL}}`, `<name>`, `undefined`. */
const placeholder = /\[[^\]]*\]|\{\{?[^}]*\}\}?|<[^>]*>|\bundefined\b|\bNaN\b|\bTBD\b|lorem ipsum|_{3,}/i;

/** No gap of a text reaches the page (J56). */
export async function expectNoPlaceholder(page: HTMLElement): Promise<void> {
  await expect(page.textContent).not.toMatch(placeholder);
}

import { test as base, expect, type Page } from '@playwright/test';

/** Lines that a test expects on the console, such as a refused call that the browser reports by itself. */
const expectedLines = new WeakMap<Page, RegExp[]>();

/** Allows lines that match a pattern on a page's console. */
export function expectOnConsole(page: Page, ...patterns: RegExp[]): void {
  expectedLines.set(page, [...(expectedLines.get(page) ?? []), ...patterns]);
}

/** Collects errors and warnings on a page's console. */
export function listenTo(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  return lines;
}

/** A test whose page must keep its console clean: no error, no warning, no failed hydration. */
export const test = base.extend({
  page: async ({ page }, provide) => {
    const lines = listenTo(page);
    await provide(page);
    const allowed = expectedLines.get(page) ?? [];
    expect(lines.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
  },
});

export { expect };

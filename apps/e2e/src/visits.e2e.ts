import { expect, test } from './support/quiet-page.ts';

test('a page that is left tells what was measured of its visit', async ({ page }) => {
  const notes: object[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/visit/note/')) notes.push(request.postDataJSON());
  });
  // What measures comes once the page is idle, which no event tells.
  await expect(async () => {
    notes.length = 0;
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    // A tab that is really hidden cannot be watched.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(notes).toEqual([
      {
        page: 'home',
        device: expect.stringMatching(/phone|wide/),
        steps: [],
        isNew: true,
        vitals: { lcp: expect.any(Number), cls: expect.any(Number) },
      },
    ]);
  }).toPass();
});

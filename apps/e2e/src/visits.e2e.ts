import { expect, test } from './support/quiet-page.ts';

test('a page that is left tells what was measured of its visit', async ({ page }) => {
  const notes: object[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/visit/note/')) notes.push(request.postDataJSON());
  });
  // What measures comes once the page is idle, which no event tells.
  await expect(async () => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.goto('/contact');
    expect(notes).toContainEqual({
      page: 'home',
      device: 'phone',
      steps: [],
      isNew: true,
      vitals: { lcp: expect.any(Number), cls: expect.any(Number) },
    });
  }).toPass();
});

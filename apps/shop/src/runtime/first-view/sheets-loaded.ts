/**
 * Resolves when the page's style sheets are there: they are at its end, so an early tap may fetch the scripts first, and a
 * dialog that it opens needs them. One that fails to load delays the scripts until the page's load event.
 */
export async function sheetsLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  // A browser reads the HTML behind a sheet only once that sheet is there.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const loads = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .filter(({ sheet }) => sheet === null)
    .map((link) => new Promise((resolve) => link.addEventListener('load', resolve, { once: true })));
  await Promise.race([Promise.all(loads), new Promise((resolve) => addEventListener('load', resolve, { once: true }))]);
}

import type { APIRequestContext, Page } from '@playwright/test';
import { freePort } from '@kayal/server-testing/src/servers/listen-locally.ts';
import { adminEmail, password } from './support/accounts.ts';
import { shownPart, storeHostileTexts } from './support/hostile-texts.ts';
import { startOwnServer, type OwnServer } from './support/own-server.ts';
import { expect, listenTo, test } from './support/quiet-page.ts';
import { adminRoutes, personalRoutes, publicRoutes } from './support/routes.ts';

const base = '/api/onlineorder';
const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const shopperEmail = 'asha@kayal.example';

const logIn = async (request: APIRequestContext, email: string): Promise<void> => {
  const answer = await request.post(`${base}/user/login/kayal`, { data: { email, password }, headers: sameOrigin });
  expect(answer.status()).toBe(200);
};

/** Stores what the demo has none of, so that each kind of text is somewhere. */
async function storeMore(request: APIRequestContext): Promise<void> {
  const calls = {
    [`${base}/apiTokens/kayal`]: { name: 'Till', scopes: ['stock'] },
    [`${base}/webhooks/kayal`]: { url: 'https://example.com/hook', description: 'Till', events: ['order.placed'] },
    [`${base}/send-whatsapp`]: { message: 'Hello', name: 'Meera', email: 'm@example.com', mobileNumber: '9876543210' },
  };
  for (const [path, data] of Object.entries(calls)) {
    const answer = await request.post(path, { data, headers: sameOrigin });
    expect([path, answer.status(), await answer.text()]).toEqual([path, 200, expect.any(String)]);
  }
}

/** What of a stored text has become a part of the page. */
const markupOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // React puts an address that throws in the place of such a link; the server stores none (`linkTarget`).
    const link = 'a[href^="javascript:" i]:not([href^="javascript:throw new Error("])';
    const hostile = `[onerror], [onload], [srcdoc], [src="x"], ${link}, a[href^="data:text" i]`;
    return [...document.querySelectorAll(hostile)].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });

/** Opens pages. @returns those on which no stored text is shown */
async function openAll(page: Page, routes: readonly string[]): Promise<readonly string[]> {
  const silent: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect([route, await markupOf(page)]).toEqual([route, []]);
    if ((await page.getByText(shownPart).count()) === 0) silent.push(route);
  }
  return silent;
}

test('R-39 stored text is text on every page: no script of it runs, and the policy of pages has nothing to report', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const server: OwnServer = await startOwnServer(await freePort(), { WEBHOOK_PRIVATE_TARGETS: 'on' });
  try {
    const context = await browser.newContext({ baseURL: server.origin });
    const dialogs: string[] = [];
    context.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
        console.error(`policy: ${violatedDirective} ${sample}`),
      );
      Object.defineProperty(window, 'hostile', { value: () => console.error('a stored script ran') });
    });
    const page = await context.newPage();
    const lines = listenTo(page);

    await logIn(context.request, adminEmail);
    await storeMore(context.request);
    const settings = await (await context.request.get(`${base}/settings/kayal`)).json();
    storeHostileTexts(server.dataDir, settings.settings);
    await server.crashAndRestart();

    const silent: Record<string, readonly string[]> = {};
    silent['admin'] = await openAll(page, adminRoutes);
    await context.clearCookies();
    silent['visitor'] = await openAll(page, [...publicRoutes, '/dev/mailbox']);
    await logIn(context.request, shopperEmail);
    silent['shopper'] = await openAll(
      page,
      personalRoutes.filter((route) => route !== '/ordersummary'),
    );
    expect(silent).toEqual({ admin: [], visitor: [], shopper: [] });
    expect(dialogs).toEqual([]);
    // No picture is of a colour of that name.
    expect(lines.filter((line) => !line.includes('status of 404'))).toEqual([]);
  } finally {
    await server.stop();
  }
});

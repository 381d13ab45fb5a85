import { signIn } from './support/accounts.ts';
import { checkContent, checkLayout } from './support/check-page.ts';
import { htmlErrors } from './support/html-errors.ts';
import { walkByTab } from './support/keyboard.ts';
import { checkMagnified } from './support/magnified.ts';
import { expect, expectOnConsole, test } from './support/quiet-page.ts';
import { openSettled, routeGroups } from './support/routes.ts';

for (const { who, email, routes } of routeGroups) {
  for (const address of routes) {
    test(`S6.VIS, S6.SHOP.02, S2.ROUTE.01-28, S2.ROUTE.31-32 axe, HTML, width, targets, keyboard and zoom: nothing found on ${address} for ${who}`, async ({
      page,
      request,
    }, { project }) => {
      expectOnConsole(page, /status of 404/);
      if (email !== undefined) await signIn(page, email);
      await openSettled(page, address);
      // A tablet shows what a phone or a desktop shows, with another layout.
      if (project.name !== 'tablet') await checkContent(page);
      await checkLayout(page);
      if (project.name === 'tablet') return;
      const { stops, errors } = await walkByTab(page);
      expect.soft(errors, 'Tab').toEqual([]);
      expect.soft(stops, 'Tab').toBeGreaterThan(2);
      if (project.name === 'phone') return;
      expect.soft(await htmlErrors(await (await request.get(address)).text(), 'served'), 'served HTML').toEqual([]);
      await checkMagnified(page);
    });
  }
}

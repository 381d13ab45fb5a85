import { htmlFaults } from './support/html-faults.ts';
import { expect, test } from './support/quiet-page.ts';
import { routeGroups } from './support/routes.ts';

for (const { who, routes } of routeGroups) {
  test(`S2.ROUTE.01-28 the HTML that the server sends is valid on every address of ${who}`, async ({ request }) => {
    for (const address of routes) {
      const html = await (await request.get(address)).text();
      expect.soft(await htmlFaults(html, 'served'), address).toEqual([]);
    }
  });
}

import { expect, test } from './support/quiet-page.ts';
import { open } from './support/shopping.ts';

const privacySections = ['collect', 'use', 'protect', 'rights', 'third', 'change', 'contact'];

test('S2.STATIC.01-04 the privacy policy has its seven sections, the three rights and a way to ask', async ({
  page,
}) => {
  await open(page, '/privacypolicy');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const numbered = await headings.filter({ hasText: /^\d+/ }).allTextContents();
  expect(numbered).toHaveLength(privacySections.length);
  for (const [index, word] of privacySections.entries()) {
    expect(numbered[index]?.toLowerCase(), `section ${index + 1}`).toContain(word);
  }
  await expect(page.getByRole('main')).toContainText('Kerala, India');
});

test('S1.SHOP.16, S6.VIS.02, S2.STATIC.05-16 the terms have eleven numbered sections', async ({ page }) => {
  await open(page, '/termsconditions');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await headings.filter({ hasText: /^\d+/ }).allTextContents()).toHaveLength(11);
});

for (const address of ['/aboutus', '/shippingpolicy', '/returnpolicy', '/termsconditions', '/privacypolicy']) {
  test(`S2.STATIC.03, J56 no placeholder reaches ${address}, and it is served as HTML`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    expect(html).toMatch(/<h1[ >]/);
    const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(body.length).toBeGreaterThan(1500);
    expect(body).not.toMatch(/\[[A-Za-z ]+\]|\{\{|undefined|TODO/);
  });
}

test('S2.STATIC.17 the claim about the catalogue is true of what is sold', async ({ page, request }) => {
  await open(page, '/aboutus');
  await expect(page.getByRole('main')).toContainText('over 500 products in 30 categories');
  const products = await (await request.get('/api/onlineorder/getProductByFilter/kayal?filter=')).json();
  expect(products.length).toBeGreaterThan(500);
  const categories = await (await request.get('/api/onlineorder/getCategories/kayal')).json();
  expect(categories.length).toBeGreaterThanOrEqual(30);
});

test('S1.SHOP.15, S6.VIS.03, S2.STATIC.21-24, S5.CONTACT.01, S8.CONTACT.01 all fields of a message are required; then it is stored and sent', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByText('Please fill out all fields.').first()).toBeVisible();
  await page.getByLabel('Full Name').fill('Meera Nair');
  await page.getByLabel('Email Address').fill('meera@kayal.example');
  await page.getByLabel('Phone Number').fill('9876543210');
  await page.getByLabel('Message').fill('Do you have the Nilgiri tee in green?');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByText('Message sent successfully to WhatsApp!').first()).toBeVisible();
});

test('S6.PUBLIC robots and the sitemap lead to every product', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/Sitemap: https?:\/\/\S+\/sitemap\.xml/);
  const map = await (await request.get('/sitemap.xml')).text();
  expect(map.match(/<loc>/g)?.length ?? 0).toBeGreaterThan(540);
});

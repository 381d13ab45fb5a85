import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/lib/chromium/chromium-headless-shell', args: ['--no-sandbox'] });
const base = 'http://127.0.0.1:3413';
const h = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const login = async (email) => { const c = await b.newContext(); await c.request.post(base + '/api/onlineorder/user/login/kayal', { data: { email, password: 'made-to-move' }, headers: h }); return c; };
const admin = await login('admin@kayal.example');
const st = await (await admin.request.get(base + '/api/onlineorder/settings/kayal')).json();
await admin.request.put(base + '/api/onlineorder/settings/kayal', { headers: h, data: { version: st.version, theme: st.theme, settings: { ...st.settings, returnDesk: { ...st.settings.returnDesk, isOpen: true, autoApproveBelow: 0, sendWithinDays: 14 } } } });
const asha = await login('asha@kayal.example');
const me = (await (await asha.request.get(base + '/api/onlineorder/user/session/kayal')).json()).user;
const all = await (await admin.request.get(base + '/api/onlineorder/allorder/list/kayal')).json();
const rows = (all.orders ?? all).filter((o) => o.LedCode === me.id);
const by = Object.groupBy(rows, (r) => r.EntryNo);
console.log(Object.entries(by).map(([k, v]) => [k, v.length, v[0].isDelivered, v[0].Quantity, v[0].cancelledAt, new Date(v[0].deliveredAt ?? 0).toISOString()]));
const pending = Object.entries(by).filter(([, v]) => !v[0].isDelivered && v[0].cancelledAt === null).sort((x, y) => y[1].length - x[1].length)[0];
const old = Object.entries(by).find(([, v]) => v[0].isDelivered && v[0].deliveredAt < Date.now() - 30 * 864e5);
console.log(pending?.[0], old?.[0]);
const cookies = await asha.cookies();
let no = process.argv[2] ?? pending[0];
for (const width of [390, 820, 1440]) {
  const c = await b.newContext({ viewport: { width, height: width === 390 ? 844 : 1000 } });
  await c.addCookies(cookies);
  const p = await c.newPage();
  p.on('console', (m) => console.log(width, 'console', m.type(), m.text().slice(0, 300)));
  const shot = (n) => p.screenshot({ path: `/tmp/look-${width}-${n}.png`, fullPage: true });
  if (width === 390) {
    await p.goto(`${base}/orderreturn?o=${no}`); await p.getByText('Not delivered').first().waitFor(); await shot('0-notdelivered');
    await admin.request.post(`${base}/api/onlineorder/order/update-delivery/kayal/${no}`, { headers: h });
    if (old) { await p.goto(`${base}/orderreturn?o=${old[0]}`); await p.getByText('ended on').first().waitFor(); await shot('0-toolate'); }
  }
  await p.goto(`${base}/ordersummary?o=${no}`); await p.getByRole('link', { name: 'Return or exchange' }).waitFor(); await shot('1-summary');
  await p.goto(`${base}/orderreturn?o=${no}`); await p.getByRole('button', { name: 'Increase' }).first().waitFor(); await p.waitForTimeout(800); await shot('2-page');
  await p.getByRole('button', { name: 'Increase' }).first().click();
  await p.getByRole('combobox', { name: 'Reason' }).selectOption('Arrived damaged');
  await p.getByRole('radio', { name: 'Another size or colour' }).click();
  await p.getByRole('button', { name: 'Ask for the return' }).click();
  await p.waitForTimeout(800); await shot('3-errors');
  if (width === 820) continue;
  const w = p.getByRole('combobox', { name: /^Instead/ }); if (await w.count()) { console.log(await w.locator('option').allTextContents()); await w.selectOption({ index: 1 }); }
  await p.getByLabel('Pictures of the damage').setInputFiles('/tmp/look-390-1-summary.png');
  await p.getByRole('textbox', { name: /^Anything/ }).fill('The seam was open at the left side.');
  await p.waitForTimeout(500); await shot('4-filled');
  await p.getByRole('button', { name: 'Ask for the return' }).click();
  await p.getByRole('heading', { name: /^We have your request/ }).waitFor(); await p.waitForTimeout(2500); await p.screenshot({ path: `/tmp/look-${width}-5-view.png` }); await shot('5-asked');
}
await b.close();

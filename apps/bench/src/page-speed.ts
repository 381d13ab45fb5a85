/** What a browser paints and receives of pages, how soon a next page, Back and acts come; beside pages without scripts. */
import { chromium, type Browser, type Cookie } from '@playwright/test';
import { startShop } from '../../../tools/start-shop.ts';
import { chromiumPath } from '../../../tools/test-browser.ts';
import { signIn } from './support/api.ts';
import { timeActs, timeBareTaps } from './support/acts.ts';
import { checkouts, note, percentile, quick, Samples, writeFigures } from './support/figures.ts';
import { visit } from './support/next-page.ts';
import { viewPage, type PageView } from './support/page-view.ts';
import { openLaptop, openPhone } from './support/phone.ts';

const rounds = quick ? 1 : 5;

type Pages = Readonly<Record<string, { readonly address: string; readonly scripts: string }>>;
const lists: Pages = {
  category: { address: '/products?c=4&n=T-Shirts', scripts: '≤ 120' },
  search: { address: '/searchpage?q=tee', scripts: '≤ 120' },
};
const pages: Pages = {
  home: { address: '/', scripts: '≤ 105' },
  product: { address: '/fullimage?I=MTAwMDE', scripts: '≤ 120' },
  ...(quick ? {} : lists),
};
/** Pages that a signed-in shopper opens. */
const ownPages: Readonly<Record<string, string>> = {
  bag: '/cart',
  ...(quick ? {} : { home: '/', orders: '/myorders' }),
};

const samples = new Samples();
const allActs: number[] = [];

/** A running shop with the session of a shopper. */
interface Shop {
  readonly name: string;
  readonly origin: string;
  readonly cookies: readonly Cookie[];
}

async function cookiesOf(browser: Browser, origin: string): Promise<readonly Cookie[]> {
  const { headers } = await signIn(origin, 'asha@kayal.example');
  const [name = '', value = ''] = (headers['cookie'] ?? '').split('=');
  const context = await browser.newContext();
  await context.addCookies([{ name, value, url: origin }]);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** Opens each page once, so that its pictures are made before anything is timed. */
async function makePictures(browser: Browser, { origin, cookies }: Shop): Promise<void> {
  for (const open of [openLaptop, openPhone]) {
    const { page, close } = await open(browser, false);
    await page.context().addCookies([...cookies]);
    for (const address of [...Object.values(pages).map((each) => each.address), ...Object.values(ownPages)])
      await page.goto(origin + address, { waitUntil: 'networkidle' });
    await close();
  }
}

function addView(name: string, view: PageView): void {
  for (const [figure, value] of Object.entries(view)) samples.add(`${name}: ${figure}`, value);
}

async function measure(browser: Browser, { name, origin, cookies }: Shop, isOurs: boolean): Promise<void> {
  for (const [page, { address }] of Object.entries(pages)) {
    addView(`${name}, ${page}`, await viewPage(browser, origin + address));
    if (isOurs) addView(`bare, ${page}`, await viewPage(browser, origin + address, { withScripts: false }));
  }
  for (const [page, address] of Object.entries(ownPages))
    addView(`${name}, shopper's ${page}`, await viewPage(browser, origin + address, { cookies }));
  for (const [device, open] of Object.entries({ laptop: openLaptop, phone: openPhone })) {
    const opened = await open(browser, true);
    for (const [step, times] of Object.entries(await visit(opened, origin)))
      for (const [figure, value] of Object.entries(times)) samples.add(`${name}, ${step}, ${device}: ${figure}`, value);
    await opened.close();
  }
  const acts = await timeActs(browser, origin, cookies);
  samples.add(`${name}, acts`, ...acts);
  if (!isOurs) return;
  allActs.push(...acts);
  samples.add('bare, acts', ...(await timeBareTaps(browser, origin)));
}

function noteAll(name: string): void {
  const of = (figure: string): number => samples.median(`${name}, ${figure}`);
  for (const [page, { scripts }] of Object.entries(pages)) {
    const ceiling = samples.median(`bare, ${page}: largest paint`);
    const aim = '≤ 100 above the page without scripts';
    note(`${page}: largest paint`, { value: of(`${page}: largest paint`), unit: 'ms', aim, ceiling });
    note(`${page}: scripts`, { value: of(`${page}: scripts`), unit: 'kB', aim: scripts });
    note(`${page}: all of it`, { value: of(`${page}: all of it`), unit: 'kB', aim: '≤ 250' });
  }
  const shifts = Object.keys(pages).map((page) => of(`${page}: layout shifts`));
  note('layout shifts, most of a page', { value: Math.max(...shifts), unit: '', aim: '≤ 0.01' });
  for (const page of Object.keys(ownPages))
    note(`shopper's ${page}: scripts`, { value: of(`shopper's ${page}: scripts`), unit: 'kB', aim: '≤ 140' });
  const steps = ['home to a list', 'list to a product', 'product to a similar one'];
  for (const step of steps) {
    const first = `${step}, laptop: first change`;
    note(first, { value: of(first), unit: 'ms', aim: '≤ 100' });
    note(`${step}, laptop: heading`, { value: of(`${step}, laptop: heading`), unit: 'ms', aim: '≤ 100' });
    note(`${step}, phone: heading`, { value: of(`${step}, phone: heading`), unit: 'ms' });
  }
  const data = Math.max(...steps.map((step) => of(`${step}, laptop: data`)));
  note('data of a next page, most of a step', { value: data, unit: 'kB', aim: '≤ 5' });
  for (const step of ['Back to a product', 'Back to a list'])
    note(`${step}, laptop`, { value: of(`${step}, laptop: heading`), unit: 'ms', aim: '≤ 50' });
  const ceiling = samples.median('bare, acts');
  note('ten acts, median of the next paint', { value: percentile(allActs), unit: 'ms', ceiling });
  note('ten acts, p98 of the next paint', { value: percentile(allActs, 0.98), unit: 'ms', aim: '≤ 50', ceiling });
}

const executablePath = chromiumPath();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
const started = await Promise.all(checkouts.map(({ checkout }) => startShop({ checkout })));
try {
  const shops: Shop[] = [];
  for (const [index, { origin }] of started.entries())
    shops.push({ name: checkouts[index]?.name ?? '', origin, cookies: await cookiesOf(browser, origin) });
  for (const shop of shops) await makePictures(browser, shop);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, shop] of shops.entries()) await measure(browser, shop, index === 0);
  if (shops.length > 1) samples.print();
  noteAll(shops[0]?.name ?? '');
} finally {
  await browser.close();
  for (const shop of started) await shop.stop();
}
writeFigures('page-speed');

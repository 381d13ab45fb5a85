/**
 * Draws the README's picture, docs/shop.webp: home on a laptop beside a product list on a phone, as the demo has them.
 * Use: `npm start` in another window, then `npm run docs:readme-picture -- [address]`.
 */
import { chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumFlags, chromiumPath } from '../test-browser.ts';

const [origin = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const height = 800;
const views = [
  { path: '/', width: 1200 },
  { path: '/subcategoryproducts?c=628&n=Women', width: 380 },
];
const gap = 20;

const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [...chromiumFlags, '--font-render-hinting=none', '--hide-scrollbars'],
});
const shots: Buffer[] = [];
for (const { path, width } of views) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  shots.push(await page.screenshot());
  await page.close();
}
await browser.close();

const width = views.reduce((sum, view) => sum + view.width, 0) + gap * (views.length + 1);
let left = gap;
const layers = views.map((view, index) => {
  const layer = { input: shots[index], left, top: gap };
  left += view.width + gap;
  return layer;
});
const picture = sharp({ create: { width, height: height + 2 * gap, channels: 3, background: '#e4e7e3' } });
const whole = await picture.composite(layers).png().toBuffer();
// Sharp resizes before it composes, so this is a second step.
await sharp(whole).resize({ width: 1200 }).webp({ quality: 78 }).toFile('docs/shop.webp');
console.info('docs/shop.webp is drawn.');

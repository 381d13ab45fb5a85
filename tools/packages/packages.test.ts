import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { AxeBuilder } from '@axe-core/playwright';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright';
import { publint } from 'publint';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startShop } from '../start-shop.ts';
import { chromiumPath } from '../test-browser.ts';
import { apiReports } from './api-report.ts';
import { serveMockShop } from './mock-shop-server.ts';
import { builtFiles, outsideProject, type OutsideProject } from './outside-project.ts';
import { packAll, type PackedPackage } from './pack.ts';

const root = path.resolve(import.meta.dirname, '../..');
const executablePath = chromiumPath();
let packed: readonly PackedPackage[] = [];
let project: OutsideProject;
let browser: Browser;

// Its tests install packages and build projects outside.
vi.setConfig({ testTimeout: 180_000 });

beforeAll(async () => {
  // In the environment of tests, pages would be built for development.
  vi.stubEnv('NODE_ENV', 'production');
  packed = packAll();
  const core = path.join(root, 'packages/commerce-core');
  const { devDependencies } = JSON.parse(readFileSync(path.join(core, 'package.json'), 'utf8'));
  project = outsideProject(packed, Object.keys(devDependencies));
  project.copy(path.join(core, 'examples'), 'examples');
  project.copy(path.join(root, 'packages/design-system/examples/react'), 'examples/components');
  browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox'],
  });
}, 300_000);
afterAll(async () => {
  await browser.close();
  project.remove();
  vi.unstubAllEnvs();
});

/**
 * Bundles a file of the outside project for the browser. @returns the script's gzipped bytes without what is external
 */
async function bundle(entry: string, external: RegExp): Promise<{ readonly kilobytes: number; readonly css: string }> {
  const made = await build({
    root: project.folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, minify: true, rolldownOptions: { input: entry, external } },
  });
  const files = builtFiles(made);
  const textOf = (suffix: string): string =>
    files.flatMap(({ name, source }) => (name.endsWith(suffix) ? [String(source)] : [])).join('\n');
  const css = textOf('.css');
  return { kilobytes: gzipSync(textOf('.js')).byteLength / 1000, css };
}

describe('the tarballs', () => {
  it('have entries without errors of publint', async () => {
    for (const { name, tarball } of packed) {
      const { buffer } = new Uint8Array(readFileSync(tarball));
      const { messages } = await publint({ pack: { tarball: buffer }, level: 'warning' });
      expect([name, messages]).toEqual([name, []]);
    }
  });

  it('have types for every module resolution of ES modules', async () => {
    for (const { name, tarball } of packed) {
      const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))));
      // The packages are ES modules only, so `require` from CommonJS and the resolution of Node 10 are not supported.
      const problems = 'problems' in analysis ? analysis.problems : [{ kind: 'untyped' as const }];
      const real = problems.filter(
        (each) =>
          each.kind !== 'CJSResolvesToESM' &&
          !('resolutionKind' in each && each.resolutionKind === 'node10') &&
          !('entrypoint' in each && /\.(css|json)$|brands/.test(each.entrypoint)),
      );
      expect([name, real]).toEqual([name, []]);
    }
  });

  it('have the build, a README and the licence: no source, test or story, but examples', () => {
    for (const { tarball } of packed) {
      const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
      expect(files).toEqual(expect.arrayContaining(['package/README.md', 'package/LICENSE', 'package/package.json']));
      expect(
        files.filter((file) => /\.(test|stories|test-support)\.|^package\/(?!examples\/).*(?<!\.d)\.tsx?$/.test(file)),
      ).toEqual([]);
    }
  });
});

describe('the public API', () => {
  it('changes only with its reports (`npx vitest run --project unit tools/packages -u`, then read the difference)', async () => {
    for (const { file, text } of apiReports(packed)) await expect(text).toMatchFileSnapshot(path.join(root, file));
  });
});

describe('an outside project', () => {
  it('S4.CART.01 fills a cart and places an order from plain Node', async () => {
    const { origin, close } = await serveMockShop();
    const printed = await project.run('examples/node/order.js', { env: { SHOP: origin } });
    close();
    expect(printed).toMatch(/^Order \S+: ₹[\d,]+$/);
  });

  it('S4.CART.01 S4.ORDER.03 places an order at the shop itself from plain Node', async () => {
    const shop = await startShop();
    const printed = await project.run('examples/node/order.js', { env: { SHOP: shop.origin } });
    await shop.stop();
    expect(printed).toMatch(/^Order KY\w+: ₹[\d,]+$/);
  });

  it('sells in a terminal', async () => {
    const { origin, close } = await serveMockShop();
    const typed = 'add 1\norder\nbag\nquit\n';
    const printed = await project.run('examples/terminal/shop.js', { env: { SHOP: origin }, typed });
    close();
    expect(printed).toMatch(/^1 {2}.+ {2}₹[\d,]+$/m);
    expect(printed).toMatch(/^\d+ × .+ {2}₹[\d,]+$/m);
    expect(printed).toMatch(/^Order \S+: ₹[\d,]+\n.*The bag is empty\.$/ms);
  });

  it.each(['react', 'vue'])('S4.CART.01 fills a cart and places an order in a page of %s', async (framework) => {
    const { origin, close } = await serveMockShop(await project.buildPage(`examples/${framework}`));
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(origin);
    const add = page.getByRole('button', { name: /^Add / }).last();
    const name = (await add.innerText()).replace('Add ', '');
    const lines = page.getByRole('list', { name: 'Bag' }).getByRole('listitem');
    const added = lines.filter({ hasText: `1 × ${name}` });
    await lines.first().waitFor();
    expect(await lines.filter({ hasText: name }).count()).toBe(0);
    await add.click();
    await added.getByRole('button').click();
    await added.waitFor({ state: 'detached' });
    await add.click();
    await added.waitFor();
    await page.getByRole('button', { name: /^Place order: ₹[\d,]+$/ }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /^Order \S+: ₹[\d,]+$/ })
      .waitFor();
    await lines.first().waitFor({ state: 'detached' });
    await page.close();
    close();
  });

  it('shows a page of components in a browser: light and dark, comfortable and compact, in both brands', async () => {
    const { origin, close } = await serveMockShop(await project.buildPage('examples/components'));
    // A context of its own: the library of axe refuses a browser's default one.
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (line) => errors.push(line.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(origin);
    const button = page.getByRole('button', { name: 'Add to cart' });
    const look = async (): Promise<string> => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      return button.evaluate((element) => {
        const { backgroundColor, fontFamily, borderRadius } = getComputedStyle(element);
        return [getComputedStyle(document.body).backgroundColor, backgroundColor, fontFamily, borderRadius].join();
      });
    };
    const looks = [await look()];
    for (const name of ['Dark', 'Second brand', 'Dark']) {
      await page.getByRole('switch', { name }).click();
      looks.push(await look());
    }
    expect(new Set(looks).size).toBe(4);
    expect(looks.map((each) => each.includes('Seravek'))).toEqual([false, false, true, true]);
    await page.getByRole('button', { name: 'Size guide' }).click();
    await page.getByRole('dialog', { name: 'Sizes' }).waitFor();
    await page.keyboard.press('Escape');
    const height = (await button.boundingBox())?.height;
    await page.getByRole('switch', { name: 'Compact' }).click();
    expect(await page.locator('html').getAttribute('data-density')).toBe('compact');
    expect((await button.boundingBox())?.height).toBeLessThan(height ?? 0);
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
    close();
  });

  it('lays out and exports a machine from plain Node', async () => {
    project.write(
      'chart.mjs',
      `import { chartOf, layoutChart, toMermaid } from '@kayal/statechart-view';
       import { createMachine } from 'xstate';
       const machine = createMachine({ id: 'm', initial: 'a', states: { a: { on: { GO: 'b' } }, b: {} } });
       const { states, lines, labels } = await layoutChart(chartOf(machine));
       console.log(states.length, lines.length, labels[0].text.join(), toMermaid(machine).split('\\n')[0]);`,
    );
    expect(await project.run('chart.mjs')).toBe('3 2 GO stateDiagram-v2');
  });

  it('renders a page on a server without a browser; the style sheet has every class of it and finds its fonts', async () => {
    project.write(
      'render.mjs',
      `import * as design from '@kayal/design-system';
       import { createElement as h } from 'react';
       import { renderToString } from 'react-dom/server';
       if ('window' in globalThis || 'document' in globalThis) throw new Error('This is a browser.');
       const { Button, Checkbox, Dialog, Heading, PriceTag, Stack, TextField } = design;
       const price = h(PriceTag, { price: '₹799', mrp: '₹999' });
       const dialog = h(Dialog, { open: false, onOpenChange: () => undefined, title: 'Sizes' }, 'Sizes');
       const field = h(TextField, { label: 'Name' });
       const box = h(Checkbox, { label: 'Cotton', checked: true, onCheckedChange: () => undefined });
       const button = h(Button, { variant: 'primary' }, 'Add to cart');
       console.log(renderToString(h(Stack, null, h(Heading, { level: 1 }, 'Tees'), price, field, box, dialog, button)));`,
    );
    const button = path.join(
      project.folder,
      'node_modules/@kayal/design-system/dist/components/forms/Button/Button.js',
    );
    expect(readFileSync(button, 'utf8')).not.toContain('jsxDEV');
    const html = await project.run('render.mjs');
    expect(html).toMatch(/<button[^>]*type="button"[^>]*>.*Add to cart/);
    expect(html).toContain('<h1');
    const sheetFile = path.join(project.folder, 'node_modules/@kayal/design-system/dist/assets/styles.css');
    const sheet = readFileSync(sheetFile, 'utf8');
    const classes = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
    expect(classes.size).toBeGreaterThan(20);
    expect([...classes].filter((name) => !sheet.includes(`.${name}`))).toEqual([]);
    const fonts = [...sheet.matchAll(/url\("?([^")]+)/g)].flatMap(([, file]) => file ?? []);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((file) => !file.startsWith('./') || !existsSync(path.join(sheetFile, '..', file)))).toEqual([]);
  });

  it('builds a React page with Vite; one button adds max 6 kB to React', async () => {
    const entry = project.write(
      'page.jsx',
      `import '@kayal/design-system/styles.css';
       import { Button } from '@kayal/design-system';
       import { createRoot } from 'react-dom/client';
       createRoot(document.body).render(<Button variant="primary">Add to cart</Button>);`,
    );
    const { kilobytes, css } = await bundle(entry, /^react/);
    expect(css).toContain('--');
    expect(kilobytes).toBeLessThanOrEqual(6);
  });

  it('draws a machine in React: the list on a server, ELK in a chunk of its own in the browser', async () => {
    const machine = `createMachine({ id: 'm', initial: 'a', states: { a: { on: { GO: 'b' } }, b: {} } })`;
    project.write(
      'chart-server.mjs',
      `import { Statechart } from '@kayal/statechart-view/react';
       import { createElement } from 'react';
       import { renderToString } from 'react-dom/server';
       import { createMachine } from 'xstate';
       console.log(renderToString(createElement(Statechart, { machine: ${machine} })));`,
    );
    expect(await project.run('chart-server.mjs')).toMatch(/aria-label="Statechart of m".*GO.*m\.b/);
    const entry = project.write(
      'chart.jsx',
      `import '@kayal/statechart-view/style.css';
       import { Statechart } from '@kayal/statechart-view/react';
       import { createRoot } from 'react-dom/client';
       import { createMachine } from 'xstate';
       createRoot(document.body).render(<Statechart machine={${machine}} />);`,
    );
    const { kilobytes, css } = await bundle(entry, /^(react|xstate|elkjs)/);
    expect(css).toContain('--statechart-paper');
    expect(kilobytes).toBeLessThanOrEqual(12);
  });

  it('imports any one machine for max 3 kB besides XState', async () => {
    project.write('names.mjs', `import * as core from '@kayal/commerce-core'; console.log(Object.keys(core).join());`);
    const machines = (await project.run('names.mjs')).split(',').filter((name) => name.endsWith('Machine'));
    expect(machines.length).toBeGreaterThanOrEqual(18);
    const sizes = [];
    for (const name of machines) {
      const code = `import { ${name} } from '@kayal/commerce-core'; globalThis.used = ${name};`;
      const { kilobytes } = await bundle(project.write('machine.js', code), /^xstate/);
      sizes.push({ name, kilobytes });
    }
    expect(sizes.filter(({ kilobytes }) => kilobytes > 3 || kilobytes < 0.2)).toEqual([]);
  });
});

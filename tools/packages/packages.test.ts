import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { createMockShop } from '@kayal/mocks';
import react from '@vitejs/plugin-react';
import { getResponse } from 'msw';
import { publint } from 'publint';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiReports } from './api-report.ts';
import { outsideProject, type OutsideProject } from './outside-project.ts';
import { packAll, type PackedPackage } from './pack.ts';

const root = path.resolve(import.meta.dirname, '../..');
let packed: readonly PackedPackage[] = [];
let project: OutsideProject;

beforeAll(() => {
  packed = packAll();
  project = outsideProject(packed);
}, 300_000);
afterAll(() => project.remove());

/** A server that answers with the mocks, for programs outside the workspace. */
async function serveMocks(): Promise<{ readonly origin: string; readonly server: Server }> {
  const { handlers } = createMockShop({ as: 'shopper' });
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const url = `http://${request.headers.host}${request.url}`;
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const method = request.method ?? 'GET';
    const response = await getResponse(
      [...handlers],
      new Request(url, { method, headers, ...(body.length > 0 && { body }) }),
    );
    reply.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []));
    reply.end(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, server };
}

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
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((each) => ('output' in each ? each.output : []));
  const isChunk = (each: Rolldown.OutputChunk | Rolldown.OutputAsset): each is Rolldown.OutputChunk =>
    each.type === 'chunk';
  const script = outputs
    .filter(isChunk)
    .map(({ code }) => code)
    .join('\n');
  const css = outputs.flatMap((each) =>
    !isChunk(each) && each.fileName.endsWith('.css') ? [String(each.source)] : [],
  );
  return { kilobytes: gzipSync(script).byteLength / 1000, css: css.join('\n') };
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

  it('have the build, a README and the licence: no source, test or story', () => {
    for (const { tarball } of packed) {
      const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
      expect(files).toEqual(expect.arrayContaining(['package/README.md', 'package/LICENSE', 'package/package.json']));
      expect(files.filter((file) => /\.(test|stories|test-support)\.|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
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
    const { origin, server } = await serveMocks();
    for (const name of ['edge', 'plain-node']) {
      const source = readFileSync(path.join(root, `packages/commerce-core/examples/${name}.ts`), 'utf8');
      project.write(`${name}.mjs`, stripTypeScriptTypes(source).replaceAll("'./edge.ts'", "'./edge.mjs'"));
    }
    const printed = await project.run('plain-node.mjs', { SHOP: origin });
    server.close();
    expect(printed).toMatch(/^Order \S+: ₹[\d,]+$/);
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

  it('renders a component on a server', async () => {
    project.write(
      'render.mjs',
      `import { Button } from '@kayal/design-system';
       import { createElement } from 'react';
       import { renderToString } from 'react-dom/server';
       console.log(renderToString(createElement(Button, { variant: 'primary' }, 'Add to cart')));`,
    );
    expect(await project.run('render.mjs')).toMatch(/<button[^>]*type="button"[^>]*>.*Add to cart/);
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

  it('imports one machine for max 3 kB besides XState', async () => {
    const entry = project.write(
      'machine.js',
      `import { contactMachine } from '@kayal/commerce-core';
       import { createActor } from 'xstate';
       createActor(contactMachine, { input: { newKey: () => '' } }).start();`,
    );
    const { kilobytes } = await bundle(entry, /^xstate/);
    expect(kilobytes).toBeLessThanOrEqual(3);
  });
});

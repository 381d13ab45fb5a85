import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { BuiltShop, ShopModule } from './shop-module.ts';

/** The shop built from its current sources, and the server that compiles them. */
export interface DevelopmentShop {
  readonly vite: ViteDevServer;
  readonly shop: BuiltShop;
}

/**
 * Puts the panel that makes calls fail (ADR 8) into every page of the development server. It is named by its file and
 * never imported, so nothing that is built can hold it.
 */
const chaosPanel = (file: string): Plugin => ({
  name: 'kayal-chaos-panel',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: `/@fs${file}` }, injectTo: 'head-prepend' as const },
  ],
});

/**
 * Serves the shop's sources through Vite.
 * @param shopFolder the folder of `apps/shop`
 * @param hotReloadPort port on which the browser is notified of changes
 */
export async function openDevelopmentShop(shopFolder: string, hotReloadPort: number): Promise<DevelopmentShop> {
  const vite = await createServer({
    configFile: `${shopFolder}/vite.config.ts`,
    // Two development servers side by side must not delete each other's pre-bundled packages.
    cacheDir: `${shopFolder}/node_modules/.vite/${hotReloadPort}`,
    plugins: [chaosPanel(path.resolve(shopFolder, '../../mocks/src/chaos-panel.ts'))],
    server: { middlewareMode: true, hmr: { port: hotReloadPort, host: '127.0.0.1' } },
  });
  return {
    vite,
    shop: {
      scripts: ['/src/early-taps.ts', '/src/entry-client.tsx'],
      clientFolder: shopFolder,
      assetsFor: () => ({ css: [], modules: [] }),
      addressOf: ({ pathname, search }) => `${pathname}${search}`,
      // The sources are not loaded yet: old addresses lead nowhere in development.
      unknownAddress: '',
      render: async (input) => {
        const module = await loadShopModule(vite);
        const url = new URL(module.addressOf(input.url), input.url);
        const result = await module.render({ ...input, url });
        return { ...result, html: await vite.transformIndexHtml(input.url.pathname, result.html) };
      },
    },
  };
}

async function loadShopModule(vite: ViteDevServer): Promise<Pick<ShopModule, 'addressOf' | 'render'>> {
  const module = await vite.ssrLoadModule('/src/entry-server.tsx');
  const { addressOf, render } = module;
  if (typeof render !== 'function' || typeof addressOf !== 'function') {
    throw new Error('The shop does not export render and addressOf.');
  }
  return { addressOf: (url) => addressOf(url), render: (input) => render(input) };
}

import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openToAnyone } from '../http/route-policy.ts';
import { styleNonce } from '../http/security-headers.ts';
import { registerRendering } from '../http/rendering/register-rendering.ts';
import { loadBuiltShop } from '../http/rendering/shop-module.ts';
import { catalogueVersionOf } from '../modules/catalogue-version/catalogue-version.ts';
import { companyCode } from '../modules/shop-settings/company-code.ts';
import { projectFolder } from '../basics/program-files.ts';

/** Folder of the shop's package, which contains its build. */
export const shopFolder = path.join(projectFolder, 'apps/shop');

/** Adds the pages and files of the built shop to an app. @throws when the shop has not been built */
export async function serveShop(app: FastifyInstance): Promise<void> {
  const { config, db, metrics, answers } = app.context;
  const shop = await loadBuiltShop(shopFolder);
  const versions = catalogueVersionOf(db);
  app.oldAddresses.isPage = (address) => {
    const url = URL.parse(address, config.publicOrigin);
    return url !== null && shop.addressOf(url) !== shop.unknownAddress;
  };
  await app.register(async (scope) => {
    openToAnyone(scope);
    await registerRendering(scope, {
      config,
      shop,
      styleNonce,
      metrics,
      answers,
      catalogueVersion: () => versions.total(),
      companyCode: () => companyCode({ config, db }),
      oldAddress: (url) => app.oldAddresses.find(url),
    });
  });
}

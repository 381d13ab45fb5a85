import { comparisonOf, deliveryBy } from '@kayal/commerce-core';
import { endpoints, type GatewayWay } from '@kayal/api-contract';
import { isDeepStrictEqual } from 'node:util';
import { defaultSettings, heroBeforeOpening } from '@kayal/commerce-core/default-settings';
import { offeredWays, publicPrivacy } from '@kayal/commerce-core';
import { fillFields } from '@kayal/commerce-core/policy-page';
import type { FastifyInstance } from 'fastify';
import { connectedGateways } from '../../config/gateways.ts';
import type { AppContext } from '../../context/app-context.ts';
import { ApiError } from '../../http/api-error.ts';
import { pageOf } from '../../http/paging.ts';
import { datedFile } from '../../http/dated-file.ts';
import { registerEndpoint, registerPublicEndpoint } from '../../http/register-endpoint.ts';
import { sendReady } from '../../http/answers/ready-answers.ts';
import { catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { companyCodeFixer, isCompanyCode } from './company-code.ts';
import { logoAddress, readLogo } from './logo.ts';
import { previewMail } from './mail-texts.ts';
import { createPolicyPages } from './policies/policy-pages.ts';
import { currentSettings, readSettings, todayOf, type CurrentSettings } from './settings-cache.ts';
import { countSettings, hasProductOnSale, hasPromotions, listSettings } from './shop-settings.repository.ts';
import { freezeSellerTexts } from './seller-texts.ts';
import {
  checkTheme,
  restoreSettings,
  saveSettings,
  themeAddress,
  withoutCompanyCode,
} from './shop-settings.service.ts';
import { stylesheetOf } from './theme.ts';

/** Max versions of one answer. */
const pageSize = 50;

/** @param isEmpty whether no product is on sale: the hero of a new shop then says that it opens soon */
function toPublic({ version, settings, theme }: CurrentSettings, isEmpty: boolean, connected: readonly GatewayWay[]) {
  const {
    policies,
    mails: _mails,
    tax: _tax,
    invoicing: _invoicing,
    companyCode: _code,
    couriers: _couriers,
    attributes,
    sizeCharts: _sizeCharts,
    deliveryTerms,
    cashTerms,
    returnDesk,
    payments,
    privacy,
    seller,
    logo: logoData,
    hero: saved,
    promoStrip,
    ...open
  } = settings;
  const hero = isEmpty && isDeepStrictEqual(saved, defaultSettings.hero) ? heroBeforeOpening : saved;
  const logo = readLogo(logoData);
  const ways = offeredWays({ payments }, connected);
  const fill = (text: string): string => fillFields(text, { name: settings.profile.name });
  return {
    ...open,
    ...deliveryBy(deliveryTerms, cashTerms),
    ...comparisonOf(attributes),
    seller: seller.legalName === '' ? null : seller,
    takesReturns: returnDesk.isOpen,
    ...publicPrivacy(privacy),
    ...(ways.length === 1 && ways[0] === 'cash' ? {} : { paymentWays: [...ways] }),
    hero: { ...hero, kicker: fill(hero.kicker), headline: fill(hero.headline), text: fill(hero.text) },
    promoStrip: fill(promoStrip),
    version,
    policies: policies.map(({ slug, title }) => ({ slug, title })),
    logo: logo === null ? null : { src: logoAddress(logo), width: logo.width, height: logo.height },
    themeStylesheet: theme === null ? null : themeAddress(theme),
  };
}

/** Serves the public settings, and the calls of the settings page. */
export function registerShopSettings(app: FastifyInstance, context: AppContext): void {
  const { config, db, answers } = context;
  app.decorate('isCompanyCode', (code) => isCompanyCode(context, code));
  const policies = createPolicyPages();
  app.addHook('onClose', () => policies.close());
  // A version of the shop before this one stored none, and the environment may have another GSTIN since the last start.
  app.addHook('onReady', async () => {
    const { settings } = await currentSettings(context);
    await freezeSellerTexts(db, settings, { config, at: context.now() });
  });
  /** Saves settings whose pages can be shown. */
  const save: typeof saveSettings = async (parts, admin, expected, draft) => {
    const fields = await policies.problems((await readSettings(context)).settings, draft.settings);
    if (Object.keys(fields).length > 0) throw new ApiError('request.invalid', { fields });
    return saveSettings(parts, admin, expected, draft);
  };

  registerPublicEndpoint(app, endpoints.getShop, async ({ request, reply }) => {
    const current = await currentSettings(context);
    const { content } = await catalogueVersionOf(db).current();
    const read = async () => ({
      value: {
        ...toPublic(current, !(await hasProductOnSale(db)), connectedGateways(context.config)),
        ...((await hasPromotions(db)) ? { promotions: true as const } : {}),
      },
    });
    return sendReady(request, reply, await answers.json(`shop ${current.version} ${content}`, read, request.share));
  });

  registerPublicEndpoint(app, endpoints.getPolicy, async ({ params, request, reply }) => {
    const { settings, version, savedAt } = await currentSettings(context);
    if (!settings.policies.some(({ slug }) => slug === params.slug)) throw new ApiError('not_found');
    const read = async () => ({
      value: await policies.render({
        settings,
        slug: params.slug,
        publicOrigin: config.publicOrigin,
        updatedAt: savedAt,
      }),
    });
    return sendReady(request, reply, await answers.json(`policy ${version} ${params.slug}`, read, request.share));
  });

  const forAdmin = async (saved: CurrentSettings) => ({
    ...saved,
    companyCodeFixedBy: await companyCodeFixer(context),
  });

  registerEndpoint(app, endpoints.getSettings, async () => forAdmin(await readSettings(context)));

  registerEndpoint(app, endpoints.saveSettings, async ({ identity, body }) => {
    const { version } = await save(context, identity, body.version, body);
    return { success: true, version };
  });

  registerEndpoint(app, endpoints.checkTheme, async ({ body }) => checkTheme(body.theme));

  registerEndpoint(app, endpoints.getSettingsHistory, async ({ query, reply }) => {
    reply.header('x-total-count', await countSettings(db));
    const rows = await listSettings(db, pageOf(query, pageSize));
    return rows.map(({ changed, ...row }) => ({ ...row, changed: JSON.parse(changed) }));
  });

  registerEndpoint(app, endpoints.restoreSettings, async ({ identity, body }) =>
    forAdmin(await restoreSettings(context, identity, body)),
  );

  registerEndpoint(app, endpoints.exportSettings, async ({ reply }) => {
    const { settings, theme } = await readSettings(context);
    reply.header('content-disposition', datedFile(await todayOf(context), 'shop-settings', 'json'));
    return { format: 'kayal-shop-settings/1', settings: withoutCompanyCode(settings), theme };
  });

  registerEndpoint(app, endpoints.importSettings, async ({ identity, body: { settings, theme } }) =>
    forAdmin(await save(context, identity, null, { settings: withoutCompanyCode(settings), theme })),
  );

  registerEndpoint(app, endpoints.previewMail, async ({ body }) => {
    const { settings } = await currentSettings(context);
    return previewMail(body, settings.profile);
  });

  app.get<{ Params: { file: string } }>(
    '/logo/:file',
    { config: { access: 'anyone' }, schema: { hide: true } },
    async (request, reply) => {
      const { settings } = await currentSettings(context);
      const logo = readLogo(settings.logo);
      if (logo === null) throw new ApiError('not_found');
      const isCurrent = `/logo/${request.params.file}` === logoAddress(logo);
      // A page rendered just before a save links to the earlier logo, and gets the current one.
      reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Opened as a page, an SVG would run the programs in it.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return reply.type(logo.type).send(logo.bytes);
    },
  );

  app.get<{ Params: { file: string } }>(
    '/theme/:file',
    { config: { access: 'anyone' }, schema: { hide: true } },
    async (request, reply) => {
      const { theme } = await currentSettings(context);
      if (theme === null) throw new ApiError('not_found');
      const isCurrent = `/theme/${request.params.file}` === themeAddress(theme);
      // A page rendered just before a save links to the earlier stylesheet, and gets the current one.
      reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache');
      return reply.type('text/css; charset=utf-8').send(stylesheetOf(theme));
    },
  );
}

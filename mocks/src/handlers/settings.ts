import { gatewayWays } from '@kayal/api-contract';
import {
  attributeProblems,
  comparisonOf,
  deliveryBy,
  offeredWays,
  publicPrivacy,
  sizeChartProblems,
} from '@kayal/commerce-core';
import { renderPolicy } from '@kayal/commerce-core/policy-page';
import { demoSettings } from '@kayal/demo-catalogue/settings';
import type { MockModule } from '../create-mock-shop.ts';
import { savedSettings, type SavedSettingsRow } from '../fixtures/settings.ts';
import { answer, answerFile, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import type { MockShopState } from '../mock-shop-state.ts';
import { pageOf } from '../product-list.ts';

/** When everything of a story is saved, ms since 1970. */
const savedNow = Date.UTC(2026, 10, 21, 6, 30);

function save(
  state: MockShopState,
  { settings, theme }: Pick<SavedSettingsRow, 'settings' | 'theme'>,
  changed: string[],
) {
  const version = state.settings.version + 1;
  state.settings = { ...state.settings, version, settings, theme, savedAt: savedNow };
  state.settingsHistory = [
    { version, savedAt: savedNow, actorName: state.user?.full_name ?? null, changed },
    ...state.settingsHistory,
  ];
  return state.settings;
}

/** Some of what the server refuses, in its words. */
function refusedFields({
  profile,
  tax,
  attributes = [],
  sizeCharts = [],
}: SavedSettingsRow['settings']): Record<string, string> {
  const isCurrency = Intl.supportedValuesOf('currency').includes(profile.currency.code);
  const under = (name: string, problems: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(problems).map(([path, problem]) => [`${name}.${path}`, problem]));
  return {
    ...under('attributes', attributeProblems(attributes)),
    ...under('sizeCharts', sizeChartProblems(sizeCharts)),
    ...(isCurrency ? {} : { 'profile.currency': 'no such currency' }),
    ...((tax.gstin === '') === (tax.hsn === '') ? {} : { tax: 'GSTIN and HSN are set together' }),
  };
}

/** The shop's settings: name, texts, numbers, pages and look. */
export function settingsHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('getShop', () => {
      const {
        policies,
        tax: _tax,
        invoicing: _invoicing,
        mails: _mails,
        logo: _logo,
        companyCode: _code,
        couriers: _couriers,
        attributes,
        sizeCharts: _sizeCharts,
        deliveryTerms,
        cashTerms,
        returnDesk,
        payments,
        seller,
        privacy,
        ...settings
      } = { ...demoSettings, ...state.settings.settings };
      const connected = gatewayWays.filter((way) => state.gateways[way].mode !== null);
      const ways = offeredWays({ payments }, connected);
      return answer({
        ...settings,
        ...deliveryBy(deliveryTerms, cashTerms),
        ...comparisonOf(attributes),
        ...(ways.length === 1 && ways[0] === 'cash' ? {} : { paymentWays: [...ways] }),
        seller: seller.legalName === '' ? null : seller,
        takesReturns: returnDesk.isOpen,
        ...publicPrivacy(privacy),
        ...(state.discounts.some((each) => each.state === 'active') ? { promotions: true as const } : {}),
        version: state.settings.version,
        policies: policies.map(({ slug, title }) => ({ slug, title })),
        logo: null,
        themeStylesheet: null,
      });
    }),
    endpoint('getPolicy', ({ params }) => {
      const { settings, savedAt } = state.settings;
      const page = renderPolicy(settings, params.slug, 'https://kayal.example', savedAt);
      return page === null ? refuse('not_found') : answer(page);
    }),
    endpoint('getSettings', () => answer(state.settings)),
    endpoint('saveSettings', ({ body }) => {
      if (body.version !== state.settings.version) {
        const { phone } = state.settings.settings.contact;
        return refuse('settings.changed', { changes: [{ field: 'contact.phone', now: phone }] });
      }
      const fields = refusedFields(body.settings);
      if (Object.keys(fields).length > 0) return refuse('request.invalid', { fields });
      return answer({ success: true, version: save(state, body, ['profile']).version });
    }),
    endpoint('checkTheme', ({ body }) => {
      if (!body.theme.trimStart().startsWith('{')) return refuse('theme.invalid', { fields: { theme: 'not JSON' } });
      return answer({ stylesheet: ':root{}', lowContrast: [] });
    }),
    endpoint('addShopPicture', ({ form }) =>
      form?.has('images') === true
        ? answer({ success: true, picture: 'shop-0123456789abcdef.webp' })
        : refuse('image.missing'),
    ),
    endpoint('getSettingsHistory', ({ query }) =>
      answer(pageOf(state.settingsHistory, query), state.settingsHistory.length),
    ),
    endpoint('restoreSettings', ({ body }) =>
      body.version === state.settings.version
        ? answer(save(state, savedSettings, ['contact.phone']))
        : refuse('settings.changed', { changes: [] }),
    ),
    endpoint('exportSettings', () => {
      const { settings, theme } = state.settings;
      // Another shop keeps its own code.
      const { companyCode: _, ...others } = settings;
      return answerFile({ format: 'kayal-shop-settings/1', settings: others, theme }, 'shop-settings.json');
    }),
    endpoint('getTaxTable', ({ query }) =>
      answerFile('Invoice Number,Invoice date', `${query.table}-${query.month}.csv`),
    ),
    endpoint('importSettings', ({ body }) => answer(save(state, body, ['profile', 'contact']))),
    endpoint('previewMail', ({ body }) => {
      const { name } = state.settings.settings.profile;
      const filled = (text: string): string =>
        text.replaceAll('{shop}', name).replaceAll('{name}', 'Asha Nair').replaceAll('{order}', 'KY260004');
      const fields = ['name', 'order', 'shop'];
      const used = [...`${body.subject}\n${body.body}`.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
      return answer({
        subject: filled(body.subject),
        text: filled(body.body),
        fields,
        unknownFields: [...new Set(used)].filter((field) => !fields.includes(field)),
      });
    }),
  ];
}

import type { MockModule } from '../create-mock-shop.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { nextId } from '../mock-shop-state.ts';

/** When tokens of a story are made, ms since 1970. */
const createdAt = Date.UTC(2026, 10, 21, 6, 30);

/** API tokens. The calls of other programs are refused, as the server does without a token. */
export function apiTokenHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('getApiTokens', () => answer([...state.apiTokens])),
    endpoint('addApiToken', ({ body }) => {
      const id = `token_new_${nextId(state)}`;
      const row = {
        id,
        name: body.name,
        scopes: body.scopes,
        prefix: 'kyl_7f3a',
        createdAt,
        expiresAt: createdAt + 365 * 24 * 3_600_000,
        lastUsedAt: null,
        createdBy: state.user?.full_name ?? null,
      };
      state.apiTokens = [row, ...state.apiTokens];
      return answer({ success: true, token: 'kyl_7f3aX0mockmockmockmockmockmockmockmockmo', row });
    }),
    endpoint('revokeApiToken', ({ params }) => {
      if (!state.apiTokens.some(({ id }) => id === params.id)) return refuse('not_found');
      state.apiTokens = state.apiTokens.filter(({ id }) => id !== params.id);
      return answer({ success: true, message: 'The token was revoked.' });
    }),
    endpoint('feedStock', () => refuse('token.invalid')),
    endpoint('feedPrices', () => refuse('token.invalid')),
    endpoint('feedImport', () => refuse('token.invalid')),
    endpoint('feedOrders', () => refuse('token.invalid')),
    endpoint('feedOrdersFile', () => refuse('token.invalid')),
    endpoint('feedProducts', () => refuse('token.invalid')),
  ];
}

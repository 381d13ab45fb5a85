import type { WireOf } from '@kayal/api-contract';
import type { MockModule } from '../create-mock-shop.ts';
import {
  additionId,
  recoveryCodes,
  signInId,
  totpAddedAt,
  totpSecret,
  wrongPasskeyId,
} from '../fixtures/account-security.ts';
import { demoPassword, markOf, rightCode } from '../fixtures/accounts.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import type { MockShopState } from '../mock-shop-state.ts';

const host = 'shop.test';
const challenge = 'bW9jay1jaGFsbGVuZ2U';
const timeout = 300_000;

/** Whether the password is that of the signed-in account. */
export function isCurrentPassword({ user }: MockShopState, password: string): boolean {
  return (user?.password ?? demoPassword) === password;
}

/** Adds recovery codes when there are none. @returns the codes to show once */
function firstRecoveryCodes(state: MockShopState): string[] {
  if (state.recoveryCodesLeft > 0) return [];
  state.recoveryCodesLeft = recoveryCodes.length;
  return [...recoveryCodes];
}

function isRightProof(proof: WireOf<'finishSignIn'>['body']): boolean {
  if (proof.method === 'passkey') return proof.response.id !== wrongPasskeyId;
  return proof.method === 'totp' ? proof.code === rightCode : recoveryCodes.includes(proof.code);
}

/** Passkeys, the authenticator app, recovery codes, and the sign-in that asks for one of them. */
export function secondFactorHandlers({ state, endpoint }: MockModule): MockRoute[] {
  const isLast = (): boolean => state.requiresSecondFactor && state.passkeys.length + (state.totpAddedAt ? 1 : 0) === 1;
  const passkeyIds = () =>
    state.passkeys.map(({ id }) => ({ id, type: 'public-key' as const, transports: ['internal'] }));
  return [
    endpoint('getSecondFactors', () =>
      answer({
        success: true,
        required: state.requiresSecondFactor,
        passkeysAvailable: true,
        passkeys: [...state.passkeys],
        totp: state.totpAddedAt === null ? null : { createdAt: state.totpAddedAt },
        recoveryCodesLeft: state.recoveryCodesLeft,
      }),
    ),
    endpoint('startPasskey', ({ body }) => {
      if (!isCurrentPassword(state, body.password)) return refuse('auth.password');
      const { id = '', full_name: displayName = '', email: name = '' } = state.user ?? {};
      return answer({
        success: true,
        id: additionId,
        options: {
          rp: { id: host, name: 'KAYAL' },
          user: { id, name, displayName },
          challenge,
          pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
          timeout,
          attestation: 'none',
          excludeCredentials: passkeyIds(),
          authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        },
      });
    }),
    endpoint('addPasskey', ({ body: { id, name, response } }) => {
      if (id !== additionId) return refuse('second_factor.expired');
      if (response.id === wrongPasskeyId) return refuse('passkey.refused');
      state.passkeys = [...state.passkeys, { id: response.id, name, createdAt: totpAddedAt, usedAt: null }];
      return answer({ success: true, recoveryCodes: firstRecoveryCodes(state) });
    }),
    endpoint('removePasskey', ({ params, body }) => {
      if (!isCurrentPassword(state, body.password)) return refuse('auth.password');
      const left = state.passkeys.filter(({ id }) => id !== params.id);
      if (left.length === state.passkeys.length) return refuse('not_found');
      if (isLast()) return refuse('second_factor.last');
      state.passkeys = left;
      return answer({ success: true, message: 'The passkey is removed.' });
    }),
    endpoint('startTotp', ({ body }) => {
      if (!isCurrentPassword(state, body.password)) return refuse('auth.password');
      const uri = `otpauth://totp/KAYAL:${state.user?.email ?? ''}?secret=${totpSecret}&issuer=KAYAL`;
      const qr = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3"><path d="M0 0h1v1H0zM2 0h1v1H2z"/></svg>';
      return answer({ success: true, id: additionId, secret: totpSecret, uri, qr });
    }),
    endpoint('addTotp', ({ body }) => {
      if (body.id !== additionId) return refuse('second_factor.expired');
      if (body.code !== rightCode) return refuse('second_factor.wrong');
      state.totpAddedAt = totpAddedAt;
      return answer({ success: true, recoveryCodes: firstRecoveryCodes(state) });
    }),
    endpoint('removeTotp', ({ body }) => {
      if (!isCurrentPassword(state, body.password)) return refuse('auth.password');
      if (state.totpAddedAt === null) return refuse('not_found');
      if (isLast()) return refuse('second_factor.last');
      state.totpAddedAt = null;
      return answer({ success: true, message: 'The authenticator app is removed.' });
    }),
    endpoint('renewRecoveryCodes', ({ body }) => {
      if (!isCurrentPassword(state, body.password)) return refuse('auth.password');
      if (state.passkeys.length === 0 && state.totpAddedAt === null) return refuse('second_factor.none');
      state.recoveryCodesLeft = recoveryCodes.length;
      return answer({ success: true, recoveryCodes: [...recoveryCodes] });
    }),
    endpoint('getSignInChallenge', ({ body }) => {
      if (body.id !== signInId || state.signingIn === null) return refuse('second_factor.expired');
      const hasPasskey = state.passkeys.length > 0;
      return answer({
        success: true,
        methods: [
          ...(hasPasskey ? (['passkey'] as const) : []),
          ...(state.totpAddedAt === null ? [] : (['totp'] as const)),
          ...(state.recoveryCodesLeft === 0 ? [] : (['recovery'] as const)),
        ],
        passkey: hasPasskey
          ? { challenge, timeout, rpId: host, allowCredentials: passkeyIds(), userVerification: 'preferred' }
          : null,
      });
    }),
    endpoint('finishSignIn', ({ body }) => {
      const account = state.signingIn;
      if (body.id !== signInId || account === null) return refuse('second_factor.expired');
      if (!isRightProof(body)) return refuse(body.method === 'passkey' ? 'passkey.refused' : 'second_factor.wrong');
      if (body.method === 'recovery') state.recoveryCodesLeft -= 1;
      state.signingIn = null;
      state.user = account;
      const { id, full_name, email } = account;
      return answer([{ id, full_name, email, password: markOf(account) }]);
    }),
  ];
}

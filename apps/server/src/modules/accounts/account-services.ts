import type { AppContext } from '../../context.ts';
import { createLimiter, type Limiter } from './limits/account-limits.ts';
import { createLoginGuard, type LoginGuard } from './sign-in/login-lockout.ts';
import { createCodes, type Codes } from './codes/codes.service.ts';
import { createPasswords, type Passwords } from './passwords/password-hashing.ts';

/** What the services of this module share. */
export interface AccountParts {
  readonly context: AppContext;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly limiter: Limiter;
  readonly guard: LoginGuard;
}

/** Makes the parts for an app. */
export function createAccountParts(context: AppContext): AccountParts {
  return {
    context,
    codes: createCodes(context),
    passwords: createPasswords(),
    limiter: createLimiter(context),
    guard: createLoginGuard(context),
  };
}

import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { createSecurityEvents } from '../../http/monitoring/security-events.ts';
import { createCodes, type Codes } from './codes/codes.service.ts';
import { createLimiter, type Limiter } from './limits/account-limits.ts';
import { createPasswords, type Passwords } from './passwords/password-hashing.ts';
import { callerReader, type Caller } from './places/caller.ts';
import { createKnownPlaces, type KnownPlaces } from './places/known-places.ts';
import { createLoginLockout, type LoginLockout } from './sign-in/login-lockout.ts';

/** Parts shared by the services of this module. */
export interface AccountServices {
  readonly context: AppContext;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly limiter: Limiter;
  readonly lockout: LoginLockout;
  readonly places: KnownPlaces;
  readonly callerOf: (request: FastifyRequest) => Caller;
}

/** Makes the shared services of an app. */
export function createAccountServices(context: AppContext): AccountServices {
  const passwords = createPasswords();
  context.metrics.gauge('passwords_waiting_hashes', 'Passwords that wait to be hashed', passwords.waiting);
  return {
    context,
    codes: createCodes(context),
    passwords,
    limiter: createLimiter(context),
    lockout: createLoginLockout(context),
    places: createKnownPlaces(context),
    callerOf: callerReader(context.config, createSecurityEvents(context.serverKey)),
  };
}

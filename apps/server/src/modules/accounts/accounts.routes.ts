import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { createAccountServices, type AccountServices } from './account-services.ts';
import { registerAdmins } from './admins/admins.routes.ts';
import { foldEmailsOnce } from './customers/fold-emails.ts';
import { registerProfile } from './customers/profile.routes.ts';
import { registerGoogle } from './google/google.routes.ts';
import { registerPassword } from './passwords/password.routes.ts';
import { registerRecovery } from './recovery/recovery.routes.ts';
import { createRecovery } from './recovery/recovery.service.ts';
import { registerSecondFactors } from './second-factor/second-factor.routes.ts';
import { registerSessions } from './sessions/sessions.routes.ts';
import { createSessions, type Sessions } from './sessions/sessions.service.ts';
import { registerSetup } from './setup/setup.routes.ts';
import { createOpenSession } from './sign-in/open-session.ts';
import { registerSignIn } from './sign-in/sign-in.routes.ts';
import { registerSignUp } from './sign-up/sign-up.routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What modules above may use of accounts. */
    accounts: { readonly services: AccountServices; readonly sessions: Sessions };
  }
}

/** Accounts: signing up and in, second factors, sessions, recovery, admins, and the first admin of a new shop. */
export function registerAccounts(app: FastifyInstance, context: AppContext): void {
  const sessions = createSessions(context);
  const services = createAccountServices(context);
  const recovery = createRecovery(services);
  const openSession = createOpenSession(services, sessions);

  registerSignUp(app, services);
  registerSignIn(app, services, { recovery, sessions, openSession });
  registerSecondFactors(app, services, openSession);
  registerGoogle(app, services, openSession);
  registerRecovery(app, services, recovery);
  registerSessions(app, context, sessions);
  registerProfile(app, context);
  registerPassword(app, services, sessions);
  registerAdmins(app, services);
  registerSetup(app, services, openSession);
  foldEmailsOnce(app, context);
  app.decorate('accounts', { services, sessions });
  app.decorate('identify', sessions.identify);
}

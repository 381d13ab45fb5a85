import { route } from './route.ts';

/** Second factors, sessions, password and data of the own account: only pages with them load these. */
export const accountSecurityRoutes = {
  getSecondFactors: route('GET', '/user/secondFactors/:company', 'self', 'ASVS 6.3.3'),
  startPasskey: route('POST', '/user/passkeys/start/:company', 'self', 'ASVS 6.3.3'),
  addPasskey: route('POST', '/user/passkeys/:company', 'self', 'ASVS 6.3.3'),
  removePasskey: route('DELETE', '/user/passkeys/:company/:id', 'self', 'ASVS 6.3.3'),
  startTotp: route('POST', '/user/totp/start/:company', 'self', 'ASVS 6.3.3'),
  addTotp: route('POST', '/user/totp/:company', 'self', 'ASVS 6.3.3'),
  removeTotp: route('DELETE', '/user/totp/:company', 'self', 'ASVS 6.3.3'),
  renewRecoveryCodes: route('POST', '/user/recoveryCodes/:company', 'self', 'ASVS 6.4.4'),
  getSignInChallenge: route('POST', '/user/secondFactor/start/:company', 'anyone', 'ASVS 6.3.3'),
  finishSignIn: route('POST', '/user/secondFactor/:company', 'anyone', 'ASVS 6.3.3'),
  getSessions: route('GET', '/user/sessions/:company', 'self', 'ASVS 7.5.2'),
  endSession: route('DELETE', '/user/sessions/:company/:id', 'self', 'ASVS 7.5.2'),
  endOtherSessions: route('DELETE', '/user/sessions/:company', 'self', 'ASVS 7.4.3'),
  confirmIdentity: route('POST', '/user/confirm/:company', 'self', 'ASVS 7.5.3'),
  changePassword: route('POST', '/user/changePassword/:company', 'self', 'ASVS 6.2.3'),
  exportMyData: route('GET', '/user/data/:company', 'self', 'GDPR 20'),
  deleteAccount: route('DELETE', '/user/account/:company', 'self', 'GDPR 17'),
};

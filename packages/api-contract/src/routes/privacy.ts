import { route } from './route.ts';

/** Notices and consents about personal data (Digital Personal Data Protection Act 2023). */
export const privacyRoutes = {
  getNotice: route('GET', '/notice/:company', 'anyone', 'docs/law.md'),
  getConsents: route('GET', '/user/consents/:company', 'self', 'docs/law.md'),
  setConsent: route('POST', '/user/consents/:company', 'self', 'docs/law.md'),
};

/** Files about personal data, in the back office. */
export const privacyDeskRoutes = {
  getPrivacyFile: route('GET', '/privacyFile/:company', 'admin', 'docs/law.md'),
};

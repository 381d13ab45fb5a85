export { PrivacyPolicyScreen as Component } from './PrivacyPolicyScreen.tsx';

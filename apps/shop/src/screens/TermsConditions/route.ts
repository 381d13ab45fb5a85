export { TermsConditionsScreen as Component } from './TermsConditionsScreen.tsx';

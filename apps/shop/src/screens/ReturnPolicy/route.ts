export { ReturnPolicyScreen as Component } from './ReturnPolicyScreen.tsx';

export { VerifyScreen as Component } from './VerifyScreen.tsx';

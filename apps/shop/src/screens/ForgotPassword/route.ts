export { ForgotPasswordScreen as Component } from './ForgotPasswordScreen.tsx';

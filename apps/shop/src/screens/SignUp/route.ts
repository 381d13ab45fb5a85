export { SignUpScreen as Component } from './SignUpScreen.tsx';

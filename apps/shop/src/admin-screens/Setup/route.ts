export { SetupScreen as Component } from './SetupScreen.tsx';

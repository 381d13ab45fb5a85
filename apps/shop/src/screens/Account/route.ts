export { AccountScreen as Component } from './AccountScreen.tsx';

export { SecurityScreen as Component } from './SecurityScreen.tsx';

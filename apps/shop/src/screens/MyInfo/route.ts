export { MyInfoScreen as Component } from './MyInfoScreen.tsx';

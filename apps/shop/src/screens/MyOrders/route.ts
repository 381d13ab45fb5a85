export { MyOrdersScreen as Component } from './MyOrdersScreen.tsx';

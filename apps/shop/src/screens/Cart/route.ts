export { CartScreen as Component } from './CartScreen.tsx';

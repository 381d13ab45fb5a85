export { WishlistScreen as Component } from './WishlistScreen.tsx';

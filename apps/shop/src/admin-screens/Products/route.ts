export { ProductsScreen as Component } from './ProductsScreen.tsx';

export { loader } from './Product.loader.ts';
export { ProductScreen as Component } from './ProductScreen.tsx';
